/**
 * Searches active jobs by words, by filters, or by both.
 *
 *     const search = createJobSearch({ queries, version });
 *     const { ids, count, isCountExact, foundWords } = await search({ text, filters, today, sort }, page);
 *
 * The ids of the matches are cached until the version of the jobs changes. For further pages, the caller therefore only
 * has to read the rows of the jobs.
 */
import type { JobSort } from '@skillharbor/contract';
import { isWithin, pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { Version } from '../platform/caching/publicVersion.ts';
import { createVersionedCache } from '../platform/caching/versionedCache.ts';
import type { Queries } from '../platform/database/tables.ts';
import { findMatches } from './jobFacets.repository.ts';
import type { FacetCountsByName } from './jobFacets.repository.ts';
import { hasFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { countMatches, rankNewestMatches, findChunk } from './jobSearch.repository.ts';
import type { SortedJobQuery } from './jobSearch.repository.ts';
import { maxMatchesOf } from './search.limits.ts';
import { countWholeWordsOrPrefixes, conditionsOfTypedText } from './search.repository.ts';
import { correctTypo } from './search.typos.ts';

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** The estimated size of a cached value without its text, in bytes. */
const VALUE_BYTES = 64;

/** The number of ids in the first chunk. */
const FIRST_CHUNK = 100;
const sizeOfChunk = (index: number) => FIRST_CHUNK * 4 ** index;
const startOfChunk = (index: number) => (FIRST_CHUNK * (4 ** index - 1)) / 3;

export interface Search {
  /** The text that the user typed, or '' for a search without words. */
  text: string;
  filters: JobFilters;
  /** The current day in UTC, YYYY-MM-DD. */
  today: string;
  /**
   * The order of the matches. By default, the best match comes first, or the newest job if the search has no words.
   */
  sort?: JobSort | undefined;
}
type SortedSearch = Search & { sort: JobSort };

export interface FoundJobs {
  /** The ids of the jobs on the page, and one more id if a next page exists. */
  ids: readonly number[];
  count: number;
  isCountExact: boolean;
  /** The corrected text with which these matches were found, or null if they were found with the typed text. */
  foundWords: string | null;
  /** The counts of the facets, or null if the first request for this search did not ask for the first page. */
  counted: FacetCountsByName | null;
}

export type JobSearch = (search: Search, page: Page) => Promise<FoundJobs>;

/** The result of a search, as it is cached. */
interface Matches {
  query: SortedJobQuery | null;
  areWordsCommon: boolean;
  /**
   * The ids of all matches. If there are too many matches, these are only the ids of the ranked ones, and the other
   * matches follow by date.
   */
  ids: readonly number[];
  /** True if `ids` contains all matches. */
  isComplete: boolean;
  foundWords: string | null;
  counted: FacetCountsByName | null;
}

const NO_MATCHES: Matches = {
  query: null,
  areWordsCommon: false,
  ids: [],
  isComplete: true,
  foundWords: null,
  counted: null,
};

interface Dependencies {
  queries: Queries;
  version: Version;
  /**
   * Replaces both default limits on the number of matches: the limit for the unfiltered list, and the limit for
   * searches.
   */
  maxMatches?: number;
}

export function createJobSearch({ queries, version, maxMatches }: Dependencies): JobSearch {
  const maxOf = (text: string) => maxMatches ?? maxMatchesOf(text);
  const cache = createVersionedCache<Matches>({
    version,
    maxSize: MAX_CACHE_BYTES,
    sizeOf: ({ ids, counted }, key) =>
      8 * ids.length + (counted ? sizeOfCounts(counted) : 0) + key.length + 1_024,
  });

  const chunks = createVersionedCache<{ ids: readonly number[] }>({
    version,
    maxSize: MAX_CACHE_BYTES,
    sizeOf: ({ ids }, key) => 8 * ids.length + key.length + 64,
  });

  async function find({ text, ...others }: SortedSearch, countsFacets: boolean): Promise<Matches> {
    const textConditions = await conditionsOfTypedText(queries, text, countMatches);
    if (textConditions === 'nothing') return NO_MATCHES;
    const options = { max: maxOf(text), countsFacets };
    const { conditions, areWordsCommon, ids, counts } = await findMatches(
      queries,
      { conditions: textConditions, ...others },
      options,
    );
    const query = { conditions, ...others };
    const counted = countsFacets ? counts : null;
    if (ids) return { query, areWordsCommon, ids, isComplete: true, foundWords: null, counted };
    const ranked = query.sort === 'best' ? await rankNewestMatches(queries, query) : [];
    return { query, areWordsCommon, ids: ranked, isComplete: false, foundWords: null, counted };
  }

  async function findWithCorrection(search: SortedSearch, countsFacets: boolean): Promise<Matches> {
    const found = await find(search, countsFacets);
    if (!found.isComplete || found.ids.length > 0 || !found.query?.conditions) return found;
    // Does not correct words that jobs contain, because they are not typos, even if no such job passes the filters.
    if (found.areWordsCommon) return found;
    if (
      hasFilters(search.filters) &&
      (await countWholeWordsOrPrefixes(queries, found.query.conditions, countMatches, 1)) > 0
    )
      return found;
    const foundWords = await correctTypo(queries, search.text, countMatches);
    if (foundWords === null) return found;
    const corrected = await find({ ...search, text: foundWords }, countsFacets);
    return corrected.ids.length > 0 || !corrected.isComplete ? { ...corrected, foundWords } : found;
  }

  /**
   * Returns the ids of a chunk of the matches, ordered by date. Each chunk is four times as long as the one before it.
   * The first pages are therefore cheap, and a later page needs only a few chunks, which are cached for other pages.
   */
  async function chunkByDate(
    key: string,
    query: SortedJobQuery,
    index: number,
    max: number,
  ): Promise<readonly number[]> {
    const { ids } = await chunks.get(`${index} ${key}`, async () => {
      const before = index > 0 ? await chunkByDate(key, query, index - 1, max) : [];
      // Reads one id more than `max`, so that the last page can say whether there are more matches.
      const limit = Math.min(sizeOfChunk(index), max + 1 - startOfChunk(index));
      const isEnd = limit <= 0 || (index > 0 && before.length < sizeOfChunk(index - 1));
      return { ids: isEnd ? [] : await findChunk(queries, query, { after: before.at(-1), limit }) };
    });
    return ids;
  }

  async function idsOf(key: string, { query, ids, isComplete }: Matches, page: Page, max: number) {
    if (!isWithin(page, max)) return [];
    const end = pageOffset(page) + pageLimit(page);
    if (isComplete || query === null || ids.length >= end) return ids.slice(pageOffset(page), end);
    const found = [...ids];
    const known = new Set(ids);
    for (let index = 0; found.length < end; index += 1) {
      const chunk = await chunkByDate(key, query, index, max);
      if (chunk.length === 0) break;
      found.push(...chunk.filter((id) => !known.has(id)));
    }
    return found.slice(pageOffset(page), end);
  }

  return async ({ text, filters, today, sort = 'best' }, page) => {
    const search = { text, filters, today, sort };
    // The facets are shown only with the first page.
    const countsFacets = page.number === 1;
    const key = JSON.stringify(search);
    const matches = await cache.get(key, () => findWithCorrection(search, countsFacets));
    return {
      ids: await idsOf(key, matches, page, maxOf(text)),
      count: matches.isComplete ? matches.ids.length : maxOf(text),
      isCountExact: matches.isComplete,
      foundWords: matches.foundWords,
      counted: matches.counted,
    };
  };
}

/** Estimates the size of cached counts in bytes. */
export const sizeOfCounts = (counts: FacetCountsByName) =>
  Object.values(counts)
    .flatMap(({ values }) => values)
    .reduce((bytes, { value }) => bytes + 2 * value.length + VALUE_BYTES, 0);
