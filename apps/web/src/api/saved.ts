import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { SavedJobsInput, SeenJobsInput } from '@skillharbor/contract';

export const getSaved = ({ bearer }: Api, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/saved/', { signal }));

export const lookUpJobs = ({ anonymous }: Api, ids: number[], signal: AbortSignal) =>
  unwrap(anonymous.GET('/api/job-listings/look-up/', { params: { query: { id: ids } }, signal }));

/** Lists a page of all saved jobs, or of the saved jobs in one list. */
export const listSavedJobs = (
  { bearer }: Api,
  { page, list }: { page: number; list: string | null },
  signal: AbortSignal,
) =>
  unwrap(
    bearer.GET('/api/saved/jobs/', { params: { query: { page, ...(list !== null && { list }) } }, signal }),
  );

export const takeSavedJobs = ({ bearer }: Api, body: SavedJobsInput) =>
  unwrap(bearer.POST('/api/saved/jobs/', { body }));

export const markSavedJobsSeen = ({ bearer }: Api, body: SeenJobsInput) =>
  unwrap(bearer.POST('/api/saved/jobs/seen/', { body }));

export const saveJob = ({ bearer }: Api, jobId: number, body: { note?: string }) =>
  unwrap(bearer.PUT('/api/saved/jobs/{jobId}/', { params: { path: { jobId } }, body }));

export const removeSavedJob = ({ bearer }: Api, jobId: number) =>
  unwrap(bearer.DELETE('/api/saved/jobs/{jobId}/', { params: { path: { jobId } } }));

export const listSavedFreelancers = ({ bearer }: Api, page: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/saved/freelancers/', { params: { query: { page } }, signal }));

export const saveFreelancer = ({ bearer }: Api, freelancerId: number, body: { note?: string }) =>
  unwrap(bearer.PUT('/api/saved/freelancers/{freelancerId}/', { params: { path: { freelancerId } }, body }));

export const removeSavedFreelancer = ({ bearer }: Api, freelancerId: number) =>
  unwrap(bearer.DELETE('/api/saved/freelancers/{freelancerId}/', { params: { path: { freelancerId } } }));
