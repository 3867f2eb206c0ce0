import type { Job, JobInput } from '@skillharbor/contract';
import type { client } from '../../messages/client.ts';
import type { Format } from '../../primitives/index.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** What stands in the form's fields. The texts are as typed; the deadline is `YYYY-MM-DD`, or '' while there is none. */
export type JobValues = Required<Omit<JobInput, 'is_active' | 'salary_range'>> & { salary_range: string };

/** In characters, as the contract has them. */
export const limits = {
  title: 120,
  short_description: 300,
  description: 20_000,
  location: 120,
  salary_range: 80,
} as const satisfies Partial<Record<keyof JobValues, number>>;

export const emptyJob: JobValues = {
  title: '',
  short_description: '',
  description: '',
  category: 'other',
  location: '',
  salary_range: '',
  employment_type: 'full-time',
  remote: 'onsite',
  application_deadline: '',
};

export function jobValues(job: Job): JobValues {
  return {
    title: job.title,
    short_description: job.short_description,
    description: job.description,
    category: job.category,
    location: job.location,
    salary_range: job.salary_range ?? '',
    employment_type: job.employment_type,
    remote: job.remote,
    application_deadline: job.application_deadline,
  };
}

/** The fields in which two jobs differ, in the form's order. */
export function changedFields(before: JobValues, after: JobValues) {
  return jobFields.filter((field) => before[field] !== after[field]);
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
    salary_range: short('salary_range'),
    application_deadline:
      required('application_deadline', sentences.deadlineRequired) ??
      (deadlineIsPast ? sentences.deadlinePast : undefined),
  });

  function required(field: keyof JobValues, sentence: string) {
    return isBlank(values[field]) ? sentence : undefined;
  }
  function short(field: keyof typeof limits) {
    const limit = limits[field];
    return isLongerThan(values[field].trim(), limit) ? sentences.tooLong(format.number(limit)) : undefined;
  }
}

/** What goes to the server: without the blanks around the texts, and null for a salary range that is not given. */
export function jobInput(values: JobValues): Omit<JobInput, 'is_active'> {
  return {
    ...values,
    title: values.title.trim(),
    short_description: values.short_description.trim(),
    description: values.description.trim(),
    location: values.location.trim(),
    salary_range: values.salary_range.trim() || null,
  };
}

export const jobFields = [
  'title',
  'short_description',
  'description',
  'category',
  'location',
  'employment_type',
  'remote',
  'salary_range',
  'application_deadline',
] as const satisfies readonly (keyof JobValues)[];
