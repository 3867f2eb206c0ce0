import { dayOf } from '../platform/time/clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns the time this many days before `now`, rounded to a minute. The number may be a fraction. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(Math.floor((now.getTime() - days * DAY) / MINUTE) * MINUTE);
}

/** Returns the date this many days after `now`, as YYYY-MM-DD. With a negative number, the date is before `now`. */
export function dayAfter(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() + days * DAY));
}
