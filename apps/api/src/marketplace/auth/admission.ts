/** Decides who may sign up: everyone, only people with an invitation, or nobody. */
import type { Registration, SignUpOffer, SignUps } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import type { Queries } from '../../platform/database/tables.ts';
import { countSignUp, findInvitationOf } from '../signUpInvitations/signUpInvitations.repository.ts';
import { hashOf } from './tokens.ts';

/** Finds the invitation to a team by the hash of its link, if the link still works. */
export type FindTeamInvitation = (
  queries: Queries,
  tokenHash: Uint8Array,
  now: Date,
) => Promise<{ email: string } | undefined>;

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Returns the reason why a registration is refused, or null if it is accepted. Counts the use of an invitation in the
 * same transaction that inserts the user. If everyone can sign up, no registration is refused.
 */
export async function refusalOfSignUp(
  transaction: Queries,
  findTeamInvitation: FindTeamInvitation,
  signUps: SignUps,
  { email, role, invitation }: Pick<Registration, 'email' | 'role' | 'invitation'>,
  now: Date,
): Promise<NamedProblem | null> {
  const isOpen = signUps === 'open';
  if (invitation === undefined) return isOpen ? null : withoutInvitation[signUps];
  const tokenHash = hashOf(invitation);
  const team = isOpen ? undefined : await findTeamInvitation(transaction, tokenHash, now);
  if (team) {
    if (!isSame(team.email, email)) return 'sign_up_address_differs';
    return role === 'client' ? null : 'sign_up_client_only';
  }
  if (signUps === 'closed') return withoutInvitation.closed;
  const isCounted = await countSignUp(transaction, { tokenHash, email: email.trim() }, now);
  if (isCounted || isOpen) return null;
  const found = await findInvitationOf(transaction, tokenHash, now);
  if (!found) return 'sign_up_invitation_unknown';
  const { state } = found;
  return state === 'waiting' ? 'sign_up_address_differs' : `sign_up_invitation_${state}`;
}

const withoutInvitation = {
  closed: 'sign_ups_closed',
  invitation: 'sign_ups_by_invitation',
} as const;

/** Returns what a person who has the link of an invitation may know about the invitation. */
export async function offerOf(
  queries: Queries,
  findTeamInvitation: FindTeamInvitation,
  token: string,
  now: Date,
): Promise<SignUpOffer> {
  const tokenHash = hashOf(token);
  const team = await findTeamInvitation(queries, tokenHash, now);
  if (team) return { state: 'waiting', email: team.email, is_team: true };
  const found = await findInvitationOf(queries, tokenHash, now);
  if (!found) return { state: 'unknown', email: null, is_team: false };
  return { state: found.state, email: found.email, is_team: false };
}
