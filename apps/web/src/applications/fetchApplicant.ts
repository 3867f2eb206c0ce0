import { ApiError } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { Applicant } from '@skillharbor/ui/pages';
import { listApplications } from '../api/applications.ts';
import { getFreelancer } from '../api/freelancers.ts';
import { getMyJob } from '../api/jobs.ts';
import { freshen } from '../session/freshen.ts';

/** Identifies an application by its freelancer or, if blind review may hide the freelancer, by its own id. */
export interface WhichApplication {
  by: 'freelancer_id' | 'id';
  id: number;
}

/**
 * Fetches an application to a job, with the job and, unless the freelancer is hidden, the profile.
 *
 * @throws ApiError 404 if there is no such application.
 */
export async function fetchApplicant(
  api: Api,
  jobId: number,
  { by, id }: WhichApplication,
  signal: AbortSignal,
): Promise<Applicant> {
  // The server sends visitors the profile without the email address, so this request alone would not show that the
  // session has expired.
  await freshen(api);
  const profileOf = (freelancerId: number) => getFreelancer(api, freelancerId, 'credentialed', signal);
  const [job, { results }, known] = await Promise.all([
    getMyJob(api, jobId, signal),
    listApplications(api, jobId, by === 'id' ? { id: [id] } : { freelancer_id: id }, signal),
    by === 'freelancer_id' ? profileOf(id) : null,
  ]);
  const [application] = results;
  if (!application) throw new ApiError(404);
  const { freelancer_id: freelancerId } = application;
  const freelancer = known ?? (freelancerId === null ? null : await profileOf(freelancerId));
  return { job, application, freelancer };
}
