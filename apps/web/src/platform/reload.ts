import { retry } from './retry.ts';

/**
 * Reloads the page if the server responds. Without a connection, the browser's own error page would replace the app.
 * Returns true if the page reloads.
 */
export async function reload(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** The pauses before further attempts, in milliseconds. */
const RETRY_PAUSES_MS = [250, 500, 1_000, 2_000, 4_000];

/** Reloads the page with retries, because browsers report a connection shortly before it works. */
export async function reloadSoon(signal: AbortSignal): Promise<void> {
  await retry(() => signal.aborted || reload(), RETRY_PAUSES_MS);
}
