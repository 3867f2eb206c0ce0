import type { KeyValueStorage } from '@skillharbor/api-client';
import { hasShape } from './hasShape.ts';

/**
 * Remembers which page a user wanted to open before resetting the password, because the link in the mail opens another
 * tab. The mail does not contain the page, because others may read the mail.
 */
export interface ResetOrigin {
  /** Saves the page. If the user requested no page, the argument is undefined, and an earlier value is removed. */
  set: (from: string | undefined) => void;
  /** Returns the page for the query of the sign-in page. The sign-in page ignores addresses on other sites. */
  get: () => string | undefined;
}

const KEY = 'skillharbor.reset-origin';
/** The time for which the value is valid, in milliseconds. It equals the validity of the link in the mail. */
const VALID_MS = 60 * 60_000;

export function createResetOrigin(storage: KeyValueStorage, now: () => number = Date.now): ResetOrigin {
  return {
    set(from) {
      try {
        if (from === undefined) storage.removeItem(KEY);
        else storage.setItem(KEY, JSON.stringify({ from, until: now() + VALID_MS }));
      } catch {
        // If the storage is full, the page to return to is not saved, and the user gets the home page after the reset.
      }
    },
    get() {
      try {
        const saved: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
        if (!hasShape(saved, { from: '', until: 0 }) || saved.until <= now()) return undefined;
        return saved.from;
      } catch {
        return undefined;
      }
    },
  };
}
