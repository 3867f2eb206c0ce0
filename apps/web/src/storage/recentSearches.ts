import type { KeyValueStorage } from '@skillharbor/api-client';
import { hasShape } from './hasShape.ts';

/** The recent searches in this browser, latest first. */
export interface RecentSearches {
  /** Returns the same array until a search is added or removed. */
  get: () => readonly string[];
  add: (search: string) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

const KEY = 'skillharbor.recent-searches';
/**
 * The list on a server, and in a browser without searches. Both have the same array, so that hydration renders the page
 * only once.
 */
export const noSearches: readonly string[] = [];
const MAX_SEARCHES = 6;

export function createRecentSearches(storage: KeyValueStorage): RecentSearches {
  let searches = read(storage);
  const listeners = new Set<() => void>();

  function change(next: readonly string[]) {
    searches = next;
    try {
      if (next.length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify(next));
    } catch {
      // If the storage is full, only this tab remembers the searches.
    }
    for (const listener of listeners) listener();
  }

  return {
    get: () => searches,
    add: (search) => change([search, ...searches.filter((other) => other !== search)].slice(0, MAX_SEARCHES)),
    clear: () => change([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(storage: KeyValueStorage): readonly string[] {
  try {
    const saved: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return hasShape(saved, ['']) && saved.length > 0 ? saved.slice(0, MAX_SEARCHES) : noSearches;
  } catch {
    return noSearches;
  }
}
