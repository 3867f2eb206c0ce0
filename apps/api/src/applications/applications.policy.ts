/** Who may do what with an application. */
import type { Decision } from '@skillharbor/contract';
import type { Person } from '../contract/audience.ts';
import { unlessBlank } from '../text.ts';

/** The resume is for the freelancer who sent it and the job's client. */
export function mayReadResume(
  application: { freelancer_id: number; client_id: number },
  person: Person,
): boolean {
  return person.id === application.freelancer_id || person.id === application.client_id;
}

/** The client's words in a decision, or null where it has none. */
export function wordsOf(decision: Decision): { message: string | null; decline_reason: string | null } {
  return decision.status === 'accepted'
    ? { message: unlessBlank(decision.message), decline_reason: null }
    : { message: null, decline_reason: unlessBlank(decision.decline_reason) };
}
