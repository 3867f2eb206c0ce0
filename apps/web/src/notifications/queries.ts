import { queryOptions } from '@tanstack/react-query';
import { listNotifications } from '../api/notifications.ts';
import type { App } from '../app/app.ts';

/**
 * The pause between two requests for the number of unread notifications while no events announce it, in milliseconds.
 */
const COUNT_PAUSE_MS = 60_000;

/** The first part of the keys of all pages of notifications. */
export const notificationsKey = ['notifications'];

/** Queries a page of the signed-in user's notifications, with the number of unread ones. Pages count from 1. */
export const notificationsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: [...notificationsKey, page],
    queryFn: ({ signal }) => listNotifications(api, page, signal),
  });

/** Polls the number of unread notifications, for a user whose event stream does not work. */
export const unreadNotificationsQuery = (app: App) => ({
  ...notificationsQuery(app, 1),
  select: ({ unread }: { unread: number }) => unread,
  refetchInterval: COUNT_PAUSE_MS,
  refetchOnWindowFocus: 'always' as const,
});
