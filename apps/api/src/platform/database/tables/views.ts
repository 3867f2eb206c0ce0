import type { Generated } from 'kysely';

export interface ViewsTables {
  job_views: JobViewsTable;
}

/** The number of views for each day and each referring site. */
interface JobViewsTable {
  listing_id: number;
  /** The day in UTC, YYYY-MM-DD. */
  day: string;
  /** The host of the referring site, or an empty text if it is unknown. */
  site: string;
  views: Generated<number>;
}
