/** How many questions may be asked. */

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
export function refusalOf(asking: Asking): string | undefined {
  if (asking.isOwn) return 'This job is your own. Put what applicants should know into its description.';
  if (!asking.isOpen) return 'This job takes no questions any more.';
  if (asking.isRepeated) return 'You have asked this already. You will be told when it is answered.';
  if (asking.waiting >= MAX_WAITING)
    return `${MAX_WAITING} of your questions about this job wait for an answer. Please ask the next one after that.`;
  if (asking.askedToday >= MAX_A_DAY)
    return `You have asked ${MAX_A_DAY} questions in the last 24 hours. Please ask the next one tomorrow.`;
  if (asking.waitingOnJob >= MAX_WAITING_ON_JOB)
    return 'Too many questions about this job wait for an answer. Please try again later.';
  return undefined;
}
