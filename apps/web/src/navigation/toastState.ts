export interface ArrivingToast {
  message: string;
  /** It replaces the toast that is shown about the same. */
  topic?: string | undefined;
}

/** The state of a navigation that brings a toast along, and perhaps that an application has just been sent. */
export function withToast(
  message: string,
  { applied = false, topic }: { applied?: boolean; topic?: string } = {},
) {
  return { state: { toast: message, ...(topic && { topic }), ...(applied && { applied }) } };
}

/** The toast in the state of a location, which may be anything. */
export function toastIn(state: unknown): ArrivingToast | null {
  if (typeof state !== 'object' || state === null || !('toast' in state)) return null;
  if (typeof state.toast !== 'string') return null;
  const topic = 'topic' in state && typeof state.topic === 'string' ? state.topic : undefined;
  return { message: state.toast, topic };
}

export function hasAppliedIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'applied' in state && state.applied === true;
}
