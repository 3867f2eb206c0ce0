import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { ApplicationInput, DecisionInput } from '@skillharbor/contract';

export const listMyApplications = ({ credentialed }: Api, page: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/applications/my/', { params: { query: { page } }, signal }));

export const listApplications = (
  { credentialed }: Api,
  jobId: number,
  query: { page?: number; freelancer_id?: number },
  signal: AbortSignal,
) =>
  unwrap(credentialed.GET('/api/applications/list/{jobId}', { params: { path: { jobId }, query }, signal }));

export const hasApplied = ({ credentialed }: Api, jobId: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/applications/has-applied/{jobId}/', { params: { path: { jobId } }, signal }));

/** `onProgress` takes the part that has gone, 0 to 1. */
export const applyToJob = (
  { credentialed }: Api,
  body: ApplicationInput,
  onProgress: (fraction: number) => void,
) =>
  unwrap(
    credentialed.POST('/api/applications/apply/', {
      body,
      bodySerializer: multipart,
      fetch: uploading({ onProgress }),
    }),
  );

export const decideApplication = ({ credentialed }: Api, applicationId: number, body: DecisionInput) =>
  unwrap(
    credentialed.PATCH('/api/applications/update/{applicationId}/', {
      params: { path: { applicationId } },
      body,
    }),
  );
