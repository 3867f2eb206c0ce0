/** Values by key, and who wants to know when one changes. Lives as long as the page does. */
export interface Memory {
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createMemory(): Memory {
  const values = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.set(key, value);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
