import { queryOptions } from '@tanstack/react-query';
import {
  getJobHistory,
  getJobToEdit,
  getMyJob,
  listJobs,
  listMyJobs,
  getJobEvidence,
  getJobFunnel,
  listRelatedJobs,
  suggestSearches,
} from '../api/jobs.ts';
import { listJobDrafts } from '../api/drafts.ts';
import type { JobsSearch } from '../api/jobs.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';
import { fetchJob } from './fetchJob.ts';

/** Queries a page of all active jobs that match a search. Pages count from 1. */
export const jobsQuery = ({ api }: App, search: JobsSearch, page: number) =>
  queryOptions({
    queryKey: ['jobs', search, page],
    queryFn: async ({ signal }) => ({
      ...(await listJobs(api, { ...search, page }, signal)),
      asked: search,
    }),
  });

/** Queries suggestions that complete a search. */
export const suggestionsQuery = ({ api }: App, search: string) =>
  queryOptions({
    queryKey: ['suggestions', search],
    queryFn: async ({ signal }) => (await suggestSearches(api, search, signal)).results,
    retry: false,
  });

/** Queries a job as the reader is allowed to see it. */
export const jobQuery = (app: App, jobId: number) =>
  queryOptions({
    queryKey: ['job', jobId],
    queryFn: ({ signal }) => fetchJob(app, known(jobId), signal),
  });

/** Queries the evidence of whether a job is real. */
export const evidenceQuery = ({ api, role }: App, jobId: number) =>
  queryOptions({
    queryKey: ['job', jobId, 'evidence'],
    // No loader requests this query, so its data is always stale, and each visit requests it again.
    staleTime: 0,
    queryFn: ({ signal }) =>
      getJobEvidence(api, known(jobId), role() === null ? 'anonymous' : 'bearer', signal),
  });

/** Queries jobs that are related to a job. */
export const relatedJobsQuery = ({ api }: App, jobId: number) =>
  queryOptions({
    queryKey: ['job', jobId, 'related'],
    queryFn: ({ signal }) => listRelatedJobs(api, known(jobId), signal),
  });

/** Queries the job drafts of the client. */
export const jobDraftsQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['job-drafts'],
    queryFn: async ({ signal }) => (await listJobDrafts(api, signal)).results,
  });

/** Queries a page of the client's own jobs. Pages count from 1. */
export const myJobsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: ['my-jobs', page],
    queryFn: ({ signal }) => listMyJobs(api, page, signal),
  });

/** Queries a job that belongs to the client. */
export const myJobQuery = ({ api }: App, jobId: number) =>
  queryOptions({
    queryKey: ['my-job', jobId],
    queryFn: ({ signal }) => getMyJob(api, known(jobId), signal),
  });

/** Queries a job that belongs to the client, for the form that edits it. */
export const jobToEditQuery = ({ api }: App, jobId: number) =>
  queryOptions({
    queryKey: ['my-job', jobId, 'edit'],
    queryFn: ({ signal }) => getJobToEdit(api, known(jobId), signal),
  });

/** Queries how often a job was opened, and how its applications ended. */
export const jobFunnelQuery = ({ api }: App, jobId: number) =>
  queryOptions({
    queryKey: ['my-job', jobId, 'funnel'],
    // No loader requests this query, so its data is always stale, and each visit requests it again.
    staleTime: 0,
    queryFn: ({ signal }) => getJobFunnel(api, known(jobId), signal),
  });

/** Queries the changes that edits have made to a job since its first application. */
export const jobHistoryQuery = ({ api }: App, jobId: number) =>
  queryOptions({
    queryKey: ['my-job', jobId, 'history'],
    queryFn: async ({ signal }) => (await getJobHistory(api, known(jobId), signal)).results,
  });
