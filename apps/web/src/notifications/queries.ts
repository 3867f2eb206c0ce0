import { queryOptions } from '@tanstack/react-query';
import { listNotifications } from '../api/notifications.ts';
import type { App } from '../app/app.ts';

/**
 * The pause between two requests for the number of unread notifications while no events announce it, in milliseconds.
 */
const COUNT_PAUSE_MS = 60_000;

/** The beginning of the key of every page. */
export const notificationsKey = ['notifications'];

/** Queries a page of the signed-in user's notifications, with the number of unread ones. Pages count from 1. */
export const notificationsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: [...notificationsKey, page],
    queryFn: ({ signal }) => listNotifications(api, page, signal),
  });

/** Queries the number of unread notifications again and again, for a user whose events do not get through. */
export const unreadNotificationsQuery = (app: App) => ({
  ...notificationsQuery(app, 1),
  select: ({ unread }: { unread: number }) => unread,
  refetchInterval: COUNT_PAUSE_MS,
  refetchOnWindowFocus: 'always' as const,
});
