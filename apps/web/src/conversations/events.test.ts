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

/** Follows event streams that the test opens, writes to and ends. */
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

test('events arrive complete wherever the stream is split, and comments are not events', async () => {
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

test('after a stream ends, another one is opened, and no change in between is lost', async () => {
  const { opened, onLost, write } = follow();
  await vi.advanceTimersByTimeAsync(0);
  await write(first);
  opened[0]?.close();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(opened).toHaveLength(2);
  expect(onLost).not.toHaveBeenCalled();
});

test('a server that cannot be reached is tried again, and at once when the browser is online again', async () => {
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

test('another stream is opened if the first event of a stream does not arrive, or if the stream stops sending', async () => {
  const { opened, onLost, write } = follow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onLost).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  await write(first);
  await vi.advanceTimersByTimeAsync(75_000 + 2_000);
  expect(opened).toHaveLength(3);
});

test('no stream is opened after the signal is aborted', async () => {
  const { opened } = follow();
  await vi.advanceTimersByTimeAsync(0);
  ending.abort();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(opened).toHaveLength(1);
});
