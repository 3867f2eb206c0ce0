import type { Conversation, Message, MessageInput } from '@skillharbor/contract';
import type { UnsentMessage } from '@skillharbor/ui/forms';
import { onlineManager, replaceEqualDeep } from '@tanstack/react-query';
import type { MutationCache, QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { sendMessage } from '../api/conversations.ts';
import { failureOf, sendFailure } from '../app/errors.ts';
import { refreshNextSteps } from '../applications/queries.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { currentUser } from '../session/currentUser.ts';
import { useUser } from '../session/useUser.ts';
import { changeOutbox, readOutbox } from './outbox.ts';
import { withSent } from './pages.ts';
import { conversationKey } from './queries.ts';

/** The longest pause before a message is sent again, in milliseconds. */
const MAX_PAUSE_MS = 30_000;

/**
 * Sends messages one after the other, in the order in which they were written, whether the user stays on the page or not.
 * Each has an id from the beginning, so the server stores it once, however often it is sent. A message that the server has
 * not confirmed is stored on the device, and the next visit of the page sends it again.
 */
export function useOutbox(applicationId: number | null) {
  const { api, drafts, log, queries, session } = useApp();
  const appMessages = useAppMessages();
  const owner = useUser()?.pk ?? null;
  const mutationKey = ['send-message', applicationId];
  const change = (by: Parameters<typeof changeOutbox>[3]) => changeOutbox(drafts, owner, applicationId, by);
  const forget = (id: string) =>
    change((outbox) => ({ ...outbox, unsent: outbox.unsent.filter((message) => message.id !== id) }));

  const cache = queries.getMutationCache();
  const mutate = (message: MessageInput) => {
    const mutation = cache.build(queries, {
      mutationKey,
      scope: { id: `conversation ${applicationId}` },
      networkMode: 'online',
      // A message that was not sent is shown until the user decides about it.
      gcTime: Infinity,
      // Later messages wait for this one, so that they arrive in order.
      retry: (_failures: number, error: Error) => isTransient(error),
      retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, MAX_PAUSE_MS),
      mutationFn: (sent: MessageInput) => {
        // The mutation may outlast its user's session, and must not be sent in that of the next user.
        if (currentUser(session.get())?.pk !== owner)
          throw new Error('The user of this message has logged out.');
        return sendMessage(api, applicationId ?? 0, sent);
      },
      onSuccess: async (stored: Message, { id }: MessageInput) => {
        await addStored(queries, applicationId, stored);
        forget(id);
        await refreshNextSteps(queries);
      },
      onError: (error: Error) => log('A message was not sent.', error),
    });
    // The state of the mutation has the failure.
    mutation.execute(message).catch(() => undefined);
  };

  const sendStored = useEffectEvent(() => {
    const known = new Set(sentIds(queries, mutationKey));
    for (const message of readOutbox(drafts, owner, applicationId).unsent)
      if (!known.has(message.id)) mutate(message);
  });
  useEffect(() => {
    if (applicationId !== null && owner !== null) sendStored();
  }, [applicationId, owner]);

  const unsent = useUnsent(cache, mutationKey).map(({ id, text, state }): UnsentMessage => {
    if (state.status !== 'failed') return { id, text, state };
    const { message: reason } = sendFailure(state.error, appMessages.notSent, appMessages);
    return { id, text, state: { status: 'failed', reason } };
  });

  const discard = (id: string) => {
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

interface Unsent extends MessageInput {
  state: { status: 'sending' } | { status: 'waiting' } | { status: 'failed'; error: unknown };
}

/** Returns the messages that are not stored yet, in the order in which they were written. */
function useUnsent(cache: MutationCache, mutationKey: readonly unknown[]): readonly Unsent[] {
  const known = useRef<readonly Unsent[]>([]);
  const read = () => {
    const found = cache
      .findAll({
        mutationKey,
        predicate: ({ state }) => state.status === 'pending' || state.status === 'error',
      })
      .map(({ state }): Unsent => {
        // Only useOutbox() creates mutations with this key.
        const message = state.variables as MessageInput;
        if (state.status === 'error') return { ...message, state: { status: 'failed', error: state.error } };
        const isWaiting = state.failureCount > 0 || (state.isPaused && !onlineManager.isOnline());
        return { ...message, state: { status: isWaiting ? 'waiting' : 'sending' } };
      });
    // The same messages must be the same value, because React compares values by identity.
    known.current = replaceEqualDeep(known.current, found);
    return known.current;
  };
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    read,
    () => none,
  );
}

const none: readonly Unsent[] = [];

function sentIds(queries: QueryClient, mutationKey: (string | number | null)[]): string[] {
  return queries
    .getMutationCache()
    .findAll({ mutationKey })
    .map(({ state }) => (state.variables as MessageInput).id);
}

/** Adds a stored message to those shown. If others arrived before it, they are loaded with it. */
async function addStored(
  queries: QueryClient,
  applicationId: number | null,
  message: Message,
): Promise<void> {
  const queryKey = conversationKey(applicationId);
  const shown = queries.getQueryData<Conversation>(queryKey);
  const grown = shown && withSent(shown, message);
  if (grown) queries.setQueryData(queryKey, grown);
  else await queries.refetchQueries({ queryKey });
}

/** Returns true if the same message can be sent later. */
function isTransient(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'network' || (failure.kind === 'refused' && failure.status >= 500);
}
