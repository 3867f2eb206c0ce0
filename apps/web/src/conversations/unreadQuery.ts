import { queryOptions } from '@tanstack/react-query';
import { countUnread } from '../api/unread.ts';
import type { App } from '../app/app.ts';

/** The pause between two requests for the number of unread conversations, in milliseconds. */
const UNREAD_PAUSE_MS = 60_000;

/** Queries the number of conversations with unread messages while no events announce that number. */
export const unreadQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['unread-conversations'],
    queryFn: async ({ signal }) => (await countUnread(api, signal)).count,
    refetchInterval: UNREAD_PAUSE_MS,
    refetchOnWindowFocus: 'always',
  });
