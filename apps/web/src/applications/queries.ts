import { queryOptions } from '@tanstack/react-query';
import { listApplications, listMyApplications } from '../api/applications.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';
import { fetchApplicant } from './fetchApplicant.ts';

/** A page of the freelancer's own applications, counted from 1. */
export const myApplicationsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: ['my-applications', page],
    queryFn: ({ signal }) => listMyApplications(api, page, signal),
  });

/** A page of the applications to a job of the client's own, counted from 1. */
export const applicationsQuery = ({ api }: App, jobId: number, page: number) =>
  queryOptions({
    queryKey: ['applications', jobId, page],
    queryFn: ({ signal }) => listApplications(api, known(jobId), { page }, signal),
  });

/** One of them, with all that the client reads before deciding. */
export const applicantQuery = ({ api }: App, jobId: number, freelancerId: number) =>
  queryOptions({
    queryKey: ['applicant', jobId, freelancerId],
    queryFn: ({ signal }) => fetchApplicant(api, known(jobId), known(freelancerId), signal),
  });
