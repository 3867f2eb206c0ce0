/** Who sees a job, and what may be done with it. */
import type { Person } from '../contract/audience.ts';
import { dayOf } from '../clock.ts';

export interface JobState {
  is_active: boolean;
  /** YYYY-MM-DD, the last day in UTC */
  application_deadline: string;
}

/** It takes applications: active, and not past its deadline. */
export function isOpen(job: JobState, now: Date): boolean {
  return job.is_active && job.application_deadline >= dayOf(now);
}

/** Everybody sees an active job; another only its client and those who applied to it. */
export function maySee(
  job: { is_active: boolean; client_id: number },
  person: Person | null,
  hasApplied: boolean,
): boolean {
  return job.is_active || hasApplied || (person !== null && person.id === job.client_id);
}

/** A deadline that is new or changed must not be in the past. */
export function isPossibleDeadline(deadline: string, now: Date, before?: string): boolean {
  return deadline === before || deadline >= dayOf(now);
}
