import type { FreelancerSort } from '@skillharbor/contract';

/** The orders to choose from for a search, the default first. Without words, no match is better than another. */
export function directorySorts(search: string): readonly [FreelancerSort, ...FreelancerSort[]] {
  return search === '' ? ['newest', 'rate_low', 'rate_high'] : ['best', 'newest', 'rate_low', 'rate_high'];
}
