import {
  closedJob,
  deadlineSoonJob,
  deadlineTodayJob,
  facetsOf,
  job,
  marketingJob,
  moreJobs,
  NOW,
  shortJob,
  TODAY,
} from '@skillharbor/mocks';
import { fn } from 'storybook/test';
import type { ListSearch } from '../../layout/ListFrame/listSearch.ts';
import { noFilters } from './jobFilters.ts';
import type { JobListingsPageProps } from './JobListingsPage.tsx';
import type { ListedJobs } from './listedJobs.ts';

/* The stories of the page share the values in this file. */

export const firstPage = [
  job,
  deadlineSoonJob,
  deadlineTodayJob,
  marketingJob,
  shortJob,
  closedJob,
  ...moreJobs.slice(0, 14),
];

/** Returns loaded jobs in the form in which the route passes them. */
export function listed(
  jobs: ListedJobs['jobs'],
  found: Partial<ListedJobs> = {},
): JobListingsPageProps['jobs'] {
  const total = { count: jobs.length, precision: 'exact' } as const;
  return { status: 'ready', data: { jobs, total, filters: noFilters, words: '', typo: null, ...found } };
}

export const total57 = { count: 57, precision: 'exact' } as const;

/** Returns the props of a search for these words. */
export function searching(words: string): ListSearch {
  return {
    words,
    action: { href: '/jobs' },
    suggestions: { groups: [], onType: fn(), onChoose: fn() },
    onSearch: fn(),
  };
}

export const listingsArgs: JobListingsPageProps = {
  jobs: listed(firstPage, { total: total57 }),
  facets: facetsOf(firstPage, {}, NOW),
  filters: noFilters,
  sort: 'date',
  panel: 'none',
  search: searching(''),
  onPanelChange: fn(),
  onFiltersChange: fn(),
  onSortChange: fn(),
  pages: { next: fn(), pending: false },
  jobHref: (id) => `/job/${id}`,
  feedHref: '/feeds/jobs.atom',
  today: TODAY,
};
