/* What the browser keeps with each entry of its history. The router writes it: `key` and `idx`. */

type EntryHistory = Pick<History, 'state' | 'replaceState'>;
interface EntryWindow {
  history: EntryHistory;
  addEventListener: (type: 'popstate', listener: () => void) => void;
}

/**
 * Gives every entry a key of its own. The router calls all entries `default` that it did not make: the first one of
 * every load, and jumps within a page. They would share their place and what is remembered of them. Call it before the
 * router is made, which reads the key.
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

/** Whether going back from this entry leads to another page of the app. */
export function cameFromWithin(history: Pick<History, 'state'>): boolean {
  return Number(entryOf(history)['idx'] ?? 0) > 0;
}

/** Whether this is the key of the present entry: of a page on the way back, before it is there. */
export function isEntry(history: Pick<History, 'state'>, key: string): boolean {
  return entryOf(history)['key'] === key;
}

function entryOf({ state }: Pick<History, 'state'>): Record<string, unknown> {
  const entry: unknown = state;
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}
