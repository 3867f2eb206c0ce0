import type { JobList, JobSummary } from '@skillharbor/contract';

/** The number of jobs that the pages about the site show. */
const NEWEST = 3;

/** Returns the newest jobs from the first page of the list of all jobs. */
export function newestOf({ results }: Pick<JobList, 'results'>): readonly JobSummary[] {
  return results.slice(0, NEWEST);
}
