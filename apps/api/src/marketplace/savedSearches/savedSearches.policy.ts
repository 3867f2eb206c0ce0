/** Says who saves which searches, and when mails about them are due. Every function is pure. */
import type { MailFrequency, Role, SavedSearchKind } from '@skillharbor/contract';

/** The largest number of searches that a user saves. */
export const MAX_SAVED_SEARCHES = 20;
/** A mail names at most this number of jobs or freelancers of each search, and counts the others. */
export const MAX_MAILED = 10;

/** Returns what the saved searches of a role find. */
export const kindOfSearches = (role: Role): SavedSearchKind => (role === 'client' ? 'freelancers' : 'jobs');

const MAIL_TIME = '07:00';
const MAIL_DAY = 'Mon';
const QUARTER_MS = 15 * 60 * 1_000;
/** All offsets of time zones are multiples of a quarter of an hour. A week that skips a Monday is followed by one that does not. */
const MAX_QUARTERS = 15 * 24 * 4;

/**
 * Returns the next seven o'clock in the morning after `now` in a time zone, on a Monday for weekly mails, or null if the
 * mails are off. Without a time zone, the hours are in UTC.
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

/** Drops each match of a job that an earlier match has named, so that no mail names a job twice. */
export function distinctJobs<Found extends Match>(matches: readonly Found[]): Found[] {
  const named = new Set<number>();
  return matches.filter(({ jobId }) => !named.has(jobId) && named.add(jobId));
}
