/** Writes calendar files in the iCalendar format (RFC 5545). */
import ical, { ICalEventTransparency } from 'ical-generator';

/** A date in a user's calendar. */
export interface CalendarDay {
  /** The id stays the same when the day or the title changes, so that a calendar program moves the existing event. */
  id: string;
  /** The day of the event, YYYY-MM-DD. */
  day: string;
  title: string;
  /** The path of the page about the event. */
  path: string;
}

const NAME = 'Skill Harbor';
const HOUR_S = 60 * 60;

/**
 * Returns a calendar file. Its events do not mark the user as busy, and calendar programs read the file again every
 * hour.
 *
 * @param origin the origin of the site's pages
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
