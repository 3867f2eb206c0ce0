export interface ArrivingToast {
  message: string;
  /** The toast replaces an earlier toast with the same topic. */
  topic?: string | undefined;
}

/** Returns the navigation state that contains a toast, and whether an application was just sent. */
export function withToast(
  message: string,
  { applied = false, topic }: { applied?: boolean; topic?: string } = {},
) {
  return { state: { toast: message, ...(topic && { topic }), ...(applied && { applied }) } };
}

/** Returns the toast in the state of a location. The state may be any value. */
export function toastIn(state: unknown): ArrivingToast | null {
  if (typeof state !== 'object' || state === null || !('toast' in state)) return null;
  if (typeof state.toast !== 'string') return null;
  const topic = 'topic' in state && typeof state.topic === 'string' ? state.topic : undefined;
  return { message: state.toast, topic };
}

export function hasAppliedIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'applied' in state && state.applied === true;
}
