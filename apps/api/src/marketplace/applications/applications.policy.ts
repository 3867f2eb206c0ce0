/**
 * The states of an application, what may happen to it in each, and who may do that.
 *
 *     afterwards('pending', 'accept')      'held acceptance'
 *     afterwards('accepted', 'withdraw')   null
 */
import type { ApplicationStatus, DecisionInput } from '@skillharbor/contract';
import type { Person } from '../../contract/audience.ts';
import { unlessBlank } from '../../contract/text.ts';

/** A held decision is known to the client alone, who can undo it. */
export const states = [
  'pending',
  'held acceptance',
  'held rejection',
  'accepted',
  'rejected',
  'withdrawn',
  'closed',
] as const;
export type State = (typeof states)[number];

/**
 * Each action with who takes it. Putting an application on the shortlist is none: it is the client's own. The server tells the freelancer when the hold of a decision ends, and closes what is
 * undecided a week after the day by which the client would answer.
 */
export const actors = {
  accept: 'client',
  decline: 'client',
  undo: 'client',
  'tell of shortlist': 'client',
  tell: 'server',
  close: 'server',
  withdraw: 'freelancer',
  'apply again': 'freelancer',
} as const;
export type Action = keyof typeof actors;

/** What is not here is refused. */
const transitions: Readonly<Record<State, Partial<Record<Action, State>>>> = {
  pending: {
    accept: 'held acceptance',
    decline: 'held rejection',
    withdraw: 'withdrawn',
    close: 'closed',
    'tell of shortlist': 'pending',
  },
  // For the freelancer it is still pending.
  'held acceptance': { undo: 'pending', tell: 'accepted', withdraw: 'withdrawn' },
  'held rejection': { undo: 'pending', tell: 'rejected', withdraw: 'withdrawn' },
  accepted: {},
  rejected: {},
  // The new application begins pending; this one stays as it is.
  withdrawn: { 'apply again': 'withdrawn' },
  closed: {},
};

/** The state after the action, or null where the state does not allow it. */
export function afterwards(state: State, action: Action): State | null {
  return transitions[state][action] ?? null;
}

/** Whether the client may still put it on the shortlist: one that the freelancer took back is no candidate any more. */
export function mayShortlist(state: State): boolean {
  return state !== 'withdrawn';
}

/** The state that these columns stand for. */
export function stateOf({
  status,
  held_until,
}: {
  status: ApplicationStatus;
  held_until: Date | null;
}): State {
  if (held_until === null) return status;
  return status === 'accepted' ? 'held acceptance' : 'held rejection';
}

/**
 * The day by which an application gets its answer, YYYY-MM-DD: the one that was promised when it was sent, or an earlier
 * one that the job names now.
 */
export function promisedDay(promised: string, ofJob: string): string {
  return promised < ofJob ? promised : ofJob;
}

/** The resume is for the freelancer who sent it, and for the job's client once the name is no secret. */
export function mayReadResume(
  application: { freelancerId: number; clientId: number; isHidden: boolean },
  person: Person,
): boolean {
  return (
    person.id === application.freelancerId || (person.id === application.clientId && !application.isHidden)
  );
}

/** The text for one applicant. */
export function addressedTo(firstName: string, text: string): string {
  return text.replaceAll('{name}', () => firstName);
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
