/** Makes and checks the tokens in the private addresses of users' calendars. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface CalendarTokens {
  /** Returns the token of a user's calendar. The token stays the same until the calendar gets another key. */
  tokenOf(userId: number, key: string): string;
  /** Returns the id of the user that a token names, or null if the token names none. The token is not verified yet. */
  userIn(token: string): number | null;
  /** Returns true if the token belongs to the user's calendar with this key. */
  isTokenOf(token: string, userId: number, key: string): boolean;
}

export function createCalendarTokens(signingKey: Uint8Array): CalendarTokens {
  const calendarKey = createHmac('sha256', signingKey).update('calendar').digest();
  const tokenOf = (userId: number, key: string) =>
    `${userId}.${createHmac('sha256', calendarKey).update(`${userId} ${key}`).digest('base64url')}`;
  return {
    tokenOf,
    userIn: (token) => (/^[1-9]\d{0,8}\./.test(token) ? Number.parseInt(token, 10) : null),
    isTokenOf(token, userId, key) {
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(userId, key))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
