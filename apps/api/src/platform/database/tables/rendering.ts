import type { Generated } from 'kysely';

export interface RenderingTables {
  announced_jobs: AnnouncedJobsTable;
}

/**
 * The position in the list of job changes up to which changes have been announced to search engines. The table has at
 * most one row.
 */
interface AnnouncedJobsTable {
  is_only: Generated<true>;
  cursor: string;
}
