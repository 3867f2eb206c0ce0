/**
 * Computes the public record of how a client responds to applicants. It is computed only from the history of the
 * applications.
 */
import type { ApplicationStatus, DecisionRecord } from '@skillharbor/contract';

/** The record counts the applications that were sent within this number of days before now. */
export const RECORD_DAYS = 365;

/** The status and the times that several applications to clients' jobs share, and the number of these applications. */
export interface DecisionTally {
  /** The status of the applications as the freelancer sees it. */
  status: ApplicationStatus;
  /**
   * The number of days from the application until the freelancer is notified of the decision, rounded up; null if there
   * is no decision.
   */
  days: number | null;
  /** True if the decision date that was promised to the freelancer has passed. */
  isDue: boolean;
  count: number;
}

/** The client of a job, and the version of that client's decision record. */
export interface RecordVersion {
  /** The id of the client. It is null if the client has deleted the account. */
  client_id: number | null;
  /** The version. It is null if no application has changed the record yet. */
  record_version: string | null;
}

/**
 * Computes the record of a client. Accepted and declined applications count as decided. Closed applications count as
 * undecided, and so do pending ones whose decision date has passed. Withdrawn applications are not counted, and neither
 * are pending ones whose decision date has not passed. The median is the number of days within which at least half of
 * the decisions were made.
 *
 *     decisionRecord([{ status: 'rejected', days: 2, isDue: true, count: 3 }])     { counted: 3, decided: 3, median_days: 2 }
 */
export function decisionRecord(tallies: readonly DecisionTally[]): DecisionRecord {
  const decided = tallies.filter(({ status }) => status === 'accepted' || status === 'rejected');
  const undecided = tallies.filter(
    ({ status, isDue }) => status === 'closed' || (status === 'pending' && isDue),
  );
  const decisions = total(decided);
  return { counted: decisions + total(undecided), decided: decisions, median_days: medianOf(decided) };
}

function total(tallies: readonly DecisionTally[]): number {
  return tallies.reduce((sum, { count }) => sum + count, 0);
}

function medianOf(decided: readonly DecisionTally[]): number | null {
  const half = total(decided) / 2;
  let within = 0;
  for (const { days, count } of decided.toSorted((one, other) => (one.days ?? 0) - (other.days ?? 0))) {
    within += count;
    if (within >= half) return days;
  }
  return null;
}
