import type { Generated } from 'kysely';

export interface RenderingTables {
  announced_jobs: AnnouncedJobsTable;
}

/** How far the changes of the listed jobs have been announced to search engines. There is at most one row. */
interface AnnouncedJobsTable {
  is_only: Generated<true>;
  cursor: string;
}
