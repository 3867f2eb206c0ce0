import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How old a prefetched answer may be when its page opens, in milliseconds: the user was about to open it. */
export const PREFETCH_VALID_MS = 20_000;

const marks = new WeakMap<QueryClient, Set<string>>();

/** Remembers that the answer to a query was asked for ahead of its page. */
export function markPrefetched(queries: QueryClient, key: QueryKey): void {
  const marked = marks.get(queries) ?? new Set();
  marks.set(queries, marked.add(hashKey(key)));
}

/** Whether it was. The next visit of the page asks anew. */
export function takePrefetched(queries: QueryClient, key: QueryKey): boolean {
  return marks.get(queries)?.delete(hashKey(key)) ?? false;
}

/** What was asked for ahead of a change, or for pages that were left before it, may not show it. */
export function forgetUnseen(queries: QueryClient): void {
  const marked = marks.get(queries) ?? new Set();
  marks.delete(queries);
  queries.removeQueries({
    type: 'inactive',
    // What is on its way for the next page stays on its way.
    predicate: ({ queryHash, state }) => marked.has(queryHash) || state.fetchStatus === 'idle',
  });
}
