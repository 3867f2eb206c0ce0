/**
 * The search for active jobs by words, filters, or both.
 *
 *     const search = createJobSearch({ queries, publicVersion });
 *     const { ids, count, isCountExact, foundWords } = await search({ text, filters, today, sort }, page);
 *
 * What a search finds is kept until the public version changes, so that each further page costs only its rows.
 */
import type { JobSort } from '@skillharbor/contract';
import type { PublicVersion } from '../caching/publicVersion.ts';
import { createVersionedCache } from '../caching/versionedCache.ts';
import { isWithin, pageLimit, pageOffset } from '../contract/pagination.ts';
import type { Page } from '../contract/pagination.ts';
import type { Queries } from '../database/tables.ts';
import { conditionsOf } from '../search/search.query.ts';
import type { SearchConditions } from '../search/search.query.ts';
import { termsOf } from '../search/search.terms.ts';
import { withoutSlip } from '../search/withoutSlip.ts';
import type { JobFilters } from './jobFilters.ts';
import { countMatches, findAllMatches, rankNewestMatches, sliceOfMatches } from './search.repository.ts';
import type { SortedJobQuery } from './search.repository.ts';

/** Further matches are neither counted nor shown. */
export const MAX_MATCHES = 10_000;
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

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
  /** What was searched instead of a text with a slip. */
  foundWords: string | null;
}

export type JobSearch = (search: Search, page: Page) => Promise<FoundJobs>;

/** All matches in their order; or of too many the first ones, which the others follow by date. */
interface Matches {
  query: SortedJobQuery | null;
  ids: readonly number[];
  isComplete: boolean;
  foundWords: string | null;
}

interface Dependencies {
  queries: Queries;
  publicVersion: PublicVersion;
  maxMatches?: number;
}

export function createJobSearch({
  queries,
  publicVersion,
  maxMatches = MAX_MATCHES,
}: Dependencies): JobSearch {
  const cache = createVersionedCache<Matches>({
    publicVersion,
    maxSize: MAX_CACHE_BYTES,
    sizeOf: ({ ids }, key) => 8 * ids.length + key.length + 1_024,
  });

  async function find({ text, filters, today, sort }: CompleteSearch): Promise<Matches> {
    const wanted = wordsWanted(text);
    if (wanted === 'nothing') return { query: null, ids: [], isComplete: true, foundWords: null };
    const query = { conditions: wanted, filters, today, sort };
    const ids = await findAllMatches(queries, query, maxMatches);
    if (ids) return { query, ids, isComplete: true, foundWords: null };
    const ranked = sort === 'best' ? await rankNewestMatches(queries, query) : [];
    return { query, ids: ranked, isComplete: false, foundWords: null };
  }

  async function findForgiving(search: CompleteSearch): Promise<Matches> {
    const found = await find(search);
    if (!found.isComplete || found.ids.length > 0 || !found.query?.conditions) return found;
    // Words that other jobs have are meant as they are.
    if ((await countMatches(queries, found.query.conditions.match, 1)) > 0) return found;
    const foundWords = await withoutSlip(queries, search.text, countMatches);
    if (foundWords === null) return found;
    const instead = await find({ ...search, text: foundWords });
    return instead.ids.length > 0 || !instead.isComplete ? { ...instead, foundWords } : found;
  }

  async function idsOf({ query, ids, isComplete }: Matches, page: Page): Promise<readonly number[]> {
    if (!isWithin(page, maxMatches)) return [];
    const offset = pageOffset(page);
    const first = ids.slice(offset, offset + pageLimit(page));
    if (isComplete || query === null || first.length === pageLimit(page)) return first;
    const rest = await sliceOfMatches(queries, query, {
      offset: Math.max(0, offset - ids.length),
      limit: pageLimit(page) - first.length,
      without: ids,
    });
    return [...first, ...rest];
  }

  return async ({ text, filters, today, sort = 'best' }, page) => {
    const search = { text, filters, today, sort };
    const matches = await cache.get(JSON.stringify(search), () => findForgiving(search));
    return {
      ids: await idsOf(matches, page),
      count: matches.isComplete ? matches.ids.length : maxMatches,
      isCountExact: matches.isComplete,
      foundWords: matches.foundWords,
    };
  };
}

/** The conditions of a text: null for an empty one. Exclusions alone find nothing. */
export function wordsWanted(text: string): SearchConditions | 'nothing' | null {
  return text === '' ? null : (conditionsOf(termsOf(text)) ?? 'nothing');
}
