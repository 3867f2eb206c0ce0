/**
 * Lists the operations whose responses are cached: operations without parameters, and the first page of a list or of a
 * category.
 */
import { categoryValues } from '@skillharbor/contract';
import type { OperationId } from '@skillharbor/contract';
import type { CachedReads, ResponseCache } from '@skillharbor/contract-server/publicReads';
import { runAsCaller } from '../platform/database/queryContext.ts';
import { dayOf } from '../platform/time/clock.ts';
import type { Clock } from '../platform/time/clock.ts';

type Query = Readonly<Record<string, unknown>>;

const isEmpty = (query: Query) => Object.keys(query).length === 0;
const isFirstPage = ({ page = '1', ...others }: Query) => page === '1' && isEmpty(others);

export const cachedReads: CachedReads<OperationId> = {
  listJobs({ category, ...others }) {
    if (!isFirstPage(others)) return undefined;
    if (category === undefined) return {};
    return categoryValues.some((value) => value === category) ? { category: [category] } : undefined;
  },
  listFreelancers: (query) => (isFirstPage(query) ? {} : undefined),
  listSkills: (query) => (isEmpty(query) ? {} : undefined),
  listLegalTexts: (query) => (isEmpty(query) ? {} : undefined),
  getLanding: (query) => (isEmpty(query) ? {} : undefined),
  getBrand: (query) => (isEmpty(query) ? {} : undefined),
  getSite: (query) => (isEmpty(query) ? {} : undefined),
};

/**
 * Returns a cache for the responses of these operations. Each day has a separate cache, because responses depend on the
 * day.
 */
export function dailyCache(cache: ResponseCache, clock: Clock): ResponseCache {
  return {
    get: (key, produce) =>
      // Runs the read in the name of the response cache. Otherwise, the low priority of one caller would delay all
      // callers who wait for the same response.
      cache.get(`${key} ${dayOf(clock())}`, () => runAsCaller({ address: 'response cache' }, produce)),
  };
}
