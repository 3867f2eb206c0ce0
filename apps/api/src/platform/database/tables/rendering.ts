import type { Generated } from 'kysely';

export interface RenderingTables {
  announced_jobs: AnnouncedJobsTable;
}

/** The newest change of the listed jobs that this server has announced to search engines. There is at most one row. */
interface AnnouncedJobsTable {
  is_only: Generated<true>;
  cursor: string;
}
