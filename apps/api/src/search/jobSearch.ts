/**
 * Searches active jobs by words, filters, or both.
 *
 *     const search = createJobSearch({ queries, version });
 *     const { ids, count, isCountExact, foundWords } = await search({ text, filters, today, sort }, page);
 *
 * The results of a search are cached until the version of the jobs changes, so that a further page only has to read its
 * rows.
 */
import type { JobSort } from '@skillharbor/contract';
import { isWithin, pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { Version } from '../platform/caching/publicVersion.ts';
import { createVersionedCache } from '../platform/caching/versionedCache.ts';
import type { Queries } from '../platform/database/tables.ts';
import { findMatches } from './jobFacets.repository.ts';
import type { CountsByFilter } from './jobFacets.repository.ts';
import { hasFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { countMatches, rankNewestMatches, sliceOfMatches } from './jobSearch.repository.ts';
import type { SortedJobQuery } from './jobSearch.repository.ts';
import { maxMatchesOf } from './search.limits.ts';
import { countEither, findConditions } from './search.repository.ts';
import { withoutTypo } from './search.typos.ts';

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** The assumed size of a value, in addition to its text, in bytes. */
const VALUE_BYTES = 64;

const FIRST_CHUNK = 100;
const sizeOfChunk = (index: number) => FIRST_CHUNK * 4 ** index;
const startOfChunk = (index: number) => (FIRST_CHUNK * (4 ** index - 1)) / 3;

export interface Search {
  /** The words, or '' for a search without words. */
  text: string;
  filters: JobFilters;
  /** The current day in UTC, YYYY-MM-DD. */
  today: string;
  /**
   * The order of the matches. If undefined, the best match comes first, or the newest job for a search without words.
   */
  sort?: JobSort | undefined;
}
type CompleteSearch = Search & { sort: JobSort };

export interface FoundJobs {
  /** The ids of the jobs on the page, and one more if there is a next page. */
  ids: readonly number[];
  count: number;
  isCountExact: boolean;
  /** The text that was searched instead, if the typed text has a typo. */
  foundWords: string | null;
  /** The counts of the filters' values. They exist only if the first requested page was the first page. */
  counted: CountsByFilter | null;
}

export type JobSearch = (search: Search, page: Page) => Promise<FoundJobs>;

/** All matches in order. If there are too many, these are the first ones, and the others follow by date. */
interface Matches {
  query: SortedJobQuery | null;
  areCommon: boolean;
  ids: readonly number[];
  isComplete: boolean;
  foundWords: string | null;
  counted: CountsByFilter | null;
}

const NOTHING: Matches = {
  query: null,
  areCommon: false,
  ids: [],
  isComplete: true,
  foundWords: null,
  counted: null,
};

interface Dependencies {
  queries: Queries;
  version: Version;
  /** Replaces both default limits: the limit for lists without words, and the limit for searches. */
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

  async function find({ text, ...others }: CompleteSearch, isCounting: boolean): Promise<Matches> {
    const wanted = await findConditions(queries, text, countMatches);
    if (wanted === 'nothing') return NOTHING;
    const limits = { max: maxOf(text), isCounting };
    const { conditions, areCommon, ids, counts } = await findMatches(
      queries,
      { conditions: wanted, ...others },
      limits,
    );
    const query = { conditions, ...others };
    const counted = isCounting ? counts : null;
    if (ids) return { query, areCommon, ids, isComplete: true, foundWords: null, counted };
    const ranked = query.sort === 'best' ? await rankNewestMatches(queries, query) : [];
    return { query, areCommon, ids: ranked, isComplete: false, foundWords: null, counted };
  }

  async function findForgiving(search: CompleteSearch, isCounting: boolean): Promise<Matches> {
    const found = await find(search, isCounting);
    if (!found.isComplete || found.ids.length > 0 || !found.query?.conditions) return found;
    // Words of jobs outside the filters are not corrected, because they contain no typo.
    if (found.areCommon) return found;
    if (
      hasFilters(search.filters) &&
      (await countEither(queries, found.query.conditions, countMatches, 1)) > 0
    )
      return found;
    const foundWords = await withoutTypo(queries, search.text, countMatches);
    if (foundWords === null) return found;
    const instead = await find({ ...search, text: foundWords }, isCounting);
    return instead.ids.length > 0 || !instead.isComplete ? { ...instead, foundWords } : found;
  }

  /**
   * Finds further matches by date, after those of the first statement. Each chunk starts after the previous one and is
   * four times as long. So the first pages are cheap, and far pages need few statements, whose results other pages also
   * use.
   */
  async function chunkByDate(
    key: string,
    query: SortedJobQuery,
    index: number,
    max: number,
  ): Promise<readonly number[]> {
    const { ids } = await chunks.get(`${index} ${key}`, async () => {
      const before = index > 0 ? await chunkByDate(key, query, index - 1, max) : [];
      // One id more than the limit is read, to show that the last reachable page is not the end of the list.
      const limit = Math.min(sizeOfChunk(index), max + 1 - startOfChunk(index));
      const isEnd = limit <= 0 || (index > 0 && before.length < sizeOfChunk(index - 1));
      return { ids: isEnd ? [] : await sliceOfMatches(queries, query, { after: before.at(-1), limit }) };
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
    // The values of the filters are needed on the first page only.
    const isCounting = page.number === 1;
    const key = JSON.stringify(search);
    const matches = await cache.get(key, () => findForgiving(search, isCounting));
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
export const sizeOfCounts = (counts: CountsByFilter) =>
  Object.values(counts)
    .flatMap(({ values }) => values)
    .reduce((bytes, { value }) => bytes + 2 * value.length + VALUE_BYTES, 0);
