import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { App } from '../app/app.ts';
import { failureOf } from '../app/errors.ts';

/** Creates the cache of server responses. A browser has one cache, and a server creates one for each request. */
export function createQueries({ log }: Pick<App, 'log'>): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (failureOf(error).kind === 'fault') log('Data could not be loaded.', error);
      },
    }),
    defaultOptions: {
      queries: {
        // Data reloads only because of a user's action: on navigations, retries and conflicts.
        staleTime: Infinity,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // By default, a query waits for a connection. In this app, it fails at once, and the page shows that there is
        // no connection.
        networkMode: 'always',
      },
    },
  });
}
