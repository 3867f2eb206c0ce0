/** How a client answers, as everyone may read it. Nothing but what happened to applications has an influence on it. */
import type { AnswerRecord, ApplicationStatus } from '@skillharbor/contract';

/** The applications that a record is about arrived within so many days. */
export const RECORD_DAYS = 365;

/** So many applications of a client have the same history. */
export interface AnswerTally {
  /** What the freelancer knows. */
  status: ApplicationStatus;
  /** For an answered one: the days from its arrival to the answer, the begun one included. */
  days: number | null;
  /** Whether the day by which it was promised an answer has passed. */
  isDue: boolean;
  count: number;
}

/**
 * Answered are accepted and declined ones. Without an answer are those that were closed, and pending ones that are due.
 * Withdrawn ones, and pending ones that are not due, say nothing of the client. The median is the number of days within
 * which at least half of the answers came.
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
