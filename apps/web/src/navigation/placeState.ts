/**
 * Returns the navigation state for a new address of the same place. For example, a list with another filter is the same
 * place.
 */
export function withPlace(state: unknown, place: string): { place: string } {
  return { ...(typeof state === 'object' && state), place };
}

/** Returns the place that the state of a location contains, or null if it contains none. The state may be any value. */
export function placeIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  return typeof state.place === 'string' ? state.place : null;
}

/** Returns the place of a page whose search parameters were changed. `place` is the place before the change. */
export function refinedPlace(place: string): string {
  return `${place} refined`;
}

/**
 * Returns the place that a page had before its search parameters were changed. A place without such a change is
 * returned as it is.
 */
export function unrefinedPlace(place: string): string {
  return place.replace(/ refined$/, '');
}

/**
 * Returns true if the state of a location belongs to a page whose search parameters were changed. The state may be any
 * value.
 */
export function isRefinedIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'refined' in state && state.refined === true;
}
