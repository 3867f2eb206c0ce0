/** Computes how long mails and push notifications wait, depending on the receiver's quiet hours and digest hour. */
import type { QuietHours } from '@skillharbor/contract';

const QUARTER_MS = 15 * 60 * 1000;
/** The search covers two days, because a day on which clocks are set forward lacks one of its hours. */
const MAX_QUARTERS = 50 * 4;

/**
 * Returns the first time, not before `now`, that is outside the quiet hours. The search moves in steps of a quarter of
 * an hour, because the offset of every time zone from UTC is a multiple of a quarter. The result is therefore right
 * even on a day when clocks change.
 */
export function afterQuietHours(now: Date, quiet: QuietHours | null, timeZone: string | null): Date {
  if (quiet === null || !isQuiet(now, quiet, timeZone)) return now;
  return quartersAfter(now).find((time) => !isQuiet(time, quiet, timeZone)) ?? now;
}

/** Returns the first time, not before `now`, that is within the quiet hours, or null if there are no quiet hours. */
export function beforeQuietHours(now: Date, quiet: QuietHours | null, timeZone: string | null): Date | null {
  if (quiet === null) return null;
  if (isQuiet(now, quiet, timeZone)) return now;
  return quartersAfter(now).find((time) => isQuiet(time, quiet, timeZone)) ?? null;
}

/** Returns the first time after `now` at which the clocks in the time zone reach this hour of the day. */
export function nextStartOfHour(now: Date, hour: number, timeZone: string | null): Date {
  const begins = (time: Date) =>
    hourIn(time, timeZone) === hour && hourIn(new Date(time.getTime() - QUARTER_MS), timeZone) !== hour;
  return quartersAfter(now).find(begins) ?? now;
}

/** Returns the start of each quarter of an hour within the next two days. */
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
