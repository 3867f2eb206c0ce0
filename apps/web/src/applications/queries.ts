import type { ApplicantsQuery, ApplicationStatus } from '@skillharbor/contract';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  getMyApplication,
  getNeighbours,
  listApplications,
  listMyApplications,
  listWaiting,
} from '../api/applications.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';
import { fetchApplicant } from './fetchApplicant.ts';
import type { WhichApplication } from './fetchApplicant.ts';
import { shownApplicantsIn } from './shownApplicants.ts';
import { untilNotified } from './untilNotified.ts';

/**
 * Queries a page of the freelancer's own applications with one status, or with any status (null). Pages count from 1.
 */
export const myApplicationsQuery = ({ api }: App, status: ApplicationStatus | null, page: number) =>
  queryOptions({
    queryKey: ['my-applications', status, page],
    queryFn: ({ signal }) => listMyApplications(api, { page, ...(status && { status: [status] }) }, signal),
  });

export const myApplicationQuery = ({ api }: App, applicationId: number) =>
  queryOptions({
    queryKey: ['my-application', applicationId],
    queryFn: ({ signal }) => getMyApplication(api, known(applicationId), signal),
  });

/** Queries what waits for the user: applications in which the user has the next step, and unanswered invitations. */
export const waitingQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => listWaiting(api, signal),
  });

/** Reloads the applications whose next step may be different after a message. */
export async function refreshNextSteps(queries: QueryClient): Promise<void> {
  const subjects: unknown[] = ['my-application', 'my-applications', 'applicant', 'waiting'];
  await queries.invalidateQueries({ predicate: ({ queryKey }) => subjects.includes(queryKey[0]) });
}

/** Queries a page of the applications to a job of the client. Pages count from 1. */
export const applicationsQuery = (
  { api }: App,
  jobId: number,
  page: number,
  shown: ApplicantsQuery = shownApplicantsIn(new URLSearchParams()),
) =>
  queryOptions({
    queryKey: ['applications', jobId, shown, page],
    queryFn: ({ signal }) => listApplications(api, known(jobId), { page, ...shown }, signal),
    refetchInterval: ({ state }) => untilNotified(state.data?.results ?? [], Date.now()),
  });

/**
 * Queries the applications with these ids, to compare them. Without ids, it sends no request, because the server would
 * list all applications to the job.
 */
export const comparedQuery = ({ api }: App, jobId: number, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['applications', jobId, 'compared', ids],
    queryFn: async ({ signal }) =>
      ids.length === 0 ? { results: [] } : listApplications(api, known(jobId), { id: [...ids] }, signal),
    refetchInterval: ({ state }) => untilNotified(state.data?.results ?? [], Date.now()),
  });

/** Queries one application with all data that the client reads before a decision. */
export const applicantQuery = ({ api }: App, jobId: number, { by, id }: WhichApplication) =>
  queryOptions({
    queryKey: ['applicant', jobId, by, id],
    queryFn: ({ signal }) => fetchApplicant(api, known(jobId), { by, id: known(id) }, signal),
    refetchInterval: ({ state }) => untilNotified(state.data ? [state.data.application] : [], Date.now()),
  });

/**
 * Queries the applicants before and after an applicant. It waits for the applicant's own query, which returns the id of
 * the application.
 */
export const neighboursQuery = (app: App, jobId: number, which: WhichApplication, shown: ApplicantsQuery) =>
  queryOptions({
    queryKey: ['neighbours', jobId, which, shown],
    queryFn: async ({ signal }) => {
      const applicant = { ...applicantQuery(app, jobId, which), staleTime: Infinity };
      const { application } = await app.queries.query(applicant);
      return getNeighbours(app.api, application.id, shown, signal);
    },
  });
