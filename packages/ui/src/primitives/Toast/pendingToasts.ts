/*
 * Messages on their way to the region that shows them, which is loaded when it is first needed. Module state is safe: it
 * is used in the browser only.
 */

export interface PendingToast {
  message: string;
  /** What it is about: it replaces the toast that is shown about the same. */
  topic?: string | undefined;
}

let messages: readonly PendingToast[] = [];
const listeners = new Set<() => void>();

function become(next: readonly PendingToast[]) {
  messages = next;
  for (const listener of listeners) listener();
}

export const pendingToasts = {
  add: (message: string, { topic }: Pick<PendingToast, 'topic'> = {}) =>
    become([...messages, { message, topic }]),
  areAny: () => messages.length > 0,
  /** The messages, which are pending no more. */
  take: (): readonly PendingToast[] => {
    const taken = messages;
    if (taken.length > 0) become([]);
    return taken;
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
