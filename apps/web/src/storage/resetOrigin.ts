import type { KeyValueStorage } from '@skillharbor/api-client';
import { hasShape } from './hasShape.ts';

/**
 * Remembers on this device where a user was going who forgot the password: the link in the mail opens another tab. The mail
 * does not name the page, since it may be read by others.
 */
export interface ResetOrigin {
  /** Undefined where the user came on their own: nothing is remembered then, nor from before. */
  set: (from: string | undefined) => void;
  /** For the query of sign-in, which believes no address on another site. */
  get: () => string | undefined;
}

const KEY = 'skillharbor.reset-origin';
/** As long as the link in the mail is valid, in milliseconds. */
const VALID_MS = 60 * 60_000;

export function createResetOrigin(storage: KeyValueStorage, now: () => number = Date.now): ResetOrigin {
  return {
    set(from) {
      try {
        if (from === undefined) storage.removeItem(KEY);
        else storage.setItem(KEY, JSON.stringify({ from, until: now() + VALID_MS }));
      } catch {
        // The storage is full: the user lands at home.
      }
    },
    get() {
      try {
        const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
        if (!hasShape(kept, { from: '', until: 0 }) || kept.until <= now()) return undefined;
        return kept.from;
      } catch {
        return undefined;
      }
    },
  };
}
