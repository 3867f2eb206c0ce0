import { dayOf } from '../platform/time/clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns the time this many days before `now`, to the minute. Fractions are parts of a day. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(Math.floor((now.getTime() - days * DAY) / MINUTE) * MINUTE);
}

/** Returns the date this many days after `now`, or before it if the number is negative, as YYYY-MM-DD. */
export function dayAfter(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() + days * DAY));
}
