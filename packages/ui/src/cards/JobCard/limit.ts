import type { Job, JobSummary } from '@skillharbor/contract';

const FEW = 5;

/** The places left of an open job that has only a few; otherwise null. */
export function fewPlaces({
  is_open,
  places_left,
}: Pick<JobSummary, 'is_open' | 'places_left'>): number | null {
  return is_open && places_left !== null && places_left <= FEW ? places_left : null;
}

/** The limit of a job that would take applications if it had not reached it; otherwise null. `today`: `YYYY-MM-DD`. */
export function reachedLimit(
  job: Pick<Job, 'is_active' | 'application_deadline' | 'application_limit' | 'places_left'>,
  today: string,
): number | null {
  const isFull = job.is_active && job.places_left === 0 && job.application_deadline >= today;
  return isFull ? job.application_limit : null;
}
