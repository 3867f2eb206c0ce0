import type { KeyValueStorage } from '@skillharbor/api-client';

/** Stores values by key and notifies listeners when a value changes. */
export interface Memory {
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  subscribe: (listener: () => void) => () => void;
}

const storageKey = (key: string) => `skillharbor.memory:${key}`;

/**
 * Creates a store that saves its values in a storage. Values must survive JSON, and repeated reads return the same
 * object.
 */
export function createMemory(storage: KeyValueStorage): Memory {
  const values = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  return {
    get(key) {
      if (!values.has(key)) values.set(key, parse(storage.getItem(storageKey(key))));
      return values.get(key);
    },
    set(key, value) {
      values.set(key, value);
      storage.setItem(storageKey(key), JSON.stringify(value));
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
