import type { JobList, JobSummary } from '@skillharbor/contract';

/** As many as the pages about the site show. */
const NEWEST = 3;

/** The newest few of the first page of all jobs. */
export function newestOf({ results }: Pick<JobList, 'results'>): readonly JobSummary[] {
  return results.slice(0, NEWEST);
}
