import type { Conversation, Message } from '@skillharbor/contract';
import type { TypedMessage, UnsentMessage } from '@skillharbor/ui/forms';
import { onlineManager, replaceEqualDeep } from '@tanstack/react-query';
import type { MutationCache, QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { failureOf, sendFailure } from '../app/errors.ts';
import { refreshNextSteps } from '../applications/queries.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { currentUser } from '../session/currentUser.ts';
import { useUser } from '../session/useUser.ts';
import { useAccountDraft } from '../submission/useAccountDraft.ts';
import { blank, createOutbox } from './outbox.ts';
import { withSent } from './pages.ts';
import { conversationKey, conversationsKey } from './queries.ts';
import type { ConversationSource } from './sources.ts';

/** The maximum pause before a message is sent again, in milliseconds. */
const MAX_PAUSE_MS = 30_000;

/**
 * Sends messages one after the other, in the order in which they were written, even if the user leaves the page. Each
 * message has an id from the beginning, so the server stores it once, however often it is sent. A message that the
 * server has not confirmed is stored on the device, and the next visit of the page sends it again. A file is lost when
 * the page is reloaded, because the storage holds only text.
 */
export function useOutbox({ key, isVisitor, send: sendTo }: ConversationSource) {
  const { drafts, log, queries, session } = useApp();
  const appMessages = useAppMessages();
  const userId = useUser()?.pk ?? null;
  // A signed-in user who opens a visitor's link writes as the visitor.
  const owner = isVisitor ? null : userId;
  const mutationKey = ['send-message', key];
  const outbox = createOutbox(drafts, owner, key);
  const [round, setRound] = useState(0);
  const otherDraft = useAccountDraft({
    path: outbox.page,
    owner,
    onShow: () => setRound((before) => before + 1),
  });

  const cache = queries.getMutationCache();
  const mutate = (message: Sent) => {
    const mutation = cache.build(queries, {
      mutationKey,
      scope: { id: `conversation ${key}` },
      networkMode: 'online',
      // A message that could not be sent is shown until the user sends it again or discards it.
      gcTime: Infinity,
      // Later messages wait until this message has been sent, so that all messages arrive in order.
      retry: (_failures: number, error: Error) => isTransient(error),
      retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, MAX_PAUSE_MS),
      mutationFn: (sent: Sent) => {
        // This request may continue after the session of its user has ended. It must not be sent in the session of the
        // next user.
        if (!isVisitor && currentUser(session.get())?.pk !== owner)
          throw new Error('The user of this message has logged out.');
        return sendTo(sent);
      },
      onSuccess: async (stored: Message, { id }: Sent) => {
        await addStored(queries, key, stored);
        outbox.forget(id);
        await queries.invalidateQueries({ queryKey: conversationsKey });
        await refreshNextSteps(queries);
      },
      onError: (error: Error) => log('A message was not sent.', error),
    });
    // The state of the mutation contains the failure.
    mutation.execute(message).catch(() => undefined);
  };

  const stored = outbox.unsent();
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const known = new Set([...sentIds(queries, mutationKey), ...discarded]);
  const lost = stored.filter(({ id, fileName }) => fileName !== null && !known.has(id));

  const sendStored = useEffectEvent(() => {
    for (const { id, text, fileName } of stored)
      if (fileName === null && !known.has(id)) mutate({ id, text, file: null });
  });
  useEffect(() => {
    if (key !== null && (isVisitor || owner !== null)) sendStored();
  }, [key, isVisitor, owner]);

  const sent = useUnsent(cache, mutationKey);
  const unsent = sent.map(({ id, text, file, state }): UnsentMessage => {
    const message = { id, text, fileName: file?.name ?? null };
    if (state.status !== 'failed') return { ...message, state };
    const failure = sendFailure(state.error, appMessages.notSent, appMessages);
    const reason = failure.message ?? Object.values(failure.fieldErrors ?? {}).flat()[0];
    return { ...message, state: { status: 'failed', reason } };
  });

  const discard = (id: string) => {
    for (const mutation of cache.findAll({ mutationKey }))
      if ((mutation.state.variables as Sent).id === id) cache.remove(mutation);
    setDiscarded((before) => [...before, id]);
    outbox.forget(id);
  };

  function send({ id, text, file }: Sent) {
    outbox.add({ id, text, fileName: file?.name ?? null });
    outbox.type(blank);
    mutate({ id, text, file });
  }

  return {
    unsent: [...lost.map((message): UnsentMessage => ({ ...message, state: { status: 'lost' } })), ...unsent],
    initial: outbox.typed(),
    formKey: round,
    otherDraft,
    onTypedChange: (message: TypedMessage) => outbox.type(message),
    onSend: (message: TypedMessage) => send({ id: crypto.randomUUID(), ...message }),
    onSendAgain: (id: string) => {
      const failed = sent.find((message) => message.id === id);
      if (!failed) return;
      discard(id);
      send({ id, text: failed.text, file: failed.file });
    },
    onDiscard: discard,
  };
}

/** A message to send, with its file. */
interface Sent extends TypedMessage {
  id: string;
}

interface Unsent extends Sent {
  state: { status: 'sending' } | { status: 'waiting' } | { status: 'failed'; error: unknown };
}

/** Returns the messages that the server has not stored yet, in the order in which they were written. */
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
        const message = state.variables as Sent;
        if (state.status === 'error') return { ...message, state: { status: 'failed', error: state.error } };
        const isWaiting = state.failureCount > 0 || (state.isPaused && !onlineManager.isOnline());
        return { ...message, state: { status: isWaiting ? 'waiting' : 'sending' } };
      });
    // Equal messages must be the same object, because React compares values by identity.
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
    .map(({ state }) => (state.variables as Sent).id);
}

/**
 * Adds a message to the shown messages once the server has stored it. If other messages arrived before it, they are
 * loaded together with it.
 */
async function addStored(
  queries: QueryClient,
  key: ConversationSource['key'],
  message: Message,
): Promise<void> {
  const queryKey = conversationKey(key);
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
