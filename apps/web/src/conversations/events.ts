/** Follows the server-sent events about changes in the user's conversations. */
import type { UserEvent } from '@skillharbor/contract';
import { createParser } from 'eventsource-parser';

/** The maximum time between two parts of a stream, comments included, in milliseconds. */
const MAX_SILENCE_MS = 75_000;
/** The maximum time until the first event, in milliseconds. A proxy that buffers responses delays it. */
const MAX_WAIT_MS = 10_000;
const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

interface Following {
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>;
  onEvent: (event: UserEvent) => void;
  /** Called each time that a stream cannot be opened, or ends before its first event. */
  onLost: () => void;
  /** The target of `online` events, which is the window. */
  browser: EventTarget;
}

/** Follows one stream after the other until the signal is aborted. */
export async function followEvents(
  { open, onEvent, onLost, browser }: Following,
  signal: AbortSignal,
): Promise<void> {
  let pause = MIN_PAUSE_MS;
  while (!signal.aborted) {
    let hasBegun = false;
    const begin = (event: UserEvent) => {
      hasBegun = true;
      pause = MIN_PAUSE_MS;
      onEvent(event);
    };
    await readEvents(open, begin, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (!hasBegun) onLost();
    // If many streams end together because a server stops, each browser opens its next stream at a different time.
    await untilOnline(browser, pause * (0.5 + Math.random()), signal);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }
}

/** Reads a stream until it ends. Throws if the stream fails, or sends nothing for too long. */
async function readEvents(
  open: Following['open'],
  onEvent: Following['onEvent'],
  signal: AbortSignal,
): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  let silence = setTimeout(end, MAX_WAIT_MS);
  signal.addEventListener('abort', end);
  try {
    const body = await open(ending.signal);
    // The contract declares the data of each event.
    const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data) as UserEvent) });
    const decoder = new TextDecoder();
    const reader = body?.getReader();
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      clearTimeout(silence);
      silence = setTimeout(end, MAX_SILENCE_MS);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
    end();
  }
}

/** Waits for a time in milliseconds, but no longer than until the browser is online again or the signal is aborted. */
function untilOnline(browser: EventTarget, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const wake = () => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    browser.addEventListener('online', wake, { signal: waiting.signal });
    signal.addEventListener('abort', wake, { signal: waiting.signal });
  });
}
