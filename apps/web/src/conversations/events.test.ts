import type { UserEvent } from '@skillharbor/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents } from './events.ts';

const encoder = new TextEncoder();
const browser = new EventTarget();
let ending: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

/** Follows streams that the test opens, writes to and ends. */
function follow() {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = [];
  const events: UserEvent[] = [];
  const server = { isDown: false };
  const onLost = vi.fn<() => void>();
  const open = async (signal: AbortSignal) => {
    if (server.isDown) throw new TypeError('Failed to fetch');
    return new ReadableStream<Uint8Array>({
      start(controller) {
        opened.push(controller);
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
  };
  void followEvents({ open, onEvent: (event) => events.push(event), onLost, browser }, ending.signal);
  const write = async (text: string) => {
    opened.at(-1)?.enqueue(encoder.encode(text));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { opened, events, server, onLost, write };
}

const first = 'data: {"unread":1,"conversation":null}\n\n';

test('events arrive whole, however the stream is cut, and comments are no events', async () => {
  const { events, write } = follow();
  await vi.advanceTimersByTimeAsync(0);
  for (const part of [
    first.slice(0, 20),
    first.slice(20),
    ':\n\n',
    'data: {"unread":2,"conversation":7}\n\n',
  ])
    await write(part);
  expect(events).toEqual([
    { unread: 1, conversation: null },
    { unread: 2, conversation: 7 },
  ]);
});

test('a stream that ends is followed by another, and nothing was lost in between', async () => {
  const { opened, onLost, write } = follow();
  await vi.advanceTimersByTimeAsync(0);
  await write(first);
  opened[0]?.close();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(opened).toHaveLength(2);
  expect(onLost).not.toHaveBeenCalled();
});

test('a server that is away is tried again, at once when the browser is online again', async () => {
  const { opened, server, onLost, write } = follow();
  await vi.advanceTimersByTimeAsync(0);
  await write(first);
  server.isDown = true;
  opened[0]?.close();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(onLost).toHaveBeenCalled();
  server.isDown = false;
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(2);
});

test('a stream whose first event is held back counts as lost, and so does one that falls silent', async () => {
  const { opened, onLost, write } = follow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onLost).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  await write(first);
  await vi.advanceTimersByTimeAsync(75_000 + 2_000);
  expect(opened).toHaveLength(3);
});

test('no stream is opened after the end', async () => {
  const { opened } = follow();
  await vi.advanceTimersByTimeAsync(0);
  ending.abort();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(opened).toHaveLength(1);
});
