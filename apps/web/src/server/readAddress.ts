import type { ApplicantsQuery, JobsQuery } from '@skillharbor/contract';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { directoryParameters } from '../freelancers/directorySearch.ts';
import { createRoutes } from '../router.tsx';
import { visitorsOnly } from '../session/guards.ts';
import { PAGES } from '../shell/pages.ts';

/* What the contract adds does not compile until it is here. */
const jobs: Readonly<Record<keyof JobsQuery, true>> = {
  search: true,
  category: true,
  location: true,
  company: true,
  employment_type: true,
  remote: true,
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

/** Hands all parameters of its address on to the API, those that it does not know as well. */
const DIRECTORY = '/freelancers';

/** The parameters that a page reads of its address, by the pattern of its route. The other pages read none. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  '/': Object.keys(jobs),
  '/jobs': Object.keys(jobs),
  [DIRECTORY]: directoryParameters,
  '/signin': ['from'],
  '/signup': ['tab', 'from'],
  // For the guard, which sends a user on.
  '/pricing': ['from'],
  '/forgot-password': ['from'],
  '/dashboard': ['status'],
  '/manage-job/:jobId': Object.keys(applicants),
  '/manage-job/:jobId/compare': ['ids', ...Object.keys(applicants)],
  '/applicant/:jobId/:freelancerId': Object.keys(applicants),
  '/applicant/:jobId/application/:applicationId': Object.keys(applicants),
};

const routes = createRoutes();

function isProtected({ id, middleware = [] }: RouteObject): boolean {
  return id !== PAGES && middleware.some((guard) => guard !== visitorsOnly);
}

export interface PageAddress {
  /** Path and query, without what the page does not read: one address for all that say the same. */
  address: string;
  /** Whether the page depends on parameters that are not known here. */
  hasUnknown: boolean;
}

/** What an address (path and query) says to its page. */
export function readAddress(asked: string): PageAddress {
  const { pathname, search, searchParams } = new URL(asked, 'http://server.invalid');
  const matches = matchRoutes(routes, pathname) ?? [];
  const pattern = matches.at(-1)?.route.path ?? '*';
  const names = parameters[pattern] ?? [];
  // A protected page leads to sign-in and back, to the whole address.
  const readsAll = pattern === DIRECTORY || matches.some(({ route }) => isProtected(route));
  const hasUnknown = readsAll && [...searchParams.keys()].some((name) => !names.includes(name));
  if (hasUnknown) return { address: pathname + search, hasUnknown };
  const fields = names.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams(fields).toString();
  return { address: query === '' ? pathname : `${pathname}?${query}`, hasUnknown };
}
