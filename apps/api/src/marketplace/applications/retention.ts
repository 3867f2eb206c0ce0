/**
 * Decides until which day an application is kept. An application ends when its freelancer is notified of the decision,
 * withdraws it, or is notified that there will be no decision.
 *
 *     keptUntil(row, { retention, today: '2026-05-04' })   '2026-10-31', or null while the application has not ended
 */
import type { ApplicationStatus } from '@skillharbor/contract';
import { dayAfter, dayBefore, dayOf } from '../../platform/time/clock.ts';

/** The number of days for which applications are kept after they have ended. */
export interface Retention {
  /** The number of days for which messages are kept, and applications that were not accepted. */
  endedDays: number;
  /**
   * The number of days for which an accepted application is kept. Both sides may need it for as long as they work
   * together.
   */
  acceptedDays: number;
}

/** The retention periods and the current day, which decide until when an application is kept. */
export interface KeptBy {
  /** The current day, YYYY-MM-DD. */
  today: string;
  retention: Retention;
}

/** The number of days between the notice and the removal. */
const NOTICE_DAYS = 14;

export interface Kept {
  freelancer_id: number | null;
  status: ApplicationStatus;
  notified_at: Date | null;
  withdrawn_at: Date | null;
  closed_at: Date | null;
  retention_notified_at: Date | null;
  forgotten_at: Date | null;
}

/**
 * Returns the last day (YYYY-MM-DD) on which an application's texts are kept. Returns null if the application has not
 * ended, or its sender has deleted the account.
 */
export function keptUntil(row: Kept, { retention, today }: KeptBy): string | null {
  if (row.forgotten_at !== null) return dayOf(row.forgotten_at);
  const endedAt = row.withdrawn_at ?? row.closed_at ?? row.notified_at;
  if (endedAt === null || row.freelancer_id === null) return null;
  const due = dayAfter(dayOf(endedAt), daysFor(row.status, retention));
  // Nothing is removed without a notice, even if the notice was late or the operator has shortened the retention
  // period.
  const noticed = dayAfter(row.retention_notified_at ? dayOf(row.retention_notified_at) : today, NOTICE_DAYS);
  return noticed > due ? noticed : due;
}

function daysFor(status: ApplicationStatus, { endedDays, acceptedDays }: Retention): number {
  return status === 'accepted' ? acceptedDays : endedDays;
}

/**
 * Two points in time: one for accepted applications and one for all others. Only applications that ended before their
 * point in time are selected.
 */
export interface EndedBefore {
  accepted: Date;
  others: Date;
}

/** Returns the points in time before which applications must have ended for their notice to be due on this day. */
export function noticeDue(retention: Retention, today: string): EndedBefore {
  return endedBefore(retention, dayAfter(today, NOTICE_DAYS + 1));
}

/** Returns the points in time before which applications must have ended to be removed on this day. */
export function removalDue(retention: Retention, today: string): EndedBefore & { noticed: Date } {
  return { ...endedBefore(retention, today), noticed: new Date(dayBefore(today, NOTICE_DAYS)) };
}

function endedBefore({ endedDays, acceptedDays }: Retention, day: string): EndedBefore {
  return {
    accepted: new Date(dayBefore(day, acceptedDays)),
    others: new Date(dayBefore(day, endedDays)),
  };
}
