/** The rules for who may invite whom, and for the state of an invitation. Every function is pure. */
import type { Invitation, JobToInviteTo } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';

export const DAY_S = 24 * 60 * 60;

export interface Inviting {
  /** True if the job is open for applications. */
  isOpen: boolean;
  /** True if the freelancer accepts invitations. */
  accepts: boolean;
  /** True if the freelancer was invited to this job before. */
  isInvited: boolean;
  /** True if the client can see an application of the freelancer to this job. */
  hasVisiblyApplied: boolean;
  /** The number of invitations that the client has sent in the last 24 hours. */
  sentToday: number;
  maxToday: number;
}

/** Returns the reason why the client cannot send the invitation, or undefined if the client can send it. */
export function refusalOf(inviting: Inviting): NamedProblem | undefined {
  if (!inviting.isOpen) return 'invitations_closed';
  if (!inviting.accepts) return 'invitations_off';
  if (inviting.isInvited) return 'invited_already';
  if (inviting.hasVisiblyApplied) return 'invitee_has_applied';
  if (inviting.sentToday >= inviting.maxToday)
    return { code: 'invitations_of_day', params: { max: inviting.maxToday, hours: DAY_S / 3600 } };
  return undefined;
}

interface Situation {
  /** True if the reader can see an application of the freelancer to the job. */
  hasApplied: boolean;
  isDeclined: boolean;
  /** True if the job is open for applications. */
  isOpen: boolean;
}

export function stateOf({ hasApplied, isDeclined, isOpen }: Situation): Invitation['state'] {
  if (hasApplied) return 'applied';
  if (isDeclined) return 'declined';
  return isOpen ? 'waiting' : 'ended';
}

/**
 * Returns the reason why the freelancer can no longer respond to the invitation, or undefined if the freelancer can
 * respond.
 */
export function answerRefusalOf({ hasApplied, isOpen }: Situation): NamedProblem | undefined {
  if (hasApplied) return 'invitation_applied';
  return isOpen ? undefined : 'invitation_ended';
}

/** Returns whether a client can invite a freelancer to one of the client's open jobs. */
export function standingOf({
  isInvited,
  hasVisiblyApplied,
}: Pick<Inviting, 'isInvited' | 'hasVisiblyApplied'>): JobToInviteTo['standing'] {
  if (isInvited) return 'invited';
  return hasVisiblyApplied ? 'applied' : 'open';
}
