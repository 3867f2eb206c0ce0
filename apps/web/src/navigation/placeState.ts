/** Returns the navigation state for a new address that counts as the same place, such as a list with another filter. */
export function withPlace(state: unknown, place: string): { place: string } {
  return { ...(typeof state === 'object' && state), place };
}

/** Returns the place in the state of a location. The state may be any value. */
export function placeIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  return typeof state.place === 'string' ? state.place : null;
}

/** Returns the place of the refined page that follows the page at this place. */
export function refinedPlace(place: string): string {
  return `${place} refined`;
}

/** Returns the place of the page before refinement, or the same place if the page was not refined. */
export function unrefinedPlace(place: string): string {
  return place.replace(/ refined$/, '');
}

/** Returns true if the state of a location belongs to a page that was refined in place. The state may be any value. */
export function isRefinedIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'refined' in state && state.refined === true;
}
