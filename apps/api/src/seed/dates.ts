import { dayOf } from '../platform/time/clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The time this many days before `now`, to the minute; fractions are parts of a day. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(Math.floor((now.getTime() - days * DAY) / MINUTE) * MINUTE);
}

/** The date this many days after `now` (before it, if negative), as YYYY-MM-DD. */
export function dayAfter(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() + days * DAY));
}
