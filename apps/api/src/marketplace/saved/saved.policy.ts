/** Says in which state a saved job is, and what of it is news. Every function is pure. */
import { savedInputRules } from '@skillharbor/contract';
import type { SavedJobState } from '@skillharbor/contract';
import { dayAfter } from '../../platform/time/clock.ts';
import { isOpen, isPublic } from '../jobs/jobs.policy.ts';
import type { JobState } from '../jobs/jobs.policy.ts';

/** The largest number of jobs that a freelancer saves, and of freelancers that a team saves. */
export const MAX_SAVED = 500;
/** A job closes soon if its deadline is at most this many days away, as on the cards of the app. */
const CLOSING_DAYS = 3;

export interface ListedState extends JobState {
  is_active: boolean;
  /** When the job was filled, or null as long as only its client knows. */
  filled_at: Date | null;
  date_posted: Date | null;
  deleted_at: Date | null;
}

/** Returns what the public sees of a job today (YYYY-MM-DD). `job` is undefined if it does not exist. */
export function stateOf(job: ListedState | undefined, today: string): SavedJobState {
  if (job === undefined || job.deleted_at !== null || !isPublic(job)) return 'unlisted';
  if (job.filled_at !== null) return 'filled';
  if (!isOpen(job, today)) return 'closed';
  return job.application_deadline <= dayAfter(today, CLOSING_DAYS) ? 'closing_soon' : 'open';
}

/** What a user has seen of a job, or could see now. `content` is null if the public cannot see the job. */
export interface Seen {
  state: SavedJobState;
  content: string | null;
}

/** Returns true if the texts of a job differ from those that the user has seen. */
export function isChanged(seen: Seen, present: Seen): boolean {
  return seen.content !== null && present.content !== null && seen.content !== present.content;
}

/** Returns true if a user has not seen what became of a job. */
export function isNews(seen: Seen, present: Seen): boolean {
  return seen.state !== present.state || isChanged(seen, present);
}

/**
 * Adds a note below another one, unless it is part of it already. Returns null if the result would be too long, so that
 * neither is cut.
 */
export function joinNotes(note: string, added: string): string | null {
  if (note.includes(added)) return note;
  const joined = note === '' ? added : `${note}\n\n${added}`;
  return joined.length <= savedInputRules.note.maxLength ? joined : null;
}
