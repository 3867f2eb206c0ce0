import type { KeyValueStorage } from '@skillharbor/api-client';

interface Options {
  storage: KeyValueStorage;
  reload: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

const KEY = 'skillharbor.reloaded-at';
/** A failure this soon after a reload shows that reloading does not help. */
const RETRY_AFTER_MS = 10_000;

/** Reloads the page, unless it has just been reloaded without success. Returns whether it does. */
export function createReloadOnce({ storage, reload, now }: Options): () => boolean {
  return () => {
    const last = Number(storage.getItem(KEY));
    if (now() - last < RETRY_AFTER_MS) return false;
    storage.setItem(KEY, String(now()));
    reload();
    return true;
  };
}
