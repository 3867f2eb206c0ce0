import type { FreelancerSort } from '@skillharbor/contract';

/** Returns the orders to choose from, with the default first. Without a search, there is no order by best match. */
export function directorySorts(search: string): readonly [FreelancerSort, ...FreelancerSort[]] {
  return search === '' ? ['newest', 'rate_low', 'rate_high'] : ['best', 'newest', 'rate_low', 'rate_high'];
}
