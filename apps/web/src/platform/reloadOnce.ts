import type { KeyValueStorage } from '@skillharbor/api-client';

interface Options {
  storage: KeyValueStorage;
  reload: () => void;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
}

const KEY = 'skillharbor.reloaded-at';
/** The time after a reload in which another failure shows that reloading does not help. */
const RETRY_AFTER_MS = 10_000;

/**
 * Creates a function that reloads the page unless a reload has just failed to help. The function returns true if the
 * page reloads.
 */
export function createReloadOnce({ storage, reload, now }: Options): () => boolean {
  return () => {
    const last = Number(storage.getItem(KEY));
    if (now() - last < RETRY_AFTER_MS) return false;
    storage.setItem(KEY, String(now()));
    reload();
    return true;
  };
}
