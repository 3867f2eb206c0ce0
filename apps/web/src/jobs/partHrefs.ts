import type { ApplicantsQuery } from '@skillharbor/contract';
import type { JobPartHrefs } from '@skillharbor/ui/cards';
import { paths } from '../navigation/paths.ts';

/** Returns the addresses of a job's parts. All of them keep the client's filter and order of the applicants. */
export function partHrefs(jobId: number, shown: ApplicantsQuery): JobPartHrefs {
  return {
    applicants: paths.manageJob(jobId, shown),
    questions: paths.manageQuestions(jobId, shown),
    job: paths.manageDetails(jobId, shown),
    history: paths.manageHistory(jobId, shown),
  };
}
