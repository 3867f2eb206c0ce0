/** Determines how long mails, and notifications on devices, wait for the hours of their receivers. */
import type { QuietHours } from '@skillharbor/contract';

const QUARTER_MS = 15 * 60 * 1000;
/** An hour of the day comes again after at most two days, because it is left out on the day on which clocks are set forward. */
const MAX_QUARTERS = 50 * 4;

/**
 * Returns the first moment from `now` on that is not in the quiet hours. It moves by quarters of an hour of the clock that the
 * receiver sees, because all time zones differ from UTC by quarters; so it is right on days on which clocks change.
 */
export function afterQuietHours(now: Date, quiet: QuietHours | null, timeZone: string | null): Date {
  if (quiet === null || !isQuiet(now, quiet, timeZone)) return now;
  return quartersAfter(now).find((time) => !isQuiet(time, quiet, timeZone)) ?? now;
}

/** Returns the first moment from `now` on that is in the quiet hours, or null if there are none. */
export function beforeQuietHours(now: Date, quiet: QuietHours | null, timeZone: string | null): Date | null {
  if (quiet === null) return null;
  if (isQuiet(now, quiet, timeZone)) return now;
  return quartersAfter(now).find((time) => isQuiet(time, quiet, timeZone)) ?? null;
}

/** Returns the first moment after `now` at which this hour of the day begins in the time zone. */
export function nextStartOfHour(now: Date, hour: number, timeZone: string | null): Date {
  const begins = (time: Date) =>
    hourIn(time, timeZone) === hour && hourIn(new Date(time.getTime() - QUARTER_MS), timeZone) !== hour;
  return quartersAfter(now).find(begins) ?? now;
}

/** Returns the quarters of an hour that begin within the next two days. */
function quartersAfter(now: Date): Date[] {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  return Array.from({ length: MAX_QUARTERS }, (_, step) => new Date((quarter + step + 1) * QUARTER_MS));
}

function isQuiet(time: Date, { from, to }: QuietHours, timeZone: string | null): boolean {
  const hour = hourIn(time, timeZone);
  return from <= to ? from <= hour && hour < to : from <= hour || hour < to;
}

/** Returns the hour that a clock in the time zone shows, from 0 to 23. */
export function hourIn(time: Date, timeZone: string | null): number {
  const hour = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: timeZone ?? 'UTC',
  }).format(time);
  return Number(hour);
}
