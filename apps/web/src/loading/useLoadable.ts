import type { Loadable } from '@skillharbor/ui/primitives';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryKey, RefetchQueryFilters, UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { canRetry, failureOf, loadSentence } from '../app/errors.ts';
import type { LoadMessages } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { followHeading } from '../navigation/focusMain.ts';
import { settledWithin } from './load.ts';

/** One press loads all of a page again: what failed with the page is not there to be pressed yet. */
const allThatFailed: RefetchQueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error',
};

/**
 * What a page shows of a query. While the same page loads again, its data stays; an error stays as long as a navigation
 * would wait.
 */
export function useLoadable<T, Key extends QueryKey>(
  query: UseQueryOptions<T, Error, T, Key>,
  messages: LoadMessages,
): Loadable<T> & {
  /** Whether the data is that of the query before, until this one is answered. */
  isStandIn: boolean;
} {
  const { navigationTimeoutMs, queries } = useApp();
  const [retried, setRetried] = useState<Error | null>(null);
  const answer = useQuery({ ...query, placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData: isStandIn } = answer;

  async function retry() {
    // The pressed button disappears, and the data may bring another heading.
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
