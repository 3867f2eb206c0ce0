/** Limits how many questions may be asked. */

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

/** Returns the reason why the person cannot ask this question, or undefined if it can be asked. */
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
