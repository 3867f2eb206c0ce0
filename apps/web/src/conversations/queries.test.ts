import { emptyConversation } from '@skillharbor/mocks';
import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueries } from '../loading/createQueries.ts';
import { conversationQuery } from './queries.ts';
import type { ConversationSource } from './sources.ts';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  environmentManager.setIsServer(() => true);
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Shows a conversation, and returns its requests and a function that closes it. */
async function shownConversation(isVisitor: boolean) {
  const get = vi.fn<ConversationSource['get']>().mockResolvedValue(emptyConversation);
  const queries = createQueries({ log: () => undefined });
  queries.mount();
  // The query calls only `get` to read the conversation.
  const source = { key: 'token', isVisitor, get } as Partial<ConversationSource> as ConversationSource;
  const observer = new QueryObserver(queries, conversationQuery({ queries }, source, { status: 'live' }));
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return {
    get,
    close: () => {
      unsubscribe();
      queries.unmount();
    },
  };
}

test('a visitor’s page requests new messages every ten seconds, but not while it is hidden', async () => {
  const { get, close } = await shownConversation(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(get).toHaveBeenCalledTimes(2);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(get).toHaveBeenCalledTimes(2);
  close();
});

test('a visitor’s page requests new messages at once when it is shown again', async () => {
  const { get, close } = await shownConversation(true);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(12_000);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(get).toHaveBeenCalledTimes(2);
  close();
});

test('a user’s page requests no new messages while events announce them', async () => {
  const { get, close } = await shownConversation(false);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(get).toHaveBeenCalledOnce();
  close();
});
