import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The maximum age of prefetched data when its page opens, in milliseconds. */
export const PREFETCH_VALID_MS = 20_000;

const marks = new WeakMap<QueryClient, Set<string>>();
/** The queries whose request began before the last change. */
const outdated = new WeakMap<QueryClient, Set<string>>();

/** Remembers that the data of a query was prefetched. */
export function markPrefetched(queries: QueryClient, key: QueryKey): void {
  const marked = marks.get(queries) ?? new Set();
  marks.set(queries, marked.add(hashKey(key)));
}

/**
 * Returns true if the data was prefetched. The next call returns false, so that the next visit loads the data again.
 */
export function takePrefetched(queries: QueryClient, key: QueryKey): boolean {
  return marks.get(queries)?.delete(hashKey(key)) ?? false;
}

/**
 * Stops a request that began before the last change, so that the next request of the same query is sent to the server
 * and does not join it. All callers that wait for the stopped request receive the response to the next one.
 */
export function stopOutdated(queries: QueryClient, queryKey: QueryKey): void {
  const isOutdated = outdated.get(queries)?.delete(hashKey(queryKey)) ?? false;
  if (isOutdated) void queries.cancelQueries({ queryKey, exact: true }, { silent: true });
}

/**
 * Removes the data of pages that are not shown, whether the pages were prefetched or left, because a change may have
 * made it outdated. Requests of the page that is currently loading continue, and count as outdated on the next visit.
 */
export function forgetUnseen(queries: QueryClient): void {
  const marked = marks.get(queries) ?? new Set();
  marks.delete(queries);
  const unfinished = queries.getQueryCache().findAll({ fetchStatus: 'fetching' });
  outdated.set(queries, new Set(unfinished.map(({ queryHash }) => queryHash)));
  queries.removeQueries({
    type: 'inactive',
    predicate: ({ queryHash, state }) => marked.has(queryHash) || state.fetchStatus === 'idle',
  });
}
