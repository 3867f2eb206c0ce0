/* Reads and completes the state of the browser's history entries. The router stores `key` and `idx` in that state. */

type EntryHistory = Pick<History, 'state' | 'replaceState'>;
interface EntryWindow {
  history: EntryHistory;
  addEventListener: (type: 'popstate', listener: () => void) => void;
}

/**
 * Gives every history entry a unique key. The router uses the key `default` for every entry that it did not create: the
 * first entry of each load, and jumps within a page. Such entries would share their scroll position and state. Call
 * this before the router is created, because the router reads the key.
 */
export function keyEveryEntry(window: EntryWindow): void {
  keyEntry(window.history);
  window.addEventListener('popstate', () => keyEntry(window.history));
}

function keyEntry(history: EntryHistory): void {
  const entry = entryOf(history);
  if (typeof entry['key'] === 'string') return;
  history.replaceState({ ...entry, key: Math.random().toString(36).slice(2) }, '');
}

/** Returns true if going back from this entry leads to another page of the app. */
export function cameFromWithin(history: Pick<History, 'state'>): boolean {
  return Number(entryOf(history)['idx'] ?? 0) > 0;
}

/**
 * Returns true if the key belongs to the current entry. While the user goes back, that is the entry of the page that is
 * still loading.
 */
export function isEntry(history: Pick<History, 'state'>, key: string): boolean {
  return entryOf(history)['key'] === key;
}

function entryOf({ state }: Pick<History, 'state'>): Record<string, unknown> {
  const entry: unknown = state;
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}
