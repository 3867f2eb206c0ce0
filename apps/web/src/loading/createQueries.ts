import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { App } from '../app/app.ts';
import { failureOf } from '../app/errors.ts';

/** The cache of the server's answers. A browser has one; a server makes one for each request. */
export function createQueries({ log }: Pick<App, 'log'>): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (failureOf(error).kind === 'fault') log('Data could not be loaded.', error);
      },
    }),
    defaultOptions: {
      queries: {
        // Navigations, retries and conflicts load again; nothing loads behind the user's back.
        staleTime: Infinity,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // By default a query waits for a connection. A page says instead that there is none.
        networkMode: 'always',
      },
    },
  });
}
