import type { Conversation } from '@skillharbor/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { countUnread, getConversation, listConversations } from '../api/conversations.ts';
import type { App } from '../app/app.ts';
import { canRetry, failureOf } from '../app/errors.ts';
import type { Live } from './live.ts';
import { lastNumber, withNewer } from './pages.ts';

/**
 * The pause between two requests for new messages where no events tell of them, in milliseconds. A page in the background
 * asks for none.
 */
const PAUSE_MS = 10_000;
/** The pause between two requests for the number of unread conversations, in milliseconds. */
const UNREAD_PAUSE_MS = 60_000;

/** The beginning of the key of every conversation. */
export const allConversations = ['conversation'];
export const conversationKey = (applicationId: number | null) => [...allConversations, applicationId];
export const conversationsKey = ['conversations'];

/**
 * Queries a conversation: at first its newest messages, then what has arrived since, when events tell of it or after each
 * pause. The cache drops it when its page closes. A conversation that the user may not read is asked for once.
 */
export const conversationQuery = (
  { api, queries }: App,
  applicationId: number | null,
  { status }: Pick<Live, 'status'>,
) =>
  queryOptions<Conversation>({
    queryKey: conversationKey(applicationId),
    gcTime: 0,
    refetchInterval: ({ state: { error } }) =>
      status !== 'live' && (error === null || canRetry(failureOf(error))) ? PAUSE_MS : false,
    queryFn:
      applicationId === null
        ? skipToken
        : async ({ queryKey, signal }) => {
            // What is shown may grow during a request, by a message that was sent or by earlier ones.
            const shown = () => queries.getQueryData<Conversation>(queryKey);
            let known = shown();
            if (!known) return getConversation(api, applicationId, {}, signal);
            let hasMore = true;
            while (hasMore) {
              const newer = await getConversation(api, applicationId, { after: lastNumber(known) }, signal);
              known = withNewer(shown() ?? known, newer);
              hasMore = newer.has_more;
            }
            return known;
          },
  });

/** Queries a page of the user's conversations. Pages count from 1. */
export const conversationsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: [...conversationsKey, page],
    queryFn: ({ signal }) => listConversations(api, page, signal),
  });

/** Queries the number of conversations in which the user has something to read, where no events tell it. */
export const unreadQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['unread-conversations'],
    queryFn: async ({ signal }) => (await countUnread(api, signal)).count,
    refetchInterval: UNREAD_PAUSE_MS,
    refetchOnWindowFocus: true,
  });
