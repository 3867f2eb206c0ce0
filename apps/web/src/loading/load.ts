import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { data } from 'react-router-dom';
import type { App } from '../app/app.ts';
import { isBrowserOnly } from '../app/browserOnly.ts';
import { failureOf, isMissing } from '../app/errors.ts';
import { markPrefetched, PREFETCH_VALID_MS, stopOutdated, takePrefetched } from './unseen.ts';

/** A query for data of any type. */
interface AnyQuery {
  readonly queryKey: QueryKey;
  // Each query has its own type of key, and therefore its own type of context. TypeScript accepts a function with a
  // narrower parameter type as a method, but not as a property, because it compares the parameters of methods less
  // strictly.
  queryFn?(context: QueryFunctionContext): unknown;
}

/**
 * Runs the queries of a page for its loader, and waits for them only as long as a navigation may take. A quick response
 * never shows a skeleton, and a slow one never delays a navigation. A new page never shows data older than its
 * navigation or its prefetch. After going back, the page shows its cached data at once and then refreshes it.
 *
 * Failures become part of the page, which offers a retry. The first query loads the subject of the page. If this query
 * fails, a server responds with its status.
 */
export async function load(
  {
    queries,
    navigationTimeoutMs,
    isPrefetching,
    isReturning,
  }: Pick<App, 'queries' | 'navigationTimeoutMs' | 'isPrefetching' | 'isReturning'>,
  subject: AnyQuery,
  ...others: AnyQuery[]
) {
  const responses = [subject, ...others].map((query) => {
    const { queryKey } = query;
    const forget = (type: 'inactive' | 'all') =>
      queries.removeQueries({ queryKey, exact: true, type, fetchStatus: 'idle' });
    const isPrefetched = takePrefetched(queries, queryKey);
    const isCached = !isPrefetching && isReturning() && queries.getQueryData(queryKey) !== undefined;
    const isKept = isPrefetched || isPrefetching;
    if (!isKept && !isCached) forget('inactive');
    stopOutdated(queries, queryKey);
    // If the last page shows the same data and closes before the response, the query stops the request. The next page
    // then sends it again, because the data counts as invalid.
    if (!isKept) void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    if (isPrefetching) markPrefetched(queries, queryKey);
    const staleTime = isKept ? PREFETCH_VALID_MS : 0;
    const response = queries.query({ ...query, staleTime }).catch((error: unknown) => {
      // During server rendering, data that only the browser may request is shown as still loading.
      if (isBrowserOnly(error)) forget('all');
      // If a refresh fails, the cached data stays.
      if (isCached && statusOf(error) === 503) queries.setQueryData(queryKey, (data: unknown) => data);
    });
    return isCached ? Promise.resolve() : response;
  });
  await settledWithin(navigationTimeoutMs, Promise.all(responses));
  const error = queries.getQueryState(subject.queryKey)?.error ?? null;
  return data(null, { status: error === null ? 200 : statusOf(error) });
}

/** Waits for a promise, but no longer than this many milliseconds. */
export async function settledWithin(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => {
    // setTimeout would treat Infinity as no delay.
    if (milliseconds !== Infinity) setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise, timeout]);
}

/** Returns true if a query failed for a temporary reason. A response that the data does not exist is not temporary. */
export function hasTransientFailure(queries: QueryClient): boolean {
  return queries
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error !== null && [429, 503].includes(statusOf(error)));
}

/** Returns true for statuses that the address or the caller caused, and not the server. */
const isRefusal = (status: number) => isMissing(status) || status === 400 || status === 429;

/** Returns the HTTP status of a page whose subject failed with this error. */
function statusOf(error: unknown): number {
  const failure = failureOf(error);
  if (failure.kind === 'no-id') return 404;
  return failure.kind === 'refused' && isRefusal(failure.status) ? failure.status : 503;
}
