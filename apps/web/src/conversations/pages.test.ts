import type { Conversation, Message } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { withEarlier, withNewer, withSent } from './pages.ts';

const message = (number: number): Message => ({
  id: `id-${number}`,
  number,
  by: 'client',
  author: null,
  text: `M${number}`,
  file: null,
  sent_at: '2026-06-15T09:00:00Z',
});

const page = (from: number, to: number, more: Partial<Conversation> = {}): Conversation => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  has_more: false,
  writing: 'open',
  takes_files: true,
  unread: 0,
  read_by_other: 0,
  is_muted: false,
  ...more,
});

const numbersIn = (conversation: Conversation | null) => conversation?.messages.map(({ number }) => number);

describe('a conversation', () => {
  test('grows by newer messages, and contains each message once', () => {
    const grown = withNewer(page(3, 5, { has_more: true }), page(5, 7, { unread: 2 }));
    expect(numbersIn(grown)).toEqual([3, 4, 5, 6, 7]);
    expect(grown).toMatchObject({ unread: 2, has_more: true });
  });

  test('grows by earlier messages until there are no more', () => {
    const grown = withEarlier(page(3, 5, { has_more: true, unread: 1 }), page(1, 3));
    expect(numbersIn(grown)).toEqual([1, 2, 3, 4, 5]);
    expect(grown).toMatchObject({ unread: 1, has_more: false });
  });

  test('adds a sent message only if no message before it is missing', () => {
    expect(numbersIn(withSent(page(1, 2), message(3)))).toEqual([1, 2, 3]);
    expect(numbersIn(withSent(page(1, 2), message(2)))).toEqual([1, 2]);
    expect(withSent(page(1, 2), message(4))).toBeNull();
  });
});
