/** The state of a navigation that brings a toast along. */
export function withToast(message: string) {
  return { state: { toast: message } };
}

/** The toast in the state of a location, which may be anything. */
export function toastIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('toast' in state)) return null;
  return typeof state.toast === 'string' ? state.toast : null;
}
