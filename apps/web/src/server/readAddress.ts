import type { ApplicantsQuery, JobsQuery } from '@skillharbor/contract';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { directoryParameters } from '../freelancers/directorySearch.ts';
import { createRoutes } from '../router.tsx';
import { visitorsOnly } from '../session/guards.ts';
import { PAGES } from '../shell/pages.ts';

/* A new parameter of the contract causes a compile error until it is listed here. */
const jobs: Readonly<Record<keyof JobsQuery, true>> = {
  search: true,
  category: true,
  location: true,
  company: true,
  employment_type: true,
  remote: true,
  located_in: true,
  pay_min: true,
  pay_currency: true,
  pay_period: true,
  has_pay: true,
  posted_within: true,
  is_open: true,
  sort: true,
  page: true,
};
const applicants: Readonly<Record<keyof ApplicantsQuery, true>> = { state: true, sort: true };

/** The directory passes all parameters of its address to the API, including unknown ones. */
const DIRECTORY = '/freelancers';

/** The parameters that each page reads, by the pattern of its route. Pages that are not listed read none. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  '/': Object.keys(jobs),
  '/jobs': Object.keys(jobs),
  [DIRECTORY]: directoryParameters,
  '/signin': ['from'],
  '/signup': ['tab', 'from'],
  // The guard of this page redirects to the page in `from`.
  '/pricing': ['from'],
  '/forgot-password': ['from'],
  '/legal/:kind': ['version'],
  '/dashboard': ['status'],
  '/manage-job/:jobId': Object.keys(applicants),
  '/manage-job/:jobId/questions': Object.keys(applicants),
  '/manage-job/:jobId/job': Object.keys(applicants),
  '/manage-job/:jobId/history': Object.keys(applicants),
  '/manage-job/:jobId/compare': ['ids', ...Object.keys(applicants)],
  '/applicant/:jobId/:freelancerId': Object.keys(applicants),
  '/applicant/:jobId/application/:applicationId': Object.keys(applicants),
};

const routes = createRoutes();

function isProtected({ id, middleware = [] }: RouteObject): boolean {
  return id !== PAGES && middleware.some((guard) => guard !== visitorsOnly);
}

export interface PageAddress {
  /** The path and query without parameters that the page does not read, so that equal pages have one address. */
  address: string;
  /** True if `address` still has parameters that are not in the lists above. */
  hasUnknown: boolean;
}

/** Returns the part of an address (path and query) that affects its page. */
export function readAddress(asked: string): PageAddress {
  const { pathname, search, searchParams } = new URL(asked, 'http://server.invalid');
  const matches = matchRoutes(routes, pathname) ?? [];
  const pattern = matches.at(-1)?.route.path ?? '*';
  const names = parameters[pattern] ?? [];
  // A protected page redirects to sign-in and later back to the complete address.
  const readsAll = pattern === DIRECTORY || matches.some(({ route }) => isProtected(route));
  const hasUnknown = readsAll && [...searchParams.keys()].some((name) => !names.includes(name));
  if (hasUnknown) return { address: pathname + search, hasUnknown };
  const fields = names.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams(fields).toString();
  return { address: query === '' ? pathname : `${pathname}?${query}`, hasUnknown };
}
