const DEFAULT_DECISION_DAYS = 14;
const GRACE_DAYS = 7;

/**
 * Returns the default of the day by which applicants get a decision, for a client who names none.
 *
 * @param deadline YYYY-MM-DD, as the result
 */
export function defaultDecisionDate(deadline: string): string {
  return dayAfter(deadline, DEFAULT_DECISION_DAYS);
}

/** Returns the day on which undecided applications are closed: a week after the decision date. */
export function closingDay(decisionDate: string): string {
  return dayAfter(decisionDate, GRACE_DAYS);
}

function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
