import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '../api/account.ts';
import type { App } from '../app/app.ts';

/** Queries the open sessions of the signed-in user. */
export const sessionsQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => listSessions(api, signal),
  });
