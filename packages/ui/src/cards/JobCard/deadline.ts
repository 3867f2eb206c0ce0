import type { JobSummary } from '@skillharbor/contract';

export type Deadline =
  | { kind: 'closed' }
  /** The number of days until the deadline. 0 means that the deadline is today. */
  | { kind: 'near'; days: number }
  | { kind: 'later' };

const nearDays = 3;
const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Returns how near the deadline of a job is. `today` is a UTC day, `YYYY-MM-DD`, like the deadline itself. */
export function deadlineOf(
  job: Pick<JobSummary, 'application_deadline' | 'is_open'>,
  today: string,
): Deadline {
  const days = Math.round((Date.parse(job.application_deadline) - Date.parse(today)) / dayInMilliseconds);
  if (!job.is_open || days < 0) return { kind: 'closed' };
  return days <= nearDays ? { kind: 'near', days } : { kind: 'later' };
}
