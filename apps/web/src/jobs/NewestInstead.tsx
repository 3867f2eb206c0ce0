import { OtherJobs } from '@skillharbor/ui/cards';
import { useOtherJobs } from './useOtherJobs.ts';

/** Offers the newest jobs and a search on the page of a job that does not exist. */
export function NewestInstead() {
  return <OtherJobs {...useOtherJobs()} />;
}
