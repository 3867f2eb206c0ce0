import type { Conversation } from '@skillharbor/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { getContactThread, listContactThreads, listConversations } from '../api/conversations.ts';
import type { App } from '../app/app.ts';
import { canRetry, failureOf } from '../app/errors.ts';
import { known } from '../navigation/ids.ts';
import type { Live } from './live.ts';
import { lastNumber, withNewer } from './pages.ts';
import type { ConversationSource } from './sources.ts';

/**
 * The pause between two requests for new messages while no events announce them, in milliseconds. A hidden page sends
 * no requests, and sends one at once when it is shown again.
 */
const PAUSE_MS = 10_000;

/** The first part of the keys of all conversations. */
export const allConversations = ['conversation'];
export const conversationKey = (key: ConversationSource['key']) => [...allConversations, key];
export const conversationsKey = ['conversations'];

/**
 * Queries a conversation. The first request loads the newest messages, and later requests load newer ones, when an
 * event announces them or after each pause. The cached conversation is removed when its page closes. If the user may
 * not read the conversation, only one request is sent.
 */
export const conversationQuery = (
  { queries }: Pick<App, 'queries'>,
  { key, isVisitor, get }: ConversationSource,
  { status }: Pick<Live, 'status'>,
) => {
  const needsAsking = ({ state: { error } }: Query<Conversation>) =>
    (isVisitor || status !== 'live') && (error === null || canRetry(failureOf(error)));
  return queryOptions<Conversation>({
    queryKey: conversationKey(key),
    gcTime: 0,
    refetchInterval: (query) => (needsAsking(query) ? PAUSE_MS : false),
    // In this app, loaded data never becomes stale, so the value `true` would send no request.
    refetchOnWindowFocus: (query) => (needsAsking(query) ? 'always' : false),
    queryFn:
      key === null
        ? skipToken
        : async ({ queryKey, signal }) => {
            // During a request, the shown conversation may grow, because the user sends a message or loads earlier
            // messages.
            const shown = () => queries.getQueryData<Conversation>(queryKey);
            let loaded = shown();
            if (!loaded) return get({}, signal);
            let hasMore = true;
            while (hasMore) {
              const newer = await get({ after: lastNumber(loaded) }, signal);
              loaded = withNewer(shown() ?? loaded, newer);
              hasMore = newer.has_more;
            }
            return loaded;
          },
  });
};

/** Queries a page of the user's conversations. Pages count from 1. */
export const conversationsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: [...conversationsKey, page],
    queryFn: ({ signal }) => listConversations(api, page, signal),
  });

/** Queries a page of the threads that visitors started with the freelancer. Pages count from 1. */
export const threadsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: [...conversationsKey, 'threads', page],
    queryFn: ({ signal }) => listContactThreads(api, page, signal),
  });

export const threadQuery = ({ api }: App, threadId: number) =>
  queryOptions({
    queryKey: ['thread', threadId],
    queryFn: ({ signal }) => getContactThread(api, known(threadId), signal),
  });
