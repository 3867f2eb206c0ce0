/** The public record of how a client responds to applicants. It is computed only from what happened to applications. */
import type { ApplicationStatus, DecisionRecord } from '@skillharbor/contract';

/** The record covers applications that arrived within this many days. */
export const RECORD_DAYS = 365;

/** The number of a client's applications that have the same history. */
export interface DecisionTally {
  /** The status that the freelancer sees. */
  status: ApplicationStatus;
  /**
   * The number of days from the arrival of an application until the freelancer sees the decision, rounded up; null if
   * there is no decision.
   */
  days: number | null;
  /** True if the decision date that the freelancer was promised has passed. */
  isDue: boolean;
  count: number;
}

/**
 * Computes the record of a client. Accepted and declined applications count as decided; closed ones, and pending
 * ones that are due, count as undecided. Withdrawn ones, and pending ones that are not due, are not counted. The
 * median is the number of days within which at least half of the decisions were made.
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
