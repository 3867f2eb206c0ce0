import type { Job, JobInput } from '@skillharbor/contract';
import type { client } from '../../messages/client.ts';

/** What stands in the form's fields. The texts are as typed; the deadline is `YYYY-MM-DD`, or '' while there is none. */
export type JobValues = Required<Omit<JobInput, 'is_active' | 'salary_range'>> & { salary_range: string };

export type JobErrors = { readonly [field in keyof JobValues]?: readonly string[] };

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
): JobErrors {
  const deadline = values.application_deadline;
  const problems: { [field in keyof JobValues]: string | undefined } = {
    title: required('title', sentences.titleRequired) ?? short('title'),
    short_description:
      required('short_description', sentences.shortDescriptionRequired) ?? short('short_description'),
    description: required('description', sentences.descriptionRequired) ?? short('description'),
    category: undefined,
    location: required('location', sentences.locationRequired) ?? short('location'),
    employment_type: undefined,
    remote: undefined,
    salary_range: short('salary_range'),
    application_deadline:
      required('application_deadline', sentences.deadlineRequired) ??
      (deadline < rules.today && deadline !== rules.deadlineBefore ? sentences.deadlinePast : undefined),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, [problem]]])),
  );

  function required(field: keyof JobValues, sentence: string) {
    return values[field].trim() === '' ? sentence : undefined;
  }
  function short(field: keyof typeof limits) {
    return values[field].trim().length > limits[field] ? sentences.tooLong(limits[field]) : undefined;
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
