import type { Conversation, ConversationChange } from '@skillharbor/contract';
import type { ConversationState } from '@skillharbor/ui/forms';
import type { Loadable } from '@skillharbor/ui/primitives';
import { useConversationMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { canRetry, failureOf, sendFailure } from '../app/errors.ts';
import { refreshNextSteps } from '../applications/queries.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { useLive } from './live.ts';
import { withEarlier } from './pages.ts';
import { conversationKey, conversationQuery, conversationsKey } from './queries.ts';
import { unreadQuery } from './unreadQuery.ts';
import { ofUser, ofVisitor } from './sources.ts';
import type { ConversationSource } from './sources.ts';
import { useOutbox } from './useOutbox.ts';

/**
 * Returns the conversation about an application or a thread, and the user's actions in it. The id is null until the
 * page has loaded it.
 */
export function useConversation(id: number | null): ConversationState {
  return { ...useConversationOf(ofUser(useApp().api, id)), id };
}

/** Returns the conversation of a visitor's link. The token is null until the visitor has opened the conversation. */
export function useVisitorConversation(token: string | null): ConversationState {
  return { ...useConversationOf(ofVisitor(useApp().api, token)), id: null };
}

function useConversationOf(source: ConversationSource): Omit<ConversationState, 'id'> {
  const app = useApp();
  const { log, queries } = app;
  const texts = useConversationMessages();
  const appMessages = useAppMessages();
  const queryKey = conversationKey(source.key);
  const outbox = useOutbox(source);

  const [earlier, showEarlier] = useSubmission<void>({
    send: async () => {
      const shown = queries.getQueryData<Conversation>(queryKey);
      const first = shown?.messages[0]?.number;
      if (!shown || first === undefined) return;
      const page = await source.get({ before: first });
      queries.setQueryData<Conversation>(queryKey, (present) => present && withEarlier(present, page));
    },
    explain: (error) => sendFailure(error, texts.earlierFailed, appMessages),
  });

  const [change, submitChange] = useSubmission<ConversationChange>({
    send: async (body) => {
      const { writing, is_muted } = await source.change(body);
      // A request for new messages that is still running may return outdated data.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Conversation>(queryKey, (present) => present && { ...present, writing, is_muted });
    },
    explain: (error) => sendFailure(error, texts.changeFailed, appMessages),
  });

  async function markRead(number: number) {
    try {
      await source.read(number);
      await queries.invalidateQueries(unreadQuery(app));
      await queries.invalidateQueries({ queryKey: conversationsKey });
      await refreshNextSteps(queries);
    } catch (error) {
      // A failure is ignored, because the next message or the next visit marks these messages as read as well.
      log('Messages were not marked as read.', error);
    }
  }

  return {
    ...outbox,
    conversation: useLoaded(source, texts.loadFailed),
    earlier,
    onEarlier: () => showEarlier(),
    change,
    onMute: (is_muted) => submitChange({ is_muted }),
    onEnd: (is_ended) => submitChange({ is_ended }),
    onSeen: (number) => void markRead(number),
  };
}

/**
 * Returns the conversation from the last successful request. If a later request fails, the conversation does not
 * change, and the request is repeated.
 */
function useLoaded(source: ConversationSource, loadFailed: string): Loadable<Conversation> {
  const { data, error, refetch } = useQuery(conversationQuery(useApp(), source, useLive()));
  if (data !== undefined) return { status: 'ready', data };
  if (error === null) return { status: 'loading' };
  const onRetry = canRetry(failureOf(error)) ? () => void refetch() : null;
  return { status: 'error', message: loadFailed, onRetry };
}
