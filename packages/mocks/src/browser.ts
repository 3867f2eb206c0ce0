import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';
import { createState } from './state.ts';

/** Answers the app's requests inside the page, from a state that lasts until a reload. */
export async function startMocks(): Promise<void> {
  const worker = setupWorker(...handlers(createState({ latency: 'real' })));
  await worker.start({ onUnhandledFrame: failOnMissingHandler });
}

/** Pages, scripts and pictures pass through; an operation without a handler does not. */
function failOnMissingHandler({
  frame,
  defaults,
}: {
  frame: { data: unknown };
  defaults: { error: () => void };
}): void {
  const { data } = frame;
  if (typeof data !== 'object' || data === null || !('request' in data)) return;
  if (data.request instanceof Request && new URL(data.request.url).pathname.startsWith('/api/'))
    defaults.error();
}
