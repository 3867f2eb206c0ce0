import type { Role } from '@skillharbor/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface WorkRecordTables {
  work_record_entries: WorkRecordEntriesTable;
}

interface WorkRecordEntriesTable {
  id: GeneratedAlways<number>;
  application_id: number;
  about: Role;
  freelancer_id: number;
  client_id: number;
  job_title: string;
  started_on: string;
  done_on: string;
  sentence: string;
  version: Generated<number>;
  confirmed_version: Generated<number | null>;
  hidden_by_freelancer: Generated<boolean>;
  hidden_by_client: Generated<boolean>;
  is_shown: GeneratedAlways<boolean>;
}
