import type { KeyValueStorage } from './sessionStore.ts';

/**
 * Returns the browser's storage, or a storage in memory if the browser refuses it. If cookies are blocked, even reading
 * `localStorage` throws, and a full or private storage throws on writing.
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
