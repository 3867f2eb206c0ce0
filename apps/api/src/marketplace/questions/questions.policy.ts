/** Limits how many questions may be asked. */
import type { NamedProblem } from '@skillharbor/prose';

/** The largest number of questions of one person about one job that wait for a reply. */
export const MAX_WAITING = 3;
/** The largest number of questions about one job, of all persons, that wait for a reply. */
export const MAX_WAITING_ON_JOB = 100;
/**
 * The largest number of questions that one person may ask in 24 hours. Questions about jobs that were deleted since
 * count too.
 */
export const MAX_A_DAY = 10;
export const DAY_S = 24 * 60 * 60;

export interface Asking {
  /** True if the job is the person's own. */
  isOwn: boolean;
  /** True if the job takes applications, and therefore questions. */
  isOpen: boolean;
  /** True if the person has asked the same question before and still waits for the reply. */
  isRepeated: boolean;
  waiting: number;
  waitingOnJob: number;
  askedToday: number;
}

/** Returns the reason why the person cannot ask the question, or undefined if the person can. */
export function refusalOf(asking: Asking): NamedProblem | undefined {
  if (asking.isOwn) return 'question_own_job';
  if (!asking.isOpen) return 'questions_closed';
  if (asking.isRepeated) return 'question_repeated';
  if (asking.waiting >= MAX_WAITING) return { code: 'own_questions_waiting', params: { max: MAX_WAITING } };
  if (asking.askedToday >= MAX_A_DAY)
    return { code: 'questions_of_day', params: { max: MAX_A_DAY, hours: DAY_S / 3600 } };
  if (asking.waitingOnJob >= MAX_WAITING_ON_JOB) return 'questions_waiting';
  return undefined;
}
