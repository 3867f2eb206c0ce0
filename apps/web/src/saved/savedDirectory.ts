import type { FreelancerConditions } from '@skillharbor/contract';
import { DEFAULT_CURRENCY } from '../freelancers/directorySearch.ts';
import type { DirectorySearch } from '../freelancers/directorySearch.ts';

/**
 * Returns the search of the directory that has the conditions of a saved search. It lists the newest freelancers first.
 */
export function directorySearchOf(conditions: FreelancerConditions): DirectorySearch {
  const {
    search = '',
    skill = [],
    availability = [],
    rate_min: min,
    rate_max: max,
    rate_currency,
  } = conditions;
  const hasRate = min !== undefined || max !== undefined;
  return {
    search,
    filters: {
      skills: skill,
      availability,
      rate: hasRate
        ? {
            ...(min !== undefined && { min }),
            ...(max !== undefined && { max }),
            currency: rate_currency ?? DEFAULT_CURRENCY,
          }
        : null,
    },
    sort: 'newest',
  };
}

/** Returns the conditions of the search to be saved, or null if the directory shows no search. */
export function conditionsOfDirectory({ search, filters }: DirectorySearch): FreelancerConditions | null {
  const { skills, availability, rate } = filters;
  const conditions: FreelancerConditions = {
    ...(search !== '' && { search }),
    ...(skills.length > 0 && { skill: [...skills] }),
    ...(availability.length > 0 && { availability: [...availability] }),
    ...(rate?.min !== undefined && { rate_min: rate.min }),
    ...(rate?.max !== undefined && { rate_max: rate.max }),
    ...(rate && { rate_currency: rate.currency }),
  };
  return Object.keys(conditions).length > 0 ? conditions : null;
}
