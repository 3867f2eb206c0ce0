import type { operations } from '@skillharbor/contract';
import type { FreelancerSearch } from './freelancerSearch.ts';

type Query = NonNullable<operations['listFreelancers']['parameters']['query']>;

/** What the query of the directory asks for. The same list has one search, in whatever order its values come. */
export function searchOf({
  search = '',
  skill = [],
  availability = [],
  rate_min: rateMin,
  rate_max: rateMax,
  rate_currency: currency = 'USD',
  sort,
}: Query): FreelancerSearch {
  return {
    text: search.trim(),
    skills: [...new Set(skill)].toSorted((one, other) => one - other),
    availability: [...new Set(availability)].toSorted(),
    rateMin,
    rateMax,
    currency,
    sort,
  };
}
