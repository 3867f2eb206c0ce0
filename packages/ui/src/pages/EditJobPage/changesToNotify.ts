import type { JobInput, JobVersion, MyJob } from '@skillharbor/contract';
import { changesBetween } from '@skillharbor/prose';
import type { Changes } from '@skillharbor/prose';
import { jobInput, jobValues } from '../../forms/JobForm/jobValues.ts';

export type EditedFields = Omit<JobInput, 'is_active'>;

/** The fields whose changes are reported to applicants. */
const terms: readonly (keyof JobVersion)[] = [
  'pay',
  'salary_range',
  'location',
  'remote',
  'country',
  'hire_from',
  'overlap',
  'employment_type',
  'application_deadline',
];

/**
 * Returns all changes of an edit if one of them notifies undecided applicants, so that the client can confirm them
 * first. Otherwise, it returns null.
 */
export function changesToNotify(job: MyJob, edited: EditedFields): Changes<EditedFields> | null {
  if (job.undecided_count === 0) return null;
  const changes = changesBetween<EditedFields>(jobInput(jobValues(job)), edited);
  return changes && terms.some((field) => field in changes.after) ? changes : null;
}
