import type { Conversation, Message, MessageInput } from '@skillharbor/contract';
import type { UnsentMessage } from '@skillharbor/ui/forms';
import { onlineManager, useMutation, useMutationState } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sendMessage } from '../api/conversations.ts';
import { failureOf, sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useUser } from '../session/useUser.ts';
import { changeOutbox, readOutbox } from './outbox.ts';
import { withSent } from './pages.ts';
import { conversationKey } from './queries.ts';

/** How often a message is sent again by itself, after 1, 2, 4 seconds. Offline, it waits without an end. */
const MAX_RETRIES = 3;

/**
 * Sends messages one after the other, in the order in which they were written, whether the user stays on the page or not.
 * Each has an id from the beginning, so the server stores it once, however often it is sent. A message that the server has
 * not confirmed is stored on the device, and the next visit of the page sends it again.
 */
export function useOutbox(applicationId: number | null) {
  const { api, drafts, log, queries } = useApp();
  const appMessages = useAppMessages();
  const owner = useUser()?.pk ?? null;
  const mutationKey = ['send-message', applicationId];
  const change = (by: Parameters<typeof changeOutbox>[3]) => changeOutbox(drafts, owner, applicationId, by);
  const forget = (id: string) =>
    change((outbox) => ({ ...outbox, unsent: outbox.unsent.filter((message) => message.id !== id) }));

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `conversation ${applicationId}` },
    networkMode: 'online',
    // A message that was not sent is shown until the user decides about it.
    gcTime: Infinity,
    retry: (failures, error) => failures < MAX_RETRIES && canPass(error),
    retryDelay: (failures) => 1000 * 2 ** failures,
    mutationFn: (message: MessageInput) => sendMessage(api, applicationId ?? 0, message),
    onSuccess: async (sent, { id }) => {
      await show(queries, applicationId, sent);
      forget(id);
    },
    onError: (error) => log('A message was not sent.', error),
  });

  const sendStored = useEffectEvent(() => {
    const known = new Set(sentIds(queries, mutationKey));
    for (const message of readOutbox(drafts, owner, applicationId).unsent)
      if (!known.has(message.id)) mutate(message);
  });
  useEffect(() => {
    if (applicationId !== null && owner !== null) sendStored();
  }, [applicationId, owner]);

  const unsent = useMutationState({
    filters: {
      mutationKey,
      predicate: ({ state }) => state.status === 'pending' || state.status === 'error',
    },
    select: ({ state }): UnsentMessage => {
      // Only this hook creates mutations with this key.
      const { id, text } = state.variables as MessageInput;
      if (state.status === 'error') {
        const { message: reason } = sendFailure(state.error, appMessages.notSent, appMessages);
        return { id, text, state: { status: 'failed', reason } };
      }
      const isWaiting = state.isPaused && !onlineManager.isOnline();
      return { id, text, state: { status: isWaiting ? 'waiting' : 'sending' } };
    },
  });

  const discard = (id: string) => {
    const cache = queries.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey }))
      if ((mutation.state.variables as MessageInput).id === id) cache.remove(mutation);
    forget(id);
  };

  function send(message: MessageInput) {
    change(({ unsent: before }) => ({
      typed: '',
      unsent: [...before.filter(({ id }) => id !== message.id), message],
    }));
    mutate(message);
  }

  return {
    unsent,
    initial: readOutbox(drafts, owner, applicationId).typed,
    onTypedChange: (typed: string) => change((outbox) => ({ ...outbox, typed })),
    onSend: (text: string) => send({ id: crypto.randomUUID(), text }),
    onSendAgain: (id: string) => {
      const failed = unsent.find((message) => message.id === id);
      if (!failed) return;
      discard(id);
      send({ id, text: failed.text });
    },
    onDiscard: discard,
  };
}

function sentIds(queries: QueryClient, mutationKey: (string | number | null)[]): string[] {
  return queries
    .getMutationCache()
    .findAll({ mutationKey })
    .map(({ state }) => (state.variables as MessageInput).id);
}

/** Adds a stored message to those shown. If others arrived before it, they are loaded with it. */
async function show(queries: QueryClient, applicationId: number | null, message: Message): Promise<void> {
  const queryKey = conversationKey(applicationId);
  const shown = queries.getQueryData<Conversation>(queryKey);
  const grown = shown && withSent(shown, message);
  if (grown) queries.setQueryData(queryKey, grown);
  else await queries.refetchQueries({ queryKey });
}

/** Returns true if the same message can succeed later. */
function canPass(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'network' || (failure.kind === 'refused' && failure.status >= 500);
}
