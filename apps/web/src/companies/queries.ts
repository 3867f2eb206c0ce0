import { queryOptions } from '@tanstack/react-query';
import { getCompany, getMyCompany, listCompanyJobs } from '../api/companies.ts';
import type { App } from '../app/app.ts';
import { knownKey } from './companyKey.ts';

/** A company, by the key in its address. */
export const companyQuery = ({ api }: App, key: string | null) =>
  queryOptions({
    queryKey: ['company', key],
    queryFn: ({ signal }) => getCompany(api, knownKey(key), signal),
  });

/** A page of its open jobs, counted from 1. */
export const companyJobsQuery = ({ api }: App, key: string | null, page: number) =>
  queryOptions({
    queryKey: ['company', key, 'jobs', page],
    queryFn: ({ signal }) => listCompanyJobs(api, knownKey(key), page, signal),
  });

/** The company of the client who is signed in. */
export const myCompanyQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['my-company'], queryFn: ({ signal }) => getMyCompany(api, signal) });
