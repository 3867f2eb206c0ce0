import { applicantFilterValues, applicantSortValues } from '@skillharbor/contract';
import type { ShownApplicants } from '@skillharbor/ui/pages';

/** Which applicants an address asks for, and in which order. What does not exist is the default. */
export function shownApplicantsIn(query: URLSearchParams): ShownApplicants {
  return {
    state: applicantFilterValues.find((state) => state === query.get('state')) ?? 'all',
    sort: applicantSortValues.find((sort) => sort === query.get('sort')) ?? 'newest',
  };
}
