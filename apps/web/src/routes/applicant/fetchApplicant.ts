import { ApiError, unwrap, type Api } from '@skillharbor/api-client';
import type { Applicant } from '@skillharbor/ui/pages';

/** Somebody's application to a job, with the job and the profile. @throws ApiError 404 when they have not applied. */
export async function fetchApplicant(
  api: Api,
  jobId: number,
  freelancerId: number,
  signal: AbortSignal,
): Promise<Applicant> {
  const ofJob = { path: { jobId } };
  const [job, list, freelancer] = await Promise.all([
    unwrap(api.bearer.GET('/api/job-listings/my-detail/{jobId}/', { params: ofJob, signal })),
    unwrap(
      api.credentialed.GET('/api/applications/list/{jobId}', {
        params: { ...ofJob, query: { freelancer_id: freelancerId } },
        signal,
      }),
    ),
    unwrap(
      api.credentialed.GET('/api/accounts/freelancers/{id}/', {
        params: { path: { id: freelancerId } },
        signal,
      }),
    ),
  ]);
  const application = list.results.find(({ freelancer_id }) => freelancer_id === freelancerId);
  if (!application) throw new ApiError(404);
  return { job, application, freelancer };
}
