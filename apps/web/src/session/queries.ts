import { queryOptions } from '@tanstack/react-query';
import { listActivity, listSessions } from '../api/account.ts';
import { getCurrentUser } from '../api/currentUser.ts';
import type { App } from '../app/app.ts';

/**
 * Queries the signed-in user, because another device or the link in a mail may have changed the data. The user is also
 * stored in the session.
 */
export const userQuery = ({ api, session }: App) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async () => {
      const user = await getCurrentUser(api);
      session.setUser(user);
      return user;
    },
  });

/** Queries the open sessions of the signed-in user. */
export const sessionsQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => listSessions(api, signal),
  });

/** Queries a page of the signed-in user's activity log. Pages count from 1. */
export const activityQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: ['activity', page],
    queryFn: ({ signal }) => listActivity(api, page, signal),
  });
