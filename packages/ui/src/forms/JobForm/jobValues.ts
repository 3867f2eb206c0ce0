import { jobFieldsRules } from '@skillharbor/contract';
import type { Job, JobFields, MyJob } from '@skillharbor/contract';
import { defaultDecisionDate } from '@skillharbor/prose';
import type { client } from '../../messages/client.ts';
import type { Format } from '../../primitives/UiProvider/format.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';
import { daysBetween } from '../days.ts';
import { countIn } from './countIn.ts';
import { emptyHiring, hiringIn, hiringValues, overlapProblem } from './hiringValues.ts';
import type { HiringValues } from './hiringValues.ts';
import { emptyPay, payIn, payProblems, payValues } from './payValues.ts';
import type { PayValues } from './payValues.ts';
import { screeningIn, screeningProblems, screeningValues } from './screeningValues.ts';
import type { ScreeningValues } from './screeningValues.ts';

/** The values of the form's fields. Texts are as typed. Days are `YYYY-MM-DD`, or '' if there is none. */
export type JobValues = Required<
  Omit<
    JobFields,
    | 'salary_range'
    | 'pay'
    | 'decision_date'
    | 'blind_review'
    | 'application_limit'
    | 'screening_questions'
    | 'positions'
    | 'country'
    | 'hire_from'
    | 'overlap'
  >
> &
  PayValues &
  HiringValues &
  ScreeningValues & {
    salary_range: string;
    decision_date: string;
    blind_review: Review;
    application_limit: string;
    positions: string;
    /** The planned day of publication, for a job that is not active. */
    publish_on: string;
  };

/** Determines whether the names of applicants are hidden from the client. */
type Review = 'named' | 'blind';

export const emptyJob: JobValues = {
  title: '',
  short_description: '',
  description: '',
  category: 'other',
  location: '',
  employment_type: 'full-time',
  remote: 'onsite',
  ...emptyPay,
  ...emptyHiring,
  salary_range: '',
  application_deadline: '',
  decision_date: '',
  blind_review: 'named',
  application_limit: '',
  positions: '1',
  publish_on: '',
  ...screeningValues([]),
};

/** The largest number of days from the deadline to the decision date. */
const MAX_DECISION_DAYS = 90;
const { application_limit: limitRule, positions: positionsRule } = jobFieldsRules;

export type JobField = keyof JobFields;

export function jobValues(job: Job & Partial<Pick<MyJob, 'publish_on'>>): JobValues {
  return {
    title: job.title,
    short_description: job.short_description,
    description: job.description,
    category: job.category,
    location: job.location,
    employment_type: job.employment_type,
    remote: job.remote,
    ...payValues(job.pay),
    ...hiringValues(job),
    salary_range: job.salary_range ?? '',
    application_deadline: job.application_deadline,
    decision_date:
      job.decision_date === defaultDecisionDate(job.application_deadline) ? '' : job.decision_date,
    blind_review: job.blind_review ? 'blind' : 'named',
    application_limit: job.application_limit?.toString() ?? '',
    positions: job.positions.toString(),
    publish_on: job.publish_on ?? '',
    ...screeningValues(job.screening_questions),
  };
}

/**
 * Returns the values of a new job that is copied from this job. The dates are empty, because the dates of the old job
 * do not fit the new one.
 */
export function copiedValues(job: Job): JobValues {
  return { ...jobValues(job), application_deadline: '', decision_date: '', publish_on: '' };
}

/** Returns the fields in which two versions of a job differ, in the form's order. */
export function changedFields(before: Job, after: Job): JobField[] {
  const isSame = (one: Job[JobField], other: Job[JobField]) => JSON.stringify(one) === JSON.stringify(other);
  // TypeScript types the result of `Object.keys` as strings.
  const jobFields = Object.keys(jobInput(emptyJob)) as JobField[];
  return jobFields.filter((field) => !isSame(before[field], after[field]));
}

/**
 * Checks the values of a job, and returns the errors by field.
 * @param rules.today the first day that a deadline may be, `YYYY-MM-DD`
 * @param rules.deadlineBefore the deadline that the job already has; keeping it is allowed even if it has passed
 * @param rules.decisionDateBefore the decision date that the job already has; keeping it is allowed even if it has
 *   passed
 * @param rules.publishOnBefore the day of publication that the job already has, or ''
 */
export function validateJob(
  values: JobValues,
  rules: { today: string; deadlineBefore: string; decisionDateBefore: string; publishOnBefore: string },
  sentences: (typeof client)['jobForm']['errors'],
  format: Pick<Format, 'number'>,
) {
  const deadline = values.application_deadline;
  const deadlineIsPast = deadline < rules.today && deadline !== rules.deadlineBefore;
  return problemsOf({
    title: required('title', sentences.titleRequired) ?? short('title'),
    short_description:
      required('short_description', sentences.shortDescriptionRequired) ?? short('short_description'),
    description: required('description', sentences.descriptionRequired) ?? short('description'),
    location: required('location', sentences.locationRequired) ?? short('location'),
    ...payProblems(values, sentences),
    overlap_hours: overlapProblem(values, sentences, format),
    salary_range: short('salary_range'),
    application_deadline:
      required('application_deadline', sentences.deadlineRequired) ??
      (deadlineIsPast ? sentences.deadlinePast : undefined),
    publish_on: publicationProblem(),
    decision_date: decisionDateProblem(),
    application_limit:
      isBlank(values.application_limit) || countIn(values.application_limit, limitRule) !== null
        ? undefined
        : sentences.limitInvalid(format.number(limitRule.maximum)),
    positions:
      countIn(values.positions, positionsRule) === null
        ? sentences.positionsInvalid(format.number(positionsRule.maximum))
        : undefined,
    ...screeningProblems(values, sentences, format),
  });

  function decisionDateProblem() {
    const { decision_date } = values;
    if (decision_date === '' || deadline === '') return undefined;
    if (decision_date < deadline) return sentences.decisionDateTooEarly;
    if (daysBetween(deadline, decision_date) > MAX_DECISION_DAYS)
      return sentences.decisionDateTooLate(format.number(MAX_DECISION_DAYS));
    return decision_date < rules.today && decision_date !== rules.decisionDateBefore
      ? sentences.decisionDatePast
      : undefined;
  }
  function publicationProblem() {
    const { publish_on: day } = values;
    if (day === '') return undefined;
    if (day < rules.today && day !== rules.publishOnBefore) return sentences.publicationPast;
    return deadline !== '' && day > deadline ? sentences.publicationTooLate : undefined;
  }
  function required(field: Exclude<keyof JobValues, 'hire_from'>, sentence: string) {
    return isBlank(values[field]) ? sentence : undefined;
  }
  function short(
    field: Exclude<keyof typeof jobFieldsRules, 'application_limit' | 'positions' | 'screening_questions'>,
  ) {
    const { maxLength } = jobFieldsRules[field];
    return isLongerThan(values[field].trim(), maxLength)
      ? sentences.tooLong(format.number(maxLength))
      : undefined;
  }
}

/**
 * Returns the values to send to the server, in the form's order. Texts are trimmed, and missing parts of the pay are
 * null.
 */
export function jobInput(values: JobValues): Required<JobFields> {
  return {
    title: values.title.trim(),
    short_description: values.short_description.trim(),
    description: values.description.trim(),
    category: values.category,
    location: values.location.trim(),
    employment_type: values.employment_type,
    remote: values.remote,
    ...hiringIn(values),
    pay: payIn(values),
    salary_range: values.salary_range.trim() || null,
    application_deadline: values.application_deadline,
    decision_date: values.decision_date || null,
    blind_review: values.blind_review === 'blind',
    application_limit: countIn(values.application_limit, limitRule),
    positions: countIn(values.positions, positionsRule) ?? 1,
    screening_questions: screeningIn(values),
  };
}
