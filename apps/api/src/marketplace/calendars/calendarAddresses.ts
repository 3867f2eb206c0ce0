/** Makes and reads the private addresses of calendars. */
import { createSealedTokens } from '../../mail/sealedTokens.ts';

export interface CalendarAddresses {
  /** Returns the address of the calendar with a key. */
  addressOf(key: string, origin: string): Promise<string>;
  /** Returns the key in the token of an address, or null for a token that this server did not issue. */
  keyIn(token: string): Promise<string | null>;
}

export function createCalendarAddresses(signingKey: Uint8Array): CalendarAddresses {
  const tokens = createSealedTokens(signingKey, 'calendar');
  return {
    // Logs and traces have the paths of requests, but never their queries.
    addressOf: async (key, origin) => `${origin}/calendar.ics?token=${await tokens.seal(key)}`,
    keyIn: (token) => tokens.open(token),
  };
}
