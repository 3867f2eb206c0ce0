/** The rules for who may save which searches, and when mails about them are due. Every function is pure. */
import type { MailFrequency, Role, SavedSearchKind } from '@skillharbor/contract';

/** The maximum number of searches that a user can save. */
export const MAX_SAVED_SEARCHES = 20;
/**
 * The maximum number of jobs or freelancers of each search that a mail names. The mail states the number of the others.
 */
export const MAX_MAILED = 10;

/** Returns the kind of saved searches that users with this role have. */
export const kindOfSearches = (role: Role): SavedSearchKind => (role === 'client' ? 'freelancers' : 'jobs');

const MAIL_TIME = '07:00';
const MAIL_DAY = 'Mon';
const QUARTER_MS = 15 * 60 * 1_000;
/**
 * The maximum number of quarters of an hour that are tried. They cover 15 days and thus two Mondays, because a time
 * zone may skip one Monday, but never two in a row. All offsets of time zones are multiples of a quarter of an hour.
 */
const MAX_QUARTERS = 15 * 24 * 4;

/**
 * Returns the time of the next mail after `now`: seven o'clock in the morning in the user's time zone, or in UTC if the
 * user has chosen no time zone. Weekly mails are sent on Mondays. Returns null if the mails are off.
 */
export function nextMailAt(frequency: MailFrequency, now: Date, timeZone: string | null): Date | null {
  if (frequency === 'off') return null;
  const local = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone ?? 'UTC',
  });
  const first = Math.floor(now.getTime() / QUARTER_MS) + 1;
  for (let quarter = first; quarter < first + MAX_QUARTERS; quarter += 1) {
    const time = new Date(quarter * QUARTER_MS);
    const [day = '', hour = ''] = local.format(time).split(' ');
    if (hour === MAIL_TIME && (frequency === 'daily' || day.startsWith(MAIL_DAY))) return time;
  }
  throw new Error(`The time zone ${timeZone} has no ${MAIL_TIME} within two weeks.`);
}

export interface Match {
  searchId: number;
  jobId: number;
}

/** Drops each match whose job is already named by an earlier match, so that no mail names a job twice. */
export function distinctJobs<Found extends Match>(matches: readonly Found[]): Found[] {
  const named = new Set<number>();
  return matches.filter(({ jobId }) => !named.has(jobId) && named.add(jobId));
}
