/*
 * The toasts that wait until their region has loaded. The region loads when the first toast is shown. The module may
 * hold state, because only the browser uses it.
 */

export interface PendingToast {
  message: string;
  /** The subject of the toast. The toast replaces an earlier toast with the same topic. */
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
  /** Returns the waiting toasts and removes them from the queue. */
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
