/**
 * The states of an application, the actions that each state allows, and who may take them.
 *
 *     afterwards('pending', 'accept')      'held acceptance'
 *     afterwards('accepted', 'withdraw')   null
 */
import type { ApplicationStatus, DecisionInput } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import { unlessBlank } from '../../contract/text.ts';

/** The maximum number of times that a freelancer may withdraw from a job and still apply to it again. */
export const MAX_WITHDRAWALS = 2;

/**
 * The maximum total size of the resumes of a freelancer's open applications, in MiB. A file in several applications
 * counts once.
 */
export const MAX_RESUMES_MIB = 25;

/** Returns true if another resume of this size stays within the limit. Both sizes are in bytes. */
export function hasRoomForResume(others: number, size: number): boolean {
  return others + size <= MAX_RESUMES_MIB * 1024 * 1024;
}

/** While a decision is held, only the client sees it and can undo it. */
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
 * Names who takes each action. Changing the client's shortlist is not listed, because the freelancer does not see it. A
 * client who marks the job as filled declines every pending application. The server notifies the freelancer when the
 * undo period of a decision ends, and closes undecided applications a week after the decision date.
 */
export const actors = {
  accept: 'client',
  decline: 'client',
  undo: 'client',
  'notify of shortlist': 'client',
  notify: 'server',
  close: 'server',
  withdraw: 'freelancer',
  'apply again': 'freelancer',
} as const;
export type Action = keyof typeof actors;

/** Transitions that this table does not list are refused. */
const transitions: Readonly<Record<State, Partial<Record<Action, State>>>> = {
  pending: {
    accept: 'held acceptance',
    decline: 'held rejection',
    withdraw: 'withdrawn',
    close: 'closed',
    'notify of shortlist': 'pending',
  },
  // The freelancer sees a held decision as pending.
  'held acceptance': { undo: 'pending', notify: 'accepted', withdraw: 'withdrawn' },
  'held rejection': { undo: 'pending', notify: 'rejected', withdraw: 'withdrawn' },
  accepted: {},
  rejected: {},
  // Applying again creates a new, pending application. The withdrawn application stays withdrawn.
  withdrawn: { 'apply again': 'withdrawn' },
  closed: {},
};

/** Returns the state after the action, or null if the state does not allow the action. */
export function afterwards(state: State, action: Action): State | null {
  return transitions[state][action] ?? null;
}

/**
 * Returns true if the client may put the application on the shortlist, which is not possible for a withdrawn
 * application.
 */
export function mayShortlist(state: State): boolean {
  return state !== 'withdrawn';
}

/** Returns the state of an application, computed from its status and the end of its undo period. */
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
 * Returns the decision date of an application (YYYY-MM-DD): the date that the job had when the application was sent, or
 * the present date of the job if that is earlier.
 */
export function promisedDay(promised: string, ofJob: string): string {
  return promised < ofJob ? promised : ofJob;
}

/**
 * Returns true if the user may read the resume: the freelancer who sent it, and the job's client if the applicant's
 * name is not hidden.
 */
export function mayReadResume(
  application: { freelancerId: number | null; clientId: number | null; isHidden: boolean },
  person: Person,
): boolean {
  return (
    person.id === application.freelancerId ||
    (person.accountId === application.clientId && !application.isHidden)
  );
}

/** Replaces `{name}` in a text with the applicant's first name. */
export function addressedTo(firstName: string, text: string): string {
  return text.replaceAll('{name}', () => firstName);
}

/** Returns the texts that the client has written in a decision. A missing text is null. */
export function decisionTexts(decision: DecisionInput): {
  message: string | null;
  decline_reason: string | null;
} {
  return decision.status === 'accepted'
    ? { message: unlessBlank(decision.message), decline_reason: null }
    : { message: null, decline_reason: unlessBlank(decision.decline_reason) };
}
