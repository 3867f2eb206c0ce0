import { createState } from './createState.ts';
import type { StateOptions } from './createState.ts';
import type { State } from './state.ts';

/*
 * Saves the data of the mock server across reloads, with a fingerprint of the fixtures. If the fixtures change in the
 * code, the next start ignores the saved data.
 */

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'mocked-server';

/** Returns the saved state, or a new one if there is none. */
export function restoreState(place: Place, options: StateOptions): State {
  const fresh = createState(options);
  const stored = place.getItem(KEY);
  if (stored === null) return fresh;
  const [fixtures = '', ...lines] = stored.split('\n');
  if (fixtures !== fingerprint()) return fresh;
  // The cast is safe, because `saveState` wrote the text from a state of the same fixtures.
  const data = JSON.parse(lines.join('\n')) as Omit<State, 'revoked'> & { revoked: string[] };
  return { ...data, revoked: new Set(data.revoked) };
}

export function saveState(place: Place, state: State): void {
  place.setItem(KEY, `${fingerprint()}\n${JSON.stringify({ ...state, revoked: [...state.revoked] })}`);
}

export function forgetState(place: Place): void {
  place.removeItem(KEY);
}

/** Returns a fingerprint that changes with the fixtures. */
function fingerprint(): string {
  let hash = 0;
  for (const letter of JSON.stringify(createState())) hash = (hash * 31 + letter.charCodeAt(0)) | 0;
  return String(hash);
}
