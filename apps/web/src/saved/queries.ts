import { queryOptions } from '@tanstack/react-query';
import { getSaved, listSavedFreelancers, listSavedJobs, lookUpJobs } from '../api/saved.ts';
import { listSavedSearches } from '../api/savedSearches.ts';
import type { App } from '../app/app.ts';

/** The beginnings of the keys of the lists with notes. */
export const savedJobsKey = ['saved-jobs'];
export const savedFreelancersKey = ['saved-freelancers'];

/** Queries the ids of what a user has saved. Another device may have changed them while this one was not looked at. */
export const savedQuery = ({ api }: App, owner: number | null) =>
  queryOptions({
    queryKey: ['saved', owner],
    queryFn: ({ signal }) => getSaved(api, signal),
    refetchOnWindowFocus: 'always',
  });

/** Queries a page of the freelancer's saved jobs, or of those in a list. Pages count from 1. */
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

/** Queries the user's saved searches. */
export const savedSearchesQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['saved-searches'],
    queryFn: async ({ signal }) => (await listSavedSearches(api, signal)).results,
  });

/** The largest number of jobs that can be looked up at once. */
export const LOOK_UP_SIZE = 20;

/** Queries what the public sees of jobs that a visitor has saved on this device. */
export const lookUpQuery = ({ api }: App, ids: number[]) =>
  queryOptions({
    queryKey: ['look-up', ids],
    queryFn: async ({ signal }) => (ids.length === 0 ? [] : (await lookUpJobs(api, ids, signal)).results),
  });
