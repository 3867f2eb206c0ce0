import { applicantFilterValues, applicantSortValues } from '@skillharbor/contract';
import type { ShownApplicants } from '@skillharbor/ui/pages';

/** Reads from a URL which applications to show, and in which order. An unknown value is replaced by the default. */
export function shownApplicantsIn(query: URLSearchParams): ShownApplicants {
  return {
    state: applicantFilterValues.find((state) => state === query.get('state')) ?? 'all',
    sort: applicantSortValues.find((sort) => sort === query.get('sort')) ?? 'newest',
  };
}
