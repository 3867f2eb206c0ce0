import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { JobInput, JobsQuery, VersionedJobUpdate } from '@skillharbor/contract';

/**
 * Selects which active jobs are listed, and in which order. By default, the best match comes first or, without words,
 * the newest job.
 */
export type JobsSearch = Omit<JobsQuery, 'page'>;

export const listJobs = ({ anonymous }: Api, query: JobsSearch & { page: number }, signal: AbortSignal) =>
  unwrap(anonymous.GET('/api/job-listings/listings/', { params: { query }, signal }));

export const suggestSearches = ({ anonymous }: Api, search: string, signal: AbortSignal) =>
  unwrap(anonymous.GET('/api/job-listings/suggestions/', { params: { query: { search } }, signal }));

/**
 * Reads a job. With 'anonymous', the response has only what the public sees. Otherwise, it has what the client and the
 * freelancers who applied see.
 */
export const getJob = (api: Api, jobId: number, as: 'anonymous' | 'bearer', signal: AbortSignal) =>
  unwrap(api[as].GET('/api/job-listings/listings/{jobId}/', { params: { path: { jobId } }, signal }));

/** Reads the evidence of whether a job is real. The parameters are those of `getJob`. */
export const getJobEvidence = (api: Api, jobId: number, as: 'anonymous' | 'bearer', signal: AbortSignal) =>
  unwrap(
    api[as].GET('/api/job-listings/listings/{jobId}/evidence/', { params: { path: { jobId } }, signal }),
  );

/** Counts a view of a job. The request completes even if the reader leaves the page. */
export const countJobView = ({ anonymous }: Api, jobId: number, site: string | null) =>
  unwrap(
    anonymous.POST('/api/job-listings/listings/{jobId}/views/', {
      params: { path: { jobId } },
      body: { site },
      keepalive: true,
    }),
  );

export const getJobFunnel = ({ bearer }: Api, jobId: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/job-listings/my-detail/{jobId}/funnel/', { params: { path: { jobId } }, signal }));

export const listRelatedJobs = ({ anonymous }: Api, jobId: number, signal: AbortSignal) =>
  unwrap(
    anonymous.GET('/api/job-listings/listings/{jobId}/related/', { params: { path: { jobId } }, signal }),
  );

export const checkJobLink = ({ credentialed }: Api, token: string) =>
  unwrap(credentialed.POST('/api/job-listings/still-looking/check/', { body: { token } }));

export const confirmJob = ({ credentialed }: Api, token: string) =>
  unwrap(credentialed.POST('/api/job-listings/still-looking/', { body: { token } }));

export const listMyJobs = ({ bearer }: Api, page: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/job-listings/my-listings/', { params: { query: { page } }, signal }));

export const getMyJob = ({ bearer }: Api, jobId: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/job-listings/my-detail/{jobId}/', { params: { path: { jobId } }, signal }));

export const getJobToEdit = ({ bearer }: Api, jobId: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/job-listings/listings/{jobId}/edit/', { params: { path: { jobId } }, signal }));

export const getJobHistory = ({ bearer }: Api, jobId: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/job-listings/history/{jobId}/', { params: { path: { jobId } }, signal }));

export const createJob = ({ bearer }: Api, body: JobInput) =>
  unwrap(bearer.POST('/api/job-listings/create/', { body }));

export const updateJob = ({ bearer }: Api, jobId: number, body: VersionedJobUpdate) =>
  unwrap(bearer.PUT('/api/job-listings/listings/{jobId}/edit/', { params: { path: { jobId } }, body }));

export const deleteJob = ({ bearer }: Api, jobId: number) =>
  unwrap(bearer.DELETE('/api/job-listings/listings/{jobId}/edit/', { params: { path: { jobId } } }));
