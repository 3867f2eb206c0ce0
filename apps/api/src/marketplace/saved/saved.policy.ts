/** Computes the state of saved jobs, and which of their changes are news. Every function is pure. */
import { savedInputRules } from '@skillharbor/contract';
import type { SavedJobState } from '@skillharbor/contract';
import { dayAfter } from '../../platform/time/clock.ts';
import { isOpen, isPublic } from '../jobs/jobs.policy.ts';
import type { JobState } from '../jobs/jobs.policy.ts';

/** The maximum number of jobs that a freelancer can save, and of freelancers that a team can save. */
export const MAX_SAVED = 500;
/**
 * A job is closing soon if its deadline is at most this number of days away. The cards of the app use the same number.
 */
const CLOSING_DAYS = 3;

export interface ListedState extends JobState {
  is_active: boolean;
  /** The time when the job was filled, or null if the job is not filled or only its client knows that it is. */
  filled_at: Date | null;
  date_posted: Date | null;
  deleted_at: Date | null;
}

/**
 * Returns the state in which the public sees a job today (YYYY-MM-DD). `job` is undefined if the job does not exist.
 */
export function stateOf(job: ListedState | undefined, today: string): SavedJobState {
  if (job === undefined || job.deleted_at !== null || !isPublic(job)) return 'unlisted';
  if (job.filled_at !== null) return 'filled';
  if (!isOpen(job, today)) return 'closed';
  return job.application_deadline <= dayAfter(today, CLOSING_DAYS) ? 'closing_soon' : 'open';
}

/**
 * The state and the content of a job that a user has seen, or that the public sees now. `content` is null if the public
 * cannot see the job.
 */
export interface Seen {
  state: SavedJobState;
  content: string | null;
}

/** Returns true if the content of a job differs from the content that the user has seen. */
export function isChanged(seen: Seen, present: Seen): boolean {
  return seen.content !== null && present.content !== null && seen.content !== present.content;
}

/** Returns true if the user has not seen the present state or content of a job. */
export function isNews(seen: Seen, present: Seen): boolean {
  return seen.state !== present.state || isChanged(seen, present);
}

/**
 * Adds a note below another note, unless the other note already contains it. Returns null if the result would be too
 * long, so that neither note is cut.
 */
export function joinNotes(note: string, added: string): string | null {
  if (note.includes(added)) return note;
  const joined = note === '' ? added : `${note}\n\n${added}`;
  return joined.length <= savedInputRules.note.maxLength ? joined : null;
}
