import type { Loadable } from '@skillharbor/ui/primitives';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryKey, RefetchQueryFilters, UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { canRetry, failureOf, loadSentence } from '../app/errors.ts';
import type { LoadMessages } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { followHeading } from '../navigation/focusMain.ts';
import { settledWithin } from './load.ts';

/** Selects all failed queries of the page, so that one press of a Retry button repeats them all. */
const allThatFailed: RefetchQueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error',
};

/**
 * Returns the state of a query that a page shows. While the page reloads, its data stays. While a failed query is
 * retried, its error stays for as long as a navigation would wait.
 */
export function useLoadable<T, Key extends QueryKey>(
  query: UseQueryOptions<T, Error, T, Key>,
  messages: LoadMessages,
): Loadable<T> & {
  /** True while the data belongs to the previous query, because the current one has not loaded yet. */
  isStandIn: boolean;
} {
  const { navigationTimeoutMs, queries } = useApp();
  const [retried, setRetried] = useState<Error | null>(null);
  const response = useQuery({ ...query, placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData: isStandIn } = response;

  async function retry() {
    // Moves the focus, because the pressed button disappears, and the new data may have another heading.
    followHeading();
    setRetried(error);
    await settledWithin(navigationTimeoutMs, queries.refetchQueries(allThatFailed));
    setRetried(null);
  }

  const shown = isFetching ? retried : error;
  if (shown) {
    const failure = failureOf(shown);
    const onRetry = canRetry(failure) ? () => void retry() : null;
    return { status: 'error', message: loadSentence(failure, messages), onRetry, isStandIn };
  }
  return data === undefined ? { status: 'loading', isStandIn } : { status: 'ready', data, isStandIn };
}
