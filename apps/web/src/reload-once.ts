import type { KeyValueStorage } from '@skillharbor/api-client';

interface Options {
  storage: KeyValueStorage;
  reload: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

const KEY = 'skillharbor.reloaded-at';
const SHORTLY = 10_000;

/** Loads the page anew, unless that was done a moment ago and did not help. Returns whether it does. */
export function createReloadOnce({ storage, reload, now }: Options): () => boolean {
  return () => {
    const last = Number(storage.getItem(KEY));
    if (now() - last < SHORTLY) return false;
    storage.setItem(KEY, String(now()));
    reload();
    return true;
  };
}
