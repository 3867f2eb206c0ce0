/** Makes and reads the private addresses of calendars. */
import { createSealedTokens } from '../../mail/sealedTokens.ts';

const EXTENSION = '.ics';

export interface CalendarAddresses {
  /** Returns the address of the calendar with a key. */
  addressOf(key: string, origin: string): Promise<string>;
  /** Returns the key in the last part of an address, or null for one that this server did not make. */
  keyIn(name: string): Promise<string | null>;
}

export function createCalendarAddresses(signingKey: Uint8Array): CalendarAddresses {
  const tokens = createSealedTokens(signingKey, 'calendar');
  return {
    addressOf: async (key, origin) => `${origin}/calendars/${await tokens.seal(key)}${EXTENSION}`,
    keyIn: async (name) =>
      name.endsWith(EXTENSION) ? await tokens.open(name.slice(0, -EXTENSION.length)) : null,
  };
}
