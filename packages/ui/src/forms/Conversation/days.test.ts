import type { Message } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { createFormat } from '../../primitives/UiProvider/format.ts';
import { daysOf } from './days.ts';

const message = (number: number, sent_at: string): Message => ({
  id: `id-${number}`,
  number,
  by: 'client',
  author: null,
  text: 'Ahoy',
  file: null,
  sent_at,
});
const messages = [
  message(1, '2026-06-14T21:30:00Z'),
  message(2, '2026-06-14T22:30:00Z'),
  message(3, '2026-06-15T08:00:00Z'),
];
const daysIn = (timeZone: string) =>
  daysOf(messages, createFormat('en', timeZone).date).map((day) => [
    day.name,
    ...day.messages.map(({ number }) => number),
  ]);

test('messages are grouped by the day in the time zone of the reader', () => {
  expect(daysIn('Europe/Berlin')).toEqual([
    ['Jun 14, 2026', 1],
    ['Jun 15, 2026', 2, 3],
  ]);
  expect(daysIn('UTC')).toEqual([
    ['Jun 14, 2026', 1, 2],
    ['Jun 15, 2026', 3],
  ]);
});

test('a conversation without messages has no days', () => {
  expect(daysOf([], String)).toEqual([]);
});
