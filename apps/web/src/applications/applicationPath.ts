import type { ApplicantsQuery, Neighbour } from '@skillharbor/contract';
import { paths } from '../navigation/paths.ts';

/** The page of an application, by the freelancer who sent it where that is no secret. */
export function applicationPath(
  jobId: number,
  { id, freelancer_id }: Neighbour,
  shown?: ApplicantsQuery,
): string {
  return freelancer_id === null
    ? paths.application(jobId, id, shown)
    : paths.applicant(jobId, freelancer_id, shown);
}
