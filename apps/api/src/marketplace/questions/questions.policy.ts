/** How many questions may be asked. */
import type { NamedProblem } from '@skillharbor/prose';

/** Of one person about one job, without an answer. */
export const MAX_WAITING = 3;
/** Of all persons about one job, without an answer. */
export const MAX_WAITING_ON_JOB = 100;
/** Of one person in 24 hours, about all jobs, also where they were deleted since. */
export const MAX_A_DAY = 10;
export const DAY_S = 24 * 60 * 60;

export interface Asking {
  /** Whether the job is the person's own. */
  isOwn: boolean;
  /** Whether the job takes applications, and with them questions. */
  isOpen: boolean;
  /** Whether the person has asked the same, and waits for the answer. */
  isRepeated: boolean;
  waiting: number;
  waitingOnJob: number;
  askedToday: number;
}

/** Why a question cannot be asked, for the person who asks; undefined where it can. */
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
