/**
 * The search of the freelancers' directory. The page's URL has the same query as the API, so the page can use the query
 * of a link from the API.
 */
import { availabilityValues, listFreelancersRules } from '@skillharbor/contract';
import type { Availability, FreelancerSort } from '@skillharbor/contract';
import { directorySorts } from '@skillharbor/ui/pages';
import type { DirectoryFilters } from '@skillharbor/ui/pages';
import { idIn } from '../navigation/ids.ts';

const { search: searchRules, skill: skillRules, rate_max: rateRules } = listFreelancersRules;
/** The query parameters of the directory's URL. */
export const directoryParameters = [
  'search',
  'skill',
  'availability',
  'rate_min',
  'rate_max',
  'rate_currency',
  'sort',
  'page',
];
/** The currency that the contract assumes for a rate without one. */
export const DEFAULT_CURRENCY = 'USD';

export interface DirectorySearch {
  /** The words to search for, or '' for none. */
  search: string;
  filters: DirectoryFilters;
  sort: FreelancerSort;
}

/**
 * Reads the search from a URL. Values that the contract does not allow are dropped, because another version of the app
 * may have written them.
 */
export function directorySearchIn(query: URLSearchParams): DirectorySearch {
  const search = (query.get('search') ?? '').trim().slice(0, searchRules.maxLength);
  return {
    search,
    filters: {
      skills: idsIn(query.getAll('skill')).slice(0, skillRules.maxItems),
      availability: availabilityIn(query.getAll('availability')),
      rate: rateIn(query),
    },
    sort: sortIn(query.get('sort'), search),
  };
}

function idsIn(asked: readonly string[]): number[] {
  const ids = asked.map((skill) => idIn({ skill }, 'skill')).filter((id) => !Number.isNaN(id));
  return [...new Set(ids)];
}

function availabilityIn(asked: readonly string[]): Availability[] {
  return availabilityValues.filter((value) => asked.includes(value));
}

function rateIn(query: URLSearchParams): DirectoryFilters['rate'] {
  const [min, max] = ['rate_min', 'rate_max'].map((name) => amountIn(query.get(name)));
  if (min === undefined && max === undefined) return null;
  const currency = /^[A-Z]{3}$/.exec(query.get('rate_currency') ?? '')?.[0] ?? DEFAULT_CURRENCY;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }), currency };
}

function amountIn(text: string | null): number | undefined {
  if (text === null || !/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  return Number(text) <= rateRules.maximum ? Number(text) : undefined;
}

/** Returns the requested order if it exists, otherwise the default. */
function sortIn(asked: string | null, search: string): FreelancerSort {
  const sorts = directorySorts(search);
  return sorts.find((sort) => sort === asked) ?? sorts[0];
}

/** Returns the same search with other words. If the user did not choose the order, it becomes the default again. */
export function forWords(before: DirectorySearch, words: string): DirectorySearch {
  const search = words.trim();
  const isChosen = before.sort !== directorySorts(before.search)[0];
  return { ...before, search, sort: sortIn(isChosen ? before.sort : null, search) };
}

/** Drops search parameters that have their default value, so that each list has only one URL. */
export function directoryFields({ search, filters, sort }: DirectorySearch): [name: string, value: string][] {
  const { skills, availability, rate } = filters;
  const fields = {
    search: search === '' ? [] : [search],
    skill: skills.map(String),
    availability: [...availability],
    rate_min: rate?.min === undefined ? [] : [String(rate.min)],
    rate_max: rate?.max === undefined ? [] : [String(rate.max)],
    rate_currency: rate && rate.currency !== DEFAULT_CURRENCY ? [rate.currency] : [],
    sort: sort === directorySorts(search)[0] ? [] : [sort],
  };
  return Object.entries(fields).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
}

/** Returns the query of a URL with its `?`, or '' for all freelancers. `page` counts from 1. */
export function directoryQuery(search: DirectorySearch, page = 1, others?: URLSearchParams): string {
  const query = new URLSearchParams(directoryFields(search));
  if (page > 1) query.set('page', String(page));
  // Passes on other parameters of an API link unchanged, such as a cursor.
  for (const [name, value] of others ?? [])
    if (!directoryParameters.includes(name)) query.append(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
