import type { Conversation } from '@skillharbor/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import {
  countUnread,
  getContactThread,
  listContactThreads,
  listConversations,
} from '../api/conversations.ts';
import type { App } from '../app/app.ts';
import { canRetry, failureOf } from '../app/errors.ts';
import { known } from '../navigation/ids.ts';
import type { Live } from './live.ts';
import { lastNumber, withNewer } from './pages.ts';
import type { ConversationSource } from './sources.ts';

/**
 * The pause between two requests for new messages while no events announce them, in milliseconds. A hidden page asks
 * for none, and asks at once when it is shown again.
 */
const PAUSE_MS = 10_000;
/** The pause between two requests for the number of unread conversations, in milliseconds. */
const UNREAD_PAUSE_MS = 60_000;

/** The beginning of the key of every conversation. */
export const allConversations = ['conversation'];
export const conversationKey = (key: ConversationSource['key']) => [...allConversations, key];
export const conversationsKey = ['conversations'];

/**
 * Queries a conversation: at first its newest messages, then what has arrived since, when events announce it or after
 * each pause. The cache drops it when its page closes. A conversation that the user may not read is asked for once.
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
    // Loaded data never counts as stale, so `true` would ask for nothing.
    refetchOnWindowFocus: (query) => (needsAsking(query) ? 'always' : false),
    queryFn:
      key === null
        ? skipToken
        : async ({ queryKey, signal }) => {
            // What is shown may grow during a request, by a message that was sent or by earlier ones.
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

/** Queries a page of what visitors wrote to the freelancer. Pages count from 1. */
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

/** Queries the number of conversations in which the user has something to read, while no events announce it. */
export const unreadQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['unread-conversations'],
    queryFn: async ({ signal }) => (await countUnread(api, signal)).count,
    refetchInterval: UNREAD_PAUSE_MS,
    refetchOnWindowFocus: 'always',
  });
