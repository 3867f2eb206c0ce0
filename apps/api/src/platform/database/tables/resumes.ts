import type { Resume } from '@skillharbor/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface ResumesTables {
  resumes: ResumesTable;
  profile_resumes: ProfileResumesTable;
}

interface ResumesTable {
  id: GeneratedAlways<number>;
  freelancer_id: number;
  key: string;
  name: string;
  type: Resume['type'];
  size: number;
  /** The SHA-256 digest of the file, or null if an older version of the server stored the file. */
  digest: Uint8Array | null;
  created_at: Date;
}

interface ProfileResumesTable {
  id: GeneratedAlways<number>;
  freelancer_id: number;
  resume_id: number;
  name: string;
  is_default: Generated<boolean>;
}
