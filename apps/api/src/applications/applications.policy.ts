/** Who may read a resume, and what a decision says. */
import type { DecisionInput } from '@skillharbor/contract';
import type { Person } from '../contract/audience.ts';
import { unlessBlank } from '../contract/text.ts';

/** The resume is for the freelancer who sent it and the job's client. */
export function mayReadResume(
  application: { freelancerId: number; clientId: number },
  person: Person,
): boolean {
  return person.id === application.freelancerId || person.id === application.clientId;
}

/** The client's texts in a decision; null where one is missing. */
export function decisionTexts(decision: DecisionInput): {
  message: string | null;
  decline_reason: string | null;
} {
  return decision.status === 'accepted'
    ? { message: unlessBlank(decision.message), decline_reason: null }
    : { message: null, decline_reason: unlessBlank(decision.decline_reason) };
}
