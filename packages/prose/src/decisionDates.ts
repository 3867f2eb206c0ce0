const DEFAULT_DECISION_DAYS = 14;
const GRACE_DAYS = 7;

/**
 * Returns the default decision date, for a client who chooses none.
 *
 * @param deadline YYYY-MM-DD, like the result
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
