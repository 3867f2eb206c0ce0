import type { FreelancerSort } from '@skillharbor/contract';

/** Returns the sort orders, the default first. Without a search, the order by best match is omitted. */
export function directorySorts(search: string): readonly [FreelancerSort, ...FreelancerSort[]] {
  return search === '' ? ['newest', 'rate_low', 'rate_high'] : ['best', 'newest', 'rate_low', 'rate_high'];
}
