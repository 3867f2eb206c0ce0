/** The state of a navigation that goes on at the same place under another address. */
export function withPlace(state: unknown, place: string): { place: string } {
  return { ...(typeof state === 'object' && state), place };
}

/** The place in the state of a location, which may be anything. */
export function placeIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  return typeof state.place === 'string' ? state.place : null;
}

/** The place of the refined page that follows the one at this place. */
export function refinedPlace(place: string): string {
  return `${place} refined`;
}

/** The place of the page that was refined at this place; itself where none was. */
export function unrefinedPlace(place: string): string {
  return place.replace(/ refined$/, '');
}

/** Whether the state of a location, which may be anything, is that of a page that was refined where it was. */
export function isRefinedIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'refined' in state && state.refined === true;
}
