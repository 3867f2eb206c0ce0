import type { Generated } from 'kysely';

export interface ViewsTables {
  job_views: JobViewsTable;
}

/** Sums for each day and each site that readers came from. */
interface JobViewsTable {
  listing_id: number;
  /** YYYY-MM-DD in UTC. */
  day: string;
  /** The host of the site, or an empty text if it is not known. */
  site: string;
  views: Generated<number>;
}
