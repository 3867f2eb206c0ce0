import type { SavedJobState } from '@skillharbor/contract';
import type { Generated } from 'kysely';

export interface SavedTables {
  saved_jobs: SavedJobsTable;
  saved_freelancers: SavedFreelancersTable;
}

interface SavedJobsTable {
  user_id: number;
  /** The id of the job, which may no longer exist. */
  listing_id: number;
  title: string;
  note: Generated<string>;
  /** The name of the freelancer's list that contains the job, or empty if the job is in no list. */
  list: Generated<string>;
  saved_at: Date;
  removed_at: Generated<Date | null>;
  seen_state: SavedJobState;
  seen_version: number | null;
  seen_content: string | null;
}

interface SavedFreelancersTable {
  client_id: number;
  freelancer_id: number;
  note: Generated<string>;
  saved_at: Date;
  removed_at: Generated<Date | null>;
}
