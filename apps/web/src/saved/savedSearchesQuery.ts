import { queryOptions } from '@tanstack/react-query';
import { listSavedSearches } from '../api/savedSearches.ts';
import type { App } from '../app/app.ts';

/** Queries the user's saved searches. */
export const savedSearchesQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['saved-searches'],
    queryFn: async ({ signal }) => (await listSavedSearches(api, signal)).results,
  });
