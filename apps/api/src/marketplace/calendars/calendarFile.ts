/** Writes iCalendar (RFC 5545). */
import ical, { ICalEventTransparency } from 'ical-generator';

/** A day that matters to its reader. */
export interface CalendarDay {
  /** Stays the same when the day or the title changes, so that a calendar program moves the day. */
  id: string;
  /** YYYY-MM-DD */
  day: string;
  title: string;
  /** The path of the page about it. */
  path: string;
}

const NAME = 'Skill Harbor';
const HOUR_S = 60 * 60;

/**
 * Returns the file of a calendar. Its days block no time, and programs read them again every hour.
 *
 * @param origin the origin of the pages
 */
export function calendarFile(
  days: readonly CalendarDay[],
  { origin, now }: { origin: string; now: Date },
): string {
  const calendar = ical({ name: NAME, prodId: { company: NAME, product: 'Dates' }, ttl: HOUR_S });
  const { hostname } = new URL(origin);
  for (const { id, day, title, path } of days)
    calendar.createEvent({
      id: `${id}@${hostname}`,
      stamp: now,
      start: new Date(day),
      allDay: true,
      summary: title,
      url: origin + path,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}
