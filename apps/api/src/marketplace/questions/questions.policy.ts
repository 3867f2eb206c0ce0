/** The limits on the number of questions that may be asked. */
import type { NamedProblem } from '@skillharbor/prose';

/** The maximum number of questions without a reply that one person may have about one job. */
export const MAX_WAITING = 3;
/** The maximum number of questions without a reply that all people together may have about one job. */
export const MAX_WAITING_ON_JOB = 100;
export const DAY_S = 24 * 60 * 60;

export interface Asking {
  /** True if the job belongs to the person. */
  isOwn: boolean;
  /** True if the job is open for applications, and therefore for questions. */
  isOpen: boolean;
  /** True if the person has already asked the same question about the job, and the question has no reply yet. */
  isRepeated: boolean;
  waiting: number;
  waitingOnJob: number;
  /**
   * The number of questions that the person has asked in the last 24 hours, including questions about jobs that were
   * deleted since.
   */
  askedToday: number;
  maxToday: number;
  /** True if an operator has switched questions off. */
  isOff: boolean;
}

/** Returns the reason why the person cannot ask the question, or undefined if the person can ask it. */
export function refusalOf(asking: Asking): NamedProblem | undefined {
  if (asking.isOff) return 'questions_off';
  if (asking.isOwn) return 'question_own_job';
  if (!asking.isOpen) return 'questions_closed';
  if (asking.isRepeated) return 'question_repeated';
  if (asking.waiting >= MAX_WAITING) return { code: 'own_questions_waiting', params: { max: MAX_WAITING } };
  if (asking.askedToday >= asking.maxToday)
    return { code: 'questions_of_day', params: { max: asking.maxToday, hours: DAY_S / 3600 } };
  if (asking.waitingOnJob >= MAX_WAITING_ON_JOB) return 'questions_waiting';
  return undefined;
}
