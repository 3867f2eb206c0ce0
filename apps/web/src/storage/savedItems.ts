import type { KeyValueStorage } from '@skillharbor/api-client';
import type { Owner } from './draft.ts';
import { SAVED_KEY } from './savedKey.ts';

/** An item that a user of this device has saved, or has removed from the saved items. */
export interface SavedItem {
  /** The `pk` of the user, or null for a visitor. */
  owner: Owner;
  kind: 'job' | 'freelancer';
  id: number;
  /** The title of the job, or the name of the freelancer. */
  name: string;
  isSaved: boolean;
  /** The note that the user wrote on this device, or null if there is none. */
  note: string | null;
  /** The list into which the user put a job on this device, or null if there is none. */
  list: string | null;
  /** The time of the change, in ISO 8601. */
  at: string;
}

/**
 * Stores the items that visitors have saved on this device, and the changes of users that the server has not confirmed.
 * All tabs share them.
 */
export interface SavedItems {
  /** Returns the items, newest first. Calls return the same array until an item changes. */
  get: () => readonly SavedItem[];
  /** Adds an item in place of an earlier entry for the same item. */
  put: (item: SavedItem) => void;
  /** Removes items, except those that have changed in the meantime. */
  drop: (...items: SavedItem[]) => void;
  clear: (owner: number) => void;
  subscribe: (listener: () => void) => () => void;
}

interface Places {
  device: KeyValueStorage;
  /** The target of the `storage` events that announce changes in other tabs. It is the window. */
  otherTabs?: Pick<EventTarget, 'addEventListener'>;
}

const ofDevices = new WeakMap<KeyValueStorage, SavedItems>();

/**
 * Returns the saved items of a device. The object `App` does not contain them, because most visits do not need their
 * code at first.
 */
export function savedItemsOf(device: KeyValueStorage): SavedItems {
  const isBrowser = typeof window !== 'undefined';
  const items =
    ofDevices.get(device) ?? createSavedItems({ device, ...(isBrowser && { otherTabs: window }) });
  ofDevices.set(device, items);
  return items;
}

export function createSavedItems({ device, otherTabs }: Places): SavedItems {
  let items = read(device);
  const listeners = new Set<() => void>();
  const show = (next: readonly SavedItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  // Reads the storage again, because another tab may have changed it.
  const keep = (isKept: (item: SavedItem) => boolean, ...added: SavedItem[]) => {
    const next = [...added, ...read(device).filter(isKept)];
    try {
      if (next.length === 0) device.removeItem(SAVED_KEY);
      else device.setItem(SAVED_KEY, JSON.stringify(next));
    } catch {
      // If the storage is full, only this tab has the change until it is sent to the server.
    }
    show(next);
  };
  otherTabs?.addEventListener('storage', (event) => {
    if ('key' in event && event.key === SAVED_KEY) show(read(device));
  });

  return {
    get: () => items,
    put: (item) =>
      keep(({ owner, kind, id }) => owner !== item.owner || kind !== item.kind || id !== item.id, item),
    drop: (...dropped) => {
      const texts = new Set(dropped.map((item) => JSON.stringify(item)));
      keep((item) => !texts.has(JSON.stringify(item)));
    },
    clear: (owner) => keep((item) => item.owner !== owner),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads the items. They are validated, because users can edit the storage. */
function read(device: KeyValueStorage): readonly SavedItem[] {
  try {
    const saved: unknown = JSON.parse(device.getItem(SAVED_KEY) ?? '[]');
    // Earlier versions did not store the list that contains a job.
    return Array.isArray(saved)
      ? saved.filter(isItem).map((item) => ({ ...item, list: item.list ?? null }))
      : [];
  } catch {
    return [];
  }
}

function isItem(value: unknown): value is Omit<SavedItem, 'list'> & Partial<Pick<SavedItem, 'list'>> {
  const { owner, kind, id, name, isSaved, note, list = null, at } = Object(value) as Record<string, unknown>;
  return (
    (owner === null || Number.isInteger(owner)) &&
    (kind === 'job' || kind === 'freelancer') &&
    Number.isInteger(id) &&
    typeof isSaved === 'boolean' &&
    [note, list].every((text) => text === null || typeof text === 'string') &&
    [name, at].every((text) => typeof text === 'string')
  );
}
