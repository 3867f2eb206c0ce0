/** Decides who may see a job, and checks a job's dates, pay and screening questions. */
import type { Job, JobFields, JobInput, Pay } from '@skillharbor/contract';
import { defaultDecisionDate, hasRepeatedQuestion } from '@skillharbor/prose';
import type { FieldProblems, NamedProblem } from '@skillharbor/prose';
import type { Person } from '../../contract/operations.ts';
import { dayAfter, dayOf } from '../../platform/time/clock.ts';
import { isTimeZone } from '../../platform/time/timeZones.ts';

export interface JobState {
  /** True if the job is active and has a free place. */
  is_listed: boolean;
  /** The last day in UTC on which freelancers can apply, YYYY-MM-DD. */
  application_deadline: string;
}

/** Returns true if a job takes applications today (YYYY-MM-DD): it is listed and its deadline has not passed. */
export function isOpen(job: JobState, today: string): boolean {
  return job.is_listed && job.application_deadline >= today;
}

const MAX_DECISION_DAYS = 90;

/** Returns the decision date of a job, YYYY-MM-DD. The database function `decision_date_of` computes the same date. */
export function decisionDateOf(job: { decision_date: string | null; application_deadline: string }): string {
  return job.decision_date ?? defaultDecisionDate(job.application_deadline);
}

/**
 * Returns true if everyone may see the job. This is the case for an active job, and for a job that was public and is
 * known to be filled.
 */
export function isPublic({
  is_active,
  filled_at,
  date_posted,
}: {
  is_active: boolean;
  filled_at: Job['filled_at'] | Date;
  date_posted: Job['date_posted'] | Date;
}): boolean {
  return is_active || (filled_at !== null && date_posted !== null);
}

/**
 * Returns true if the person may see the job. Everyone sees a public job, and only its client and its applicants see
 * any other job.
 */
export function maySee(
  { isShown, clientId }: { isShown: boolean; clientId: number | null },
  person: Person | null,
  hasApplied: boolean,
): boolean {
  return isShown || hasApplied || (person !== null && person.accountId === clientId);
}

/** Returns the entity tag of a version of a job. */
export const entityTag = (version: number) => `"${version}"`;

/** Returns true if an If-Match header names this version (RFC 9110, 13.1.1). A weak tag never matches. */
export function isMatch(ifMatch: string, version: number): boolean {
  return ifMatch === '*' || ifMatch.split(',').some((tag) => tag.trim() === entityTag(version));
}

type Days = Pick<JobFields, 'application_deadline' | 'decision_date'>;
/**
 * Returns true if a job counts towards the limit of open jobs: it is listed and takes applications, will be published
 * on a planned day, or is paused until its client confirms it.
 */
export function takesPlace(
  job: {
    is_active?: boolean | undefined;
    application_deadline?: string | null | undefined;
    publish_on?: string | null | undefined;
    paused_at?: Date | null;
  },
  today: string,
): boolean {
  const { is_active = true, application_deadline: deadline, publish_on: planned, paused_at: pausedAt } = job;
  if (!is_active) return Boolean(planned) || Boolean(pausedAt);
  return !deadline || deadline >= today;
}

type Publication = Pick<JobInput, 'is_active' | 'publish_on'>;
type Places = Pick<JobFields, 'remote' | 'country' | 'hire_from' | 'overlap'>;

/**
 * Returns the problems of a job that is valid by the contract's schema, or undefined if it has none. `before` has the
 * dates that the job has had until now.
 */
export function jobProblems(
  {
    pay,
    screening_questions = [],
    ...fields
  }: Days & Publication & Places & Pick<JobFields, 'pay' | 'screening_questions'>,
  now: Date,
  before?: Days & Pick<JobInput, 'publish_on'>,
): FieldProblems | undefined {
  const { application_deadline } = fields;
  const isPossible = isPossibleDay(application_deadline, now, before?.application_deadline);
  const deadline = isPossible ? undefined : 'day_past';
  const decisionDate = decisionDateProblem(fields, now, before?.decision_date);
  const amount = pay ? payProblem(pay) : undefined;
  const questions = hasRepeatedQuestion(screening_questions) ? 'repeated' : undefined;
  const places = placeProblems(fields);
  const publication = publicationProblem(fields, now, before?.publish_on);
  if (
    ![deadline, decisionDate, amount, questions, publication].some(Boolean) &&
    Object.keys(places).length === 0
  )
    return undefined;
  return {
    ...places,
    ...(deadline !== undefined && { application_deadline: [deadline] }),
    ...(decisionDate !== undefined && { decision_date: [decisionDate] }),
    ...(amount !== undefined && { pay: [amount] }),
    ...(questions !== undefined && { screening_questions: [questions] }),
    ...(publication !== undefined && { publish_on: [publication] }),
  };
}

/**
 * A fully remote job has no country of work. An on-site job states no places where freelancers may live, and no overlap
 * of working hours.
 */
function placeProblems({ remote, country, hire_from, overlap }: Places): FieldProblems {
  const isOnsite = remote === 'onsite';
  const isUnknownZone = overlap && !isTimeZone(overlap.time_zone);
  return {
    ...(remote === 'remote' && country && { country: ['not_for_remote_job'] }),
    ...(isOnsite && hire_from && { hire_from: ['not_for_onsite_job'] }),
    ...(isOnsite && overlap && { overlap: ['not_for_onsite_job'] }),
    ...(!isOnsite && isUnknownZone && { overlap: ['time_zone_unknown'] }),
  };
}

/** A date that is new or changed must not be in the past. */
function isPossibleDay(day: string, now: Date, before?: string | null): boolean {
  return day === before || day >= dayOf(now);
}

function decisionDateProblem(
  { application_deadline, decision_date }: Days,
  now: Date,
  before?: string | null,
): NamedProblem | undefined {
  if (decision_date === undefined || decision_date === null) return undefined;
  if (
    decision_date < application_deadline ||
    decision_date > dayAfter(application_deadline, MAX_DECISION_DAYS)
  )
    return { code: 'decision_date_out_of_range', params: { days: MAX_DECISION_DAYS } };
  return isPossibleDay(decision_date, now, before) ? undefined : 'day_past';
}

/**
 * Checks the publication date that the job will have after the request, even if the date is unchanged, because a new
 * deadline may be earlier.
 */
function publicationProblem(
  { application_deadline, is_active = true, publish_on }: Days & Publication,
  now: Date,
  before: string | null = null,
): NamedProblem | undefined {
  if (is_active) return publish_on ? 'publication_of_active_job' : undefined;
  const day = publish_on === undefined ? before : publish_on;
  if (day === null) return undefined;
  if (day > application_deadline) return 'publication_after_deadline';
  return isPossibleDay(day, now, before) ? undefined : 'day_past';
}

/** Returns the problem of the pay's amounts, if there is one. */
export function payProblem({ min, max }: Pay): NamedProblem | undefined {
  if (max !== null && max < min) return 'pay_reversed';
  return [min, max ?? min].every(hasTwoDecimals) ? undefined : 'too_many_decimals';
}

/** Returns true if the amount has at most two decimals, so that rounding does not change it. */
function hasTwoDecimals(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}
