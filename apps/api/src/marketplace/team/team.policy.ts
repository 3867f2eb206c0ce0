/** The rules for who may join a team, and to whom a team may be handed over. Every function is pure. */
import type { NamedProblem } from '@skillharbor/prose';

/** The maximum number of people in a team, including its owner and its open invitations. */
export const MAX_TEAM = 30;
export const INVITATION_LIFETIME_S = 7 * 24 * 60 * 60;

export interface Joining {
  /** True if the user acts for another client's account. */
  isMember: boolean;
  /** True if other users act for this user's account. */
  hasMembers: boolean;
  /** True if the user has ever posted a job, even one that was deleted. */
  hasPosted: boolean;
  /** True if the deletion of the user's account is planned. */
  isLeaving: boolean;
  /** True if the account will be deleted soon, or its owner now acts for another account. */
  isClosed: boolean;
}

/**
 * Returns the reason why a user cannot join a team, or undefined if the user can join. A user who has posted jobs
 * cannot join, because members of a team have no access to the jobs of their own account.
 */
export function joinRefusalOf(joining: Joining): NamedProblem | undefined {
  if (joining.isMember) return 'team_join_member';
  if (joining.hasMembers) return 'team_join_owner';
  if (joining.hasPosted) return 'team_join_jobs';
  if (joining.isLeaving) return 'team_join_leaving';
  return joining.isClosed ? 'team_closed' : undefined;
}

/** Returns the reason why a member cannot become the owner of the team, or undefined if the member can. */
export function handOverRefusalOf(member: {
  isConfirmed: boolean;
  isLeaving: boolean;
  isSuspended: boolean;
}): NamedProblem | undefined {
  if (!member.isConfirmed) return 'team_heir_unconfirmed';
  if (member.isSuspended) return 'team_heir_suspended';
  return member.isLeaving ? 'team_heir_leaving' : undefined;
}
