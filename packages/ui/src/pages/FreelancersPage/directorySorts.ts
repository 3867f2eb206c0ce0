import type { FreelancerSort } from '@skillharbor/contract';

/** Returns the orders to choose from, the default first. Without a search, no match is better than another. */
export function directorySorts(search: string): readonly [FreelancerSort, ...FreelancerSort[]] {
  return search === '' ? ['newest', 'rate_low', 'rate_high'] : ['best', 'newest', 'rate_low', 'rate_high'];
}
