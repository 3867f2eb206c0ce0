/*
 * Messages on their way to the region that shows them, which is loaded when it is first needed. Module state is safe: it
 * is used in the browser only.
 */

let messages: readonly string[] = [];
const listeners = new Set<() => void>();

function become(next: readonly string[]) {
  messages = next;
  for (const listener of listeners) listener();
}

export const pendingToasts = {
  add: (message: string) => become([...messages, message]),
  areAny: () => messages.length > 0,
  /** The messages, which are pending no more. */
  take: (): readonly string[] => {
    const taken = messages;
    if (taken.length > 0) become([]);
    return taken;
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
