/** Who may see a job, and what is allowed with it. */
import type { FieldErrors, JobFields, Pay } from '@skillharbor/contract';
import type { Person } from '../contract/audience.ts';
import { dayOf } from '../time/clock.ts';

export interface JobState {
  is_active: boolean;
  /** YYYY-MM-DD, the last day in UTC */
  application_deadline: string;
}

/** Whether a job takes applications today (YYYY-MM-DD): it is active and its deadline has not passed. */
export function isOpen(job: JobState, today: string): boolean {
  return job.is_active && job.application_deadline >= today;
}

/** Everyone may see an active job, and only its client and its applicants an inactive one. */
export function maySee(
  { isActive, clientId }: { isActive: boolean; clientId: number },
  person: Person | null,
  hasApplied: boolean,
): boolean {
  return isActive || hasApplied || (person !== null && person.id === clientId);
}

const NO_COMPANY = 'Unknown';

/** The company to show, also for a client without one. */
export const companyName = (company: string) => (company === '' ? NO_COMPANY : company);
/** The company as it is kept, of one that is shown. */
export const storedCompany = (name: string) => (name === NO_COMPANY ? '' : name);

/** The entity tag of a version of a job. */
export const entityTag = (version: number) => `"${version}"`;

/** Whether an If-Match header names this version (RFC 9110, 13.1.1). A weak tag never matches. */
export function isMatch(ifMatch: string, version: number): boolean {
  return ifMatch === '*' || ifMatch.split(',').some((tag) => tag.trim() === entityTag(version));
}

/** What is wrong with a job that the schema allows; undefined where nothing is. `before`: the deadline until now. */
export function jobProblems(
  { application_deadline, pay }: Pick<JobFields, 'application_deadline' | 'pay'>,
  now: Date,
  before?: string,
): FieldErrors | undefined {
  const deadline = isPossibleDeadline(application_deadline, now, before) ? undefined : PAST_DEADLINE;
  const amount = pay ? payProblem(pay) : undefined;
  if (deadline === undefined && amount === undefined) return undefined;
  return {
    ...(deadline !== undefined && { application_deadline: [deadline] }),
    ...(amount !== undefined && { pay: [amount] }),
  };
}

const PAST_DEADLINE = 'Choose today or a later day.';

/** A new or changed deadline must not be in the past. */
function isPossibleDeadline(deadline: string, now: Date, before?: string): boolean {
  return deadline === before || deadline >= dayOf(now);
}

function payProblem({ min, max }: Pay): string | undefined {
  if (max !== null && max < min) return 'The upper amount is below the lower one.';
  return [min, max ?? min].every(hasTwoDecimals) ? undefined : 'Use at most two decimals.';
}

/** At most: rounding changes nothing. */
function hasTwoDecimals(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}
