import { ApiError } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { Applicant } from '@skillharbor/ui/pages';
import { listApplications } from '../api/applications.ts';
import { getFreelancer } from '../api/freelancers.ts';
import { getMyJob } from '../api/jobs.ts';
import { freshen } from '../session/freshen.ts';

/** A freelancer's application to a job, with the job and the profile. @throws ApiError 404 where there is none. */
export async function fetchApplicant(
  api: Api,
  jobId: number,
  freelancerId: number,
  signal: AbortSignal,
): Promise<Applicant> {
  // The server shows the profile to visitors as well, but without the address to write to.
  await freshen(api);
  const [job, { results }, freelancer] = await Promise.all([
    getMyJob(api, jobId, signal),
    listApplications(api, jobId, { freelancer_id: freelancerId }, signal),
    getFreelancer(api, freelancerId, 'credentialed', signal),
  ]);
  const application = results.find(({ freelancer_id }) => freelancer_id === freelancerId);
  if (!application) throw new ApiError(404);
  return { job, application, freelancer };
}
