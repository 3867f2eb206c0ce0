/**
 * Searches the freelancer directory.
 *
 *     const search = createFreelancerSearch({ queries, version });
 *     const { ids, count, isCountExact, foundWords, facets } = await search({ text, skills, sort }, page);
 *
 * The ids of the matches are cached until the version of the freelancers changes. For further pages, the caller
 * therefore only has to read the rows of the freelancers.
 */
import type { FreelancerFacets, FreelancerSort, operations } from '@skillharbor/contract';
import { isWithin, pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { Version } from '../platform/caching/publicVersion.ts';
import { createVersionedCache } from '../platform/caching/versionedCache.ts';
import type { Queries } from '../platform/database/tables.ts';
import {
  countFacets,
  countFreelancers,
  countMatches,
  findByRate,
  findMatches,
  listNewest,
} from './freelancerSearch.repository.ts';
import type { FreelancerFilter } from './freelancerSearch.repository.ts';
import { maxMatchesOf } from './search.limits.ts';
import { conditionsOfTypedText } from './search.repository.ts';
import { correctTypo } from './search.typos.ts';

const MAX_CACHE_BYTES = 8 * 1024 * 1024;
const BYTES_PER_FACET = 200;

export interface FreelancerSearch extends Omit<FreelancerFilter, 'conditions' | 'sort'> {
  text: string;
  /**
   * The order of the matches. By default, the best match comes first, or the newest profile if the search has no words.
   */
  sort: FreelancerSort | undefined;
}

export interface FoundFreelancers {
  /** The ids of the freelancers on the page, and one more id if a next page exists. */
  ids: readonly number[];
  /** The number of freelancers on all pages together. */
  reachable: number;
  count: number;
  isCountExact: boolean;
  /** The corrected text with which these matches were found, or null if they were found with the typed text. */
  foundWords: string | null;
  /** The facets on the first page, or null on later pages. */
  facets: FreelancerFacets | null;
}

interface Matches {
  filter: FreelancerFilter;
  ids: readonly number[];
  foundWords: string | null;
}

interface Dependencies {
  queries: Queries;
  version: Version;
  /**
   * Replaces both default limits on the number of matches: the limit for the unfiltered list, and the limit for
   * searches.
   */
  maxMatches?: number;
}

export function createFreelancerSearch({
  queries,
  version,
  maxMatches,
}: Dependencies): (search: FreelancerSearch, page: Page) => Promise<FoundFreelancers> {
  const maxOf = (text: string) => maxMatches ?? maxMatchesOf(text);
  const options = { version, maxSize: MAX_CACHE_BYTES };
  const cache = createVersionedCache<Matches>({
    ...options,
    sizeOf: ({ ids }, key) => 8 * ids.length + key.length + 1_024,
  });
  const facetsCache = createVersionedCache<FreelancerFacets>({
    ...options,
    sizeOf: ({ skills }, key) => BYTES_PER_FACET * (skills.length + 3) + key.length,
  });

  async function filterOf(
    text: string,
    { sort = 'best', ...others }: Omit<FreelancerSearch, 'text'>,
  ): Promise<FreelancerFilter> {
    return { ...others, conditions: await conditionsOfTypedText(queries, text, countMatches), sort };
  }

  async function find(search: FreelancerSearch): Promise<Matches> {
    const { text, ...others } = search;
    const filter = await filterOf(text, others);
    const findIds = isFiltered(search) ? findMatches : findByRate;
    const ids = await findIds(queries, filter, maxOf(text));
    return { filter, ids, foundWords: null };
  }

  async function findWithCorrection(search: FreelancerSearch): Promise<Matches> {
    const found = await find(search);
    if (found.ids.length > 0 || search.text === '') return found;
    const foundWords = await correctTypo(queries, search.text, countMatches);
    if (foundWords === null) return found;
    const corrected = await find({ ...search, text: foundWords });
    return corrected.ids.length > 0 ? { ...corrected, foundWords } : found;
  }

  async function newestPage(search: FreelancerSearch, page: Page) {
    const count = await countFreelancers(queries);
    const ids = isWithin(page, count) ? await listNewest(queries, page) : [];
    const { text, ...others } = search;
    const filter = await filterOf(text, others);
    return { ids, reachable: count, count, isCountExact: true, foundWords: null, filter };
  }

  async function matchingPage(search: FreelancerSearch, page: Page) {
    const { ids, filter, foundWords } = await cache.get(JSON.stringify(search), () =>
      findWithCorrection(search),
    );
    const max = maxOf(search.text);
    const count = Math.min(ids.length, max);
    return {
      ids: isWithin(page, max) ? ids.slice(pageOffset(page), pageOffset(page) + pageLimit(page)) : [],
      reachable: max,
      // A search without words and filters finds all freelancers. Their number is in a table that is updated by
      // triggers.
      ...(isFiltered(search)
        ? { count, isCountExact: ids.length <= max }
        : { count: await countFreelancers(queries), isCountExact: true }),
      foundWords,
      filter,
    };
  }

  async function facetsOf({ sort: _sort, ...facetFilter }: FreelancerFilter): Promise<FreelancerFacets> {
    // Drops the currency unless the search filters by rate, so that searches that differ only in the currency share one
    // entry of the cache.
    const key = { ...facetFilter, currency: hasRates(facetFilter) ? facetFilter.currency : '' };
    return facetsCache.get(JSON.stringify(key), () => countFacets(queries, facetFilter));
  }

  return async (search, page) => {
    const find = isFiltered(search) || isByRate(search) ? matchingPage : newestPage;
    const { filter, ...found } = await find(search, page);
    return { ...found, facets: page.number === 1 ? await facetsOf(filter) : null };
  };
}

const isFiltered = ({ text, skills, availability, ...rates }: FreelancerSearch): boolean =>
  text !== '' || skills.length + availability.length > 0 || hasRates(rates);

const hasRates = ({ rateMin, rateMax }: Pick<FreelancerSearch, 'rateMin' | 'rateMax'>): boolean =>
  rateMin !== undefined || rateMax !== undefined;

const isByRate = ({ sort }: FreelancerSearch) => sort === 'rate_low' || sort === 'rate_high';

type Query = NonNullable<operations['listFreelancers']['parameters']['query']>;

/**
 * Converts the query of a request to a search. The values are sorted, so that searches with the same values in another
 * order share one entry of the cache.
 */
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
