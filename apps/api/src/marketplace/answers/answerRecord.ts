/** The public record of how a client responds to applicants. It is computed only from what happened to applications. */
import type { AnswerRecord, ApplicationStatus } from '@skillharbor/contract';

/** The record covers applications that arrived within this many days. */
export const RECORD_DAYS = 365;

/** Counts the applications of a client that have the same history. */
export interface AnswerTally {
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
 * Computes the record of a client. Accepted and declined applications count as answered; closed ones, and pending
 * ones that are due, count as unanswered. Withdrawn ones, and pending ones that are not due, are not counted. The
 * median is the number of days within which at least half of the decisions were made.
 *
 *     answerRecord([{ status: 'rejected', days: 2, isDue: true, count: 3 }])     { counted: 3, answered: 3, median_days: 2 }
 */
export function answerRecord(tallies: readonly AnswerTally[]): AnswerRecord {
  const answered = tallies.filter(({ status }) => status === 'accepted' || status === 'rejected');
  const unanswered = tallies.filter(
    ({ status, isDue }) => status === 'closed' || (status === 'pending' && isDue),
  );
  const answers = total(answered);
  return { counted: answers + total(unanswered), answered: answers, median_days: medianOf(answered) };
}

function total(tallies: readonly AnswerTally[]): number {
  return tallies.reduce((sum, { count }) => sum + count, 0);
}

function medianOf(answered: readonly AnswerTally[]): number | null {
  const half = total(answered) / 2;
  let within = 0;
  for (const { days, count } of answered.toSorted((one, other) => (one.days ?? 0) - (other.days ?? 0))) {
    within += count;
    if (within >= half) return days;
  }
  return null;
}
