import { queryOptions } from '@tanstack/react-query';
import { listActivity, listSessions } from '../api/account.ts';
import type { App } from '../app/app.ts';

/** Queries the open sessions of the signed-in user. */
export const sessionsQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => listSessions(api, signal),
  });

/** Queries a page of what happened in the account of the signed-in user. Pages count from 1. */
export const activityQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: ['activity', page],
    queryFn: ({ signal }) => listActivity(api, page, signal),
  });
