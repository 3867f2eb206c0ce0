/**
 * Formats a calendar day without a time zone, such as a deadline.
 *
 * @param day YYYY-MM-DD
 */
export function formatDay(day: string, locale: string): string {
  return formatDayOf(new Date(day), locale, null);
}

/** Formats the day of a time in an IANA time zone. If the zone is null, UTC is used. */
export function formatDayOf(moment: Date, locale: string, timeZone: string | null): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: timeZone ?? 'UTC' }).format(moment);
}

/** Formats a day and a time in an IANA time zone. If the zone is null, UTC is used. */
export function formatTime(time: Date, locale: string, timeZone: string | null): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
    timeZoneName: 'short',
  }).format(time);
}
