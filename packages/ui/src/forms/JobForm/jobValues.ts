import { jobFieldsRules } from '@skillharbor/contract';
import type { Job, JobFields } from '@skillharbor/contract';
import type { client } from '../../messages/client.ts';
import type { Format } from '../../primitives/UiProvider/format.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';
import { emptyPay, payIn, payProblems, payValues } from './payValues.ts';
import type { PayValues } from './payValues.ts';

/** What stands in the form's fields. The texts are as typed; the deadline is `YYYY-MM-DD`, or '' while there is none. */
export type JobValues = Required<Omit<JobFields, 'salary_range' | 'pay'>> &
  PayValues & { salary_range: string };

export const emptyJob: JobValues = {
  title: '',
  short_description: '',
  description: '',
  category: 'other',
  location: '',
  employment_type: 'full-time',
  remote: 'onsite',
  ...emptyPay,
  salary_range: '',
  application_deadline: '',
};

export type JobField = keyof JobFields;

/** In the form's order. An object, so that none is forgotten; `Object.keys` forgets which keys there are. */
const jobFields = Object.keys({
  title: true,
  short_description: true,
  description: true,
  category: true,
  location: true,
  employment_type: true,
  remote: true,
  pay: true,
  salary_range: true,
  application_deadline: true,
} satisfies Record<JobField, true>) as JobField[];

export function jobValues(job: Job): JobValues {
  return {
    title: job.title,
    short_description: job.short_description,
    description: job.description,
    category: job.category,
    location: job.location,
    employment_type: job.employment_type,
    remote: job.remote,
    ...payValues(job.pay),
    salary_range: job.salary_range ?? '',
    application_deadline: job.application_deadline,
  };
}

/** The fields in which two versions of a job differ, in the form's order. */
export function changedFields(before: Job, after: Job): JobField[] {
  const isSame = (one: Job[JobField], other: Job[JobField]) => JSON.stringify(one) === JSON.stringify(other);
  return jobFields.filter((field) => !isSame(before[field], after[field]));
}

/**
 * @param rules.today the first day that a deadline may be, `YYYY-MM-DD`
 * @param rules.deadlineBefore the deadline that the job already has; keeping it is allowed even when it has passed
 */
export function validateJob(
  values: JobValues,
  rules: { today: string; deadlineBefore: string },
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
    salary_range: short('salary_range'),
    application_deadline:
      required('application_deadline', sentences.deadlineRequired) ??
      (deadlineIsPast ? sentences.deadlinePast : undefined),
  });

  function required(field: keyof JobValues, sentence: string) {
    return isBlank(values[field]) ? sentence : undefined;
  }
  function short(field: keyof typeof jobFieldsRules) {
    const { maxLength } = jobFieldsRules[field];
    return isLongerThan(values[field].trim(), maxLength)
      ? sentences.tooLong(format.number(maxLength))
      : undefined;
  }
}

/** What goes to the server: without the blanks around the texts, and null for what is not given of the pay. */
export function jobInput(values: JobValues): Required<JobFields> {
  return {
    title: values.title.trim(),
    short_description: values.short_description.trim(),
    description: values.description.trim(),
    category: values.category,
    location: values.location.trim(),
    employment_type: values.employment_type,
    remote: values.remote,
    pay: payIn(values),
    salary_range: values.salary_range.trim() || null,
    application_deadline: values.application_deadline,
  };
}
