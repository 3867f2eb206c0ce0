/**
 * The search for active jobs by words, filters, or both.
 *
 *     const search = createJobSearch({ queries, version });
 *     const { ids, count, isCountExact, foundWords } = await search({ text, filters, today, sort }, page);
 *
 * What a search finds is cached until the version of the jobs changes, so that each further page costs only its rows.
 */
import type { JobSort } from '@skillharbor/contract';
import { isWithin, pageLimit, pageOffset } from '../contract/pagination.ts';
import type { Page } from '../contract/pagination.ts';
import type { Version } from '../platform/caching/publicVersion.ts';
import { createVersionedCache } from '../platform/caching/versionedCache.ts';
import type { Queries } from '../platform/database/tables.ts';
import { findMatches } from './jobFacets.repository.ts';
import type { CountsByFilter } from './jobFacets.repository.ts';
import { hasFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { countMatches, rankNewestMatches, sliceOfMatches } from './jobSearch.repository.ts';
import type { SortedJobQuery } from './jobSearch.repository.ts';
import { countEither, findConditions } from './search.repository.ts';
import type { SearchConditions } from './search.tsquery.ts';
import { withoutTypo } from './search.typos.ts';

/** Further matches are neither counted nor shown. */
export const MAX_MATCHES = { withWords: 1_000, withoutWords: 10_000 };
export const maxMatchesOf = (text: string) => MAX_MATCHES[text === '' ? 'withoutWords' : 'withWords'];

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** Of a value, besides its text. */
const VALUE_BYTES = 64;

const FIRST_CHUNK = 100;
const sizeOfChunk = (index: number) => FIRST_CHUNK * 4 ** index;
const startOfChunk = (index: number) => (FIRST_CHUNK * (4 ** index - 1)) / 3;

export interface Search {
  /** '' for none. */
  text: string;
  filters: JobFilters;
  /** YYYY-MM-DD in UTC. */
  today: string;
  /** By default the best match or, without words, the newest. */
  sort?: JobSort | undefined;
}
type CompleteSearch = Search & { sort: JobSort };

export interface FoundJobs {
  /** Of the page, and one more where there is a next one. */
  ids: readonly number[];
  count: number;
  isCountExact: boolean;
  /** What was searched instead of a text with a typo. */
  foundWords: string | null;
  /** The values of the filters, where the first page was the first to be asked for. */
  counted: CountsByFilter | null;
}

export type JobSearch = (search: Search, page: Page) => Promise<FoundJobs>;

/** All matches in their order; or of too many the first ones, which the others follow by date. */
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
  /** Instead of the limits for lists with and without words. */
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
    const wanted = await wordsWanted(queries, text);
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
    // Words that other jobs have are meant as they are.
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
   * The matches by date beyond those that were found at once. Each chunk begins after the one before, and is four times
   * as long: so first pages cost little, and far ones few statements, which other pages use as well.
   */
  async function chunkByDate(
    key: string,
    query: SortedJobQuery,
    index: number,
    max: number,
  ): Promise<readonly number[]> {
    const { ids } = await chunks.get(`${index} ${key}`, async () => {
      const before = index > 0 ? await chunkByDate(key, query, index - 1, max) : [];
      // And one more, which tells that the last page is not the end.
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
    // The values are part of the first page.
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

/** In bytes. */
export const sizeOfCounts = (counts: CountsByFilter) =>
  Object.values(counts)
    .flatMap(({ values }) => values)
    .reduce((bytes, { value }) => bytes + 2 * value.length + VALUE_BYTES, 0);

/** The conditions of a text: null for an empty one. Exclusions alone find nothing. */
export async function wordsWanted(
  queries: Queries,
  text: string,
): Promise<SearchConditions | 'nothing' | null> {
  return text === '' ? null : ((await findConditions(queries, text, countMatches)) ?? 'nothing');
}
