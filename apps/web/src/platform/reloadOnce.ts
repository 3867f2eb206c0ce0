import type { KeyValueStorage } from '@skillharbor/api-client';

interface Options {
  storage: KeyValueStorage;
  reload: () => void;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
}

const KEY = 'skillharbor.reloaded-at';
/** If another failure happens within this time after a reload, another reload would not help. */
const RETRY_AFTER_MS = 10_000;

/**
 * Creates a function that reloads the page unless a recent reload did not help. The function returns true if the page
 * reloads.
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
