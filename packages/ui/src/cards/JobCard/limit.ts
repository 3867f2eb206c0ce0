import type { Job, JobSummary } from '@skillharbor/contract';

const FEW = 5;

/** Returns the number of places left if the job is open and only a few are left, and null otherwise. */
export function fewPlaces({
  is_open,
  places_left,
}: Pick<JobSummary, 'is_open' | 'places_left'>): number | null {
  return is_open && places_left !== null && places_left <= FEW ? places_left : null;
}

/**
 * Returns the limit on applications if the job is closed only because it has reached that limit, and null otherwise.
 * `today` is a UTC day, `YYYY-MM-DD`.
 */
export function reachedLimit(
  job: Pick<Job, 'is_active' | 'application_deadline' | 'application_limit' | 'places_left'>,
  today: string,
): number | null {
  const isFull = job.is_active && job.places_left === 0 && job.application_deadline >= today;
  return isFull ? job.application_limit : null;
}
