import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The largest age that prefetched data may have when its page opens, in milliseconds. */
export const PREFETCH_VALID_MS = 20_000;

const marks = new WeakMap<QueryClient, Set<string>>();

/** Remembers that the data of a query was prefetched. */
export function markPrefetched(queries: QueryClient, key: QueryKey): void {
  const marked = marks.get(queries) ?? new Set();
  marks.set(queries, marked.add(hashKey(key)));
}

/** Returns true if the data was prefetched, and forgets this, so that the next visit loads it again. */
export function takePrefetched(queries: QueryClient, key: QueryKey): boolean {
  return marks.get(queries)?.delete(hashKey(key)) ?? false;
}

/**
 * Removes the data of pages that are not shown, whether prefetched or left, because it may be outdated after a change.
 */
export function forgetUnseen(queries: QueryClient): void {
  const marked = marks.get(queries) ?? new Set();
  marks.delete(queries);
  queries.removeQueries({
    type: 'inactive',
    // Requests of the page that is loading continue.
    predicate: ({ queryHash, state }) => marked.has(queryHash) || state.fetchStatus === 'idle',
  });
}
