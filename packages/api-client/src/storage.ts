import type { KeyValueStorage } from './sessionStore.ts';

/**
 * Returns the browser's storage, or memory for the life of the page if the browser refuses it: blocked cookies make
 * even reading `localStorage` throw, and a full or private storage throws on writing.
 */
export function usableStorage(open: () => KeyValueStorage): KeyValueStorage {
  const probe = 'skillharbor.probe';
  try {
    const storage = open();
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return memoryStorage();
  }
}

export function memoryStorage(items: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const map = new Map(Object.entries(items));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}
