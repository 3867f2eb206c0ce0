import { applicantFilterValues, applicantSortValues } from '@skillharbor/contract';
import type { ShownApplicants } from '@skillharbor/ui/pages';

/** Reads from an address which applications to show, and in which order. An unknown value counts as the default. */
export function shownApplicantsIn(query: URLSearchParams): ShownApplicants {
  return {
    state: applicantFilterValues.find((state) => state === query.get('state')) ?? 'all',
    sort: applicantSortValues.find((sort) => sort === query.get('sort')) ?? 'newest',
  };
}
