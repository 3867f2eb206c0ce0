import type { ApplicantsQuery, Neighbour } from '@skillharbor/contract';
import { paths } from '../navigation/paths.ts';

/**
 * Returns the path of an application's page. The path names the freelancer, unless blind review hides the freelancer.
 */
export function applicationPath(
  jobId: number,
  { id, freelancer_id }: Neighbour,
  shown?: ApplicantsQuery,
): string {
  return freelancer_id === null
    ? paths.application(jobId, id, shown)
    : paths.applicant(jobId, freelancer_id, shown);
}
