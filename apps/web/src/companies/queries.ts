import { queryOptions } from '@tanstack/react-query';
import { getCompany, getMyCompany, listCompanyJobs } from '../api/companies.ts';
import type { App } from '../app/app.ts';
import { knownKey } from './companyKey.ts';

/** Queries a company by the key in the page's URL. */
export const companyQuery = ({ api }: App, key: string | null) =>
  queryOptions({
    queryKey: ['company', key],
    queryFn: ({ signal }) => getCompany(api, knownKey(key), signal),
  });

/** Queries a page of the company's open jobs. Pages count from 1. */
export const companyJobsQuery = ({ api }: App, key: string | null, page: number) =>
  queryOptions({
    queryKey: ['company', key, 'jobs', page],
    queryFn: ({ signal }) => listCompanyJobs(api, knownKey(key), page, signal),
  });

/** Queries the company of the signed-in client. */
export const myCompanyQuery = ({ api }: App) =>
  queryOptions({ queryKey: ['my-company'], queryFn: ({ signal }) => getMyCompany(api, signal) });
