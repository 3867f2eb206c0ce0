import { queryOptions } from '@tanstack/react-query';
import { getSaved, listSavedFreelancers, listSavedJobs, lookUpJobs } from '../api/saved.ts';
import type { App } from '../app/app.ts';

/** The first parts of the keys of the lists with notes. */
export const savedJobsKey = ['saved-jobs'];
export const savedFreelancersKey = ['saved-freelancers'];

/**
 * Queries the ids of a user's saved items. They are queried again when the user returns to the window, because another
 * device may have changed them.
 */
export const savedQuery = ({ api }: App, owner: number | null) =>
  queryOptions({
    queryKey: ['saved', owner],
    queryFn: ({ signal }) => getSaved(api, signal),
    refetchOnWindowFocus: 'always',
  });

/** Queries a page of the freelancer's saved jobs, or of the saved jobs in one list. Pages count from 1. */
export const savedJobsQuery = ({ api }: App, page: number, list: string | null) =>
  queryOptions({
    queryKey: [...savedJobsKey, list, page],
    queryFn: ({ signal }) => listSavedJobs(api, { page, list }, signal),
  });

/** Queries a page of the freelancers that the client's team has saved. Pages count from 1. */
export const savedFreelancersQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: [...savedFreelancersKey, page],
    queryFn: ({ signal }) => listSavedFreelancers(api, page, signal),
  });

/** The maximum number of jobs that one request can look up. */
export const LOOK_UP_SIZE = 20;

/** Queries the public data of jobs that a visitor has saved on this device. */
export const lookUpQuery = ({ api }: App, ids: number[]) =>
  queryOptions({
    queryKey: ['look-up', ids],
    queryFn: async ({ signal }) => (ids.length === 0 ? [] : (await lookUpJobs(api, ids, signal)).results),
  });
