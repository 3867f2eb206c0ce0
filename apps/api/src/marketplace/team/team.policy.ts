/** Says who may join a team, and to whom it may be handed over. Every function is pure. */
import type { NamedProblem } from '@skillharbor/prose';

/** The largest number of members and open invitations of one team, with its owner. */
export const MAX_TEAM = 30;
export const INVITATION_LIFETIME_S = 7 * 24 * 60 * 60;

export interface Joining {
  /** True if the user acts for another client's account. */
  isMember: boolean;
  /** True if other users act for the user's account. */
  hasMembers: boolean;
  /** True if the user has ever posted a job, even if it was deleted. */
  hasPosted: boolean;
  /** True if the user has planned to delete the account. */
  isLeaving: boolean;
  /** True if the account is about to be deleted, or its owner no longer acts for it. */
  isClosed: boolean;
}

/**
 * Returns the reason why a user cannot join a team, or undefined. What a user has posted belongs to the user's own
 * account, which a member of a team could no longer reach.
 */
export function joinRefusalOf(joining: Joining): NamedProblem | undefined {
  if (joining.isMember) return 'team_join_member';
  if (joining.hasMembers) return 'team_join_owner';
  if (joining.hasPosted) return 'team_join_jobs';
  if (joining.isLeaving) return 'team_join_leaving';
  return joining.isClosed ? 'team_closed' : undefined;
}

/** Returns the reason why a member cannot become the owner, or undefined. */
export function handOverRefusalOf(member: {
  isConfirmed: boolean;
  isLeaving: boolean;
  isSuspended: boolean;
}): NamedProblem | undefined {
  if (!member.isConfirmed) return 'team_heir_unconfirmed';
  if (member.isSuspended) return 'team_heir_suspended';
  return member.isLeaving ? 'team_heir_leaving' : undefined;
}
