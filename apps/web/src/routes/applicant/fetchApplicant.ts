import { ApiError, unwrap, type Api } from '@skillharbor/api-client';
import type { Applicant } from '@skillharbor/ui/pages';
import { freshen } from '../../session/freshen.ts';

/** Somebody's application to a job, with the job and the profile. @throws ApiError 404 when they have not applied. */
export async function fetchApplicant(
  api: Api,
  jobId: number,
  freelancerId: number,
  signal: AbortSignal,
): Promise<Applicant> {
  // A stranger, too, sees the profile, but not the address to write to.
  await freshen(api);
  const job = { path: { jobId } };
  const freelancer = { path: { id: freelancerId } };
  const application = { ...job, query: { freelancer_id: freelancerId } };
  const [theJob, { results }, theFreelancer] = await Promise.all([
    unwrap(api.bearer.GET('/api/job-listings/my-detail/{jobId}/', { params: job, signal })),
    unwrap(api.credentialed.GET('/api/applications/list/{jobId}', { params: application, signal })),
    unwrap(api.credentialed.GET('/api/accounts/freelancers/{id}/', { params: freelancer, signal })),
  ]);
  const found = results.find(({ freelancer_id }) => freelancer_id === freelancerId);
  if (!found) throw new ApiError(404);
  return { job: theJob, application: found, freelancer: theFreelancer };
}
