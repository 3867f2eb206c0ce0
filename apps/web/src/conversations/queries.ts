import type { Conversation } from '@skillharbor/contract';
import { queryOptions } from '@tanstack/react-query';
import { countUnread, getConversation, listConversations } from '../api/conversations.ts';
import type { App } from '../app/app.ts';
import { lastNumber, withNewer } from './pages.ts';

/** The pause between two requests for new messages, in milliseconds. A page in the background asks for none. */
const PAUSE_MS = 3_000;
/** The pause between two requests for the number of unread conversations, in milliseconds. */
const UNREAD_PAUSE_MS = 60_000;

export const conversationKey = (applicationId: number | null) => ['conversation', applicationId];

/**
 * Queries a conversation: at first its newest messages, then again and again what has arrived since. It is forgotten with
 * its page, because a reveal changes the texts that the client may read.
 */
export const conversationQuery = ({ api, queries }: App, applicationId: number | null) =>
  queryOptions({
    queryKey: conversationKey(applicationId),
    enabled: applicationId !== null,
    gcTime: 0,
    refetchInterval: PAUSE_MS,
    queryFn: async ({ queryKey, signal }) => {
      const id = applicationId ?? 0;
      let shown = queries.getQueryData<Conversation>(queryKey);
      if (!shown) return getConversation(api, id, {}, signal);
      let hasMore = true;
      while (hasMore) {
        const newer = await getConversation(api, id, { after: lastNumber(shown) }, signal);
        shown = withNewer(shown, newer);
        hasMore = newer.has_more;
      }
      return shown;
    },
  });

/** Queries a page of the user's conversations. Pages count from 1. */
export const conversationsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: ['conversations', page],
    queryFn: ({ signal }) => listConversations(api, page, signal),
  });

/** Queries the number of conversations in which the user has something to read. */
export const unreadQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['unread-conversations'],
    queryFn: async ({ signal }) => (await countUnread(api, signal)).count,
    refetchInterval: UNREAD_PAUSE_MS,
    refetchOnWindowFocus: true,
  });
