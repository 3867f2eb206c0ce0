import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { data } from 'react-router-dom';
import type { App } from '../app/app.ts';
import { isBrowserOnly } from '../app/browserOnly.ts';
import { failureOf, isMissing } from '../app/errors.ts';
import { markPrefetched, PREFETCH_VALID_MS, takePrefetched } from './unseen.ts';

/** A query of any data. */
interface AnyQuery {
  readonly queryKey: QueryKey;
  // A method, because each query takes a context with a key of its own.
  queryFn?(context: QueryFunctionContext): unknown;
}

/**
 * For a loader: runs the queries of its page, and waits for them no longer than a navigation may. A quick answer never
 * flashes a skeleton, and a slow one never holds up a navigation. A new page never shows data older than its navigation, or
 * than the moment the user was about to navigate. On the way back, the page is there as it was, and is then brought up
 * to date.
 * Failures become part of the page, which offers a retry. The first query is what the page is about: where that
 * fails, a server answers with its status.
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
  const answers = [subject, ...others].map((query) => {
    const { queryKey } = query;
    const forget = (type: 'inactive' | 'all') =>
      queries.removeQueries({ queryKey, exact: true, type, fetchStatus: 'idle' });
    const isPrefetched = takePrefetched(queries, queryKey);
    const isKept = !isPrefetching && isReturning() && queries.getQueryData(queryKey) !== undefined;
    if (!isPrefetched && !isPrefetching && !isKept) forget('inactive');
    if (isPrefetching) markPrefetched(queries, queryKey);
    const staleTime = isPrefetched || isPrefetching ? PREFETCH_VALID_MS : 0;
    const answer = queries.query({ ...query, staleTime }).catch((error: unknown) => {
      // The page shows it as still on its way, as it is.
      if (isBrowserOnly(error)) forget('all');
      // What could not be brought up to date stays as it was.
      if (isKept && statusOf(error) === 503) queries.setQueryData(queryKey, (data: unknown) => data);
    });
    return isKept ? Promise.resolve() : answer;
  });
  await settledWithin(navigationTimeoutMs, Promise.all(answers));
  const error = queries.getQueryState(subject.queryKey)?.error ?? null;
  return data(null, { status: error === null ? 200 : statusOf(error) });
}

/** Waits for a promise, but no longer than this many milliseconds. */
export async function settledWithin(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => {
    // setTimeout would not wait at all.
    if (milliseconds !== Infinity) setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise, timeout]);
}

/** Whether something could not be read that another request may get: unlike what does not exist. */
export function hasTransientFailure(queries: QueryClient): boolean {
  return queries
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error !== null && [429, 503].includes(statusOf(error)));
}

/** What the API says of the address itself, or of the one who asks: no fault of the server. */
const isRefusal = (status: number) => isMissing(status) || status === 400 || status === 429;

/** The HTTP status of a page about what failed like this. */
function statusOf(error: unknown): number {
  const failure = failureOf(error);
  if (failure.kind === 'no-id') return 404;
  return failure.kind === 'refused' && isRefusal(failure.status) ? failure.status : 503;
}
