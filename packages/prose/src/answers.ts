const DEFAULT_ANSWER_DAYS = 14;
const GRACE_DAYS = 7;

/**
 * The day by which applicants get an answer where the client names none.
 *
 * @param deadline YYYY-MM-DD, as the result
 */
export function defaultAnswerDay(deadline: string): string {
  return dayAfter(deadline, DEFAULT_ANSWER_DAYS);
}

/** The day on which applications end without a decision: a week after the one by which the client would answer. */
export function closingDay(answersBy: string): string {
  return dayAfter(answersBy, GRACE_DAYS);
}

function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
