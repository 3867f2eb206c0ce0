/** The state of a navigation that brings a toast along, and perhaps that an application has just been sent. */
export function withToast(message: string, { applied = false } = {}) {
  return { state: { toast: message, ...(applied && { applied }) } };
}

/** The toast in the state of a location, which may be anything. */
export function toastIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('toast' in state)) return null;
  return typeof state.toast === 'string' ? state.toast : null;
}

export function hasAppliedIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'applied' in state && state.applied === true;
}
