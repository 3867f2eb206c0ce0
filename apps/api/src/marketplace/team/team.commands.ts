/**
 * Invites and removes members, lets clients join teams, and hands teams over. Each change is one transaction that locks
 * the users whose accounts change.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { TeamInvitation, TeamInvitationInput } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import type { Person } from '../../contract/operations.ts';
import { teamInvitationMail } from '../../mail/teamTemplates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { nameDeciders } from '../applications/shares.repository.ts';
import { hashOf } from '../auth/tokens.ts';
import { exchangeCompanies, lockCompanies } from '../companies/companies.repository.ts';
import { moveConversations } from '../conversations/conversations.repository.ts';
import { moveEntries } from '../workRecord/workRecord.repository.ts';
import { moveInvitations } from '../invitations/invitations.repository.ts';
import { hasEverPosted, moveJobs } from '../jobs/formerClients.repository.ts';
import { moveTemplates } from '../messageTemplates/messageTemplates.repository.ts';
import { moveSavedFreelancers } from '../saved/savedFreelancers.repository.ts';
import { followOwners } from '../moderation/effects.ts';
import { handOverRefusalOf, INVITATION_LIFETIME_S, joinRefusalOf, MAX_TEAM } from './team.policy.ts';
import {
  deleteInvitationsBefore,
  deleteInvitationsOf,
  deleteInvitation,
  deleteMember,
  findAccountOf,
  findCompanyName,
  findInvitation,
  hasOtherMembers,
  insertInvitation,
  insertMember,
  listInvitations,
  listMembers,
  lockUsers,
  moveMembers,
  renewInvitation,
  toInvitation,
} from './team.repository.ts';
import type { TeamUser } from './team.repository.ts';

export interface TeamServices {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

interface Refused {
  refusal: NamedProblem;
}

/**
 * Returns true if a user acts for another client's account. The owner of a team may have joined another team since the
 * request was authenticated.
 */
const isMember = async (queries: Queries, userId: number) =>
  (await findAccountOf(queries, userId)) !== undefined;

/** Makes a new link for an invitation. Returns its secret token, and the columns that the database stores. */
function newLink(now: Date) {
  const token = randomBytes(32).toString('base64url');
  const expires_at = secondsAfter(now, INVITATION_LIFETIME_S);
  return { token, stored: { token_hash: hashOf(token), sent_at: now, expires_at } };
}

export async function invite(
  services: TeamServices,
  { accountId }: Person,
  { email, role }: TeamInvitationInput,
): Promise<TeamInvitation | Refused> {
  const { queries, mailQueue, clock } = services;
  const now = clock();
  const outcome = await queries.transaction().execute(async (transaction) => {
    const owner = (await lockUsers(transaction, [accountId])).get(accountId);
    if (!owner || owner.isLeaving || (await isMember(transaction, accountId)))
      return { refusal: 'team_closed' as const };
    const members = await listMembers(transaction, accountId);
    const invitations = await listInvitations(transaction, accountId);
    const isSame = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase();
    if (members.some(isSame)) return { refusal: 'team_member_already' as const };
    if (invitations.some(isSame)) return { refusal: 'team_invited_already' as const };
    if (members.length + invitations.length >= MAX_TEAM)
      return { refusal: { code: 'team_full' as const, params: { max: MAX_TEAM } } };
    const { token, stored } = newLink(now);
    const invitation = { id: randomUUID(), account_id: accountId, email, role, ...stored };
    await insertInvitation(transaction, invitation);
    await queueMail(services, transaction, { owner, email, token });
    return toInvitation(invitation, now);
  });
  if ('id' in outcome) mailQueue.deliverSoon();
  return outcome;
}

/** Sends an invitation again, with a new link. Returns undefined if the account has no such invitation. */
export async function resend(
  services: TeamServices,
  { accountId }: Person,
  id: string,
): Promise<TeamInvitation | undefined> {
  const { queries, mailQueue, clock } = services;
  const now = clock();
  const sent = await queries.transaction().execute(async (transaction) => {
    const owner = (await lockUsers(transaction, [accountId])).get(accountId);
    const { token, stored } = newLink(now);
    const renewed = await renewInvitation(transaction, { id, accountId }, stored);
    if (!owner || !renewed) return undefined;
    await queueMail(services, transaction, { owner, email: renewed.email, token });
    return toInvitation(renewed, now);
  });
  if (sent) mailQueue.deliverSoon();
  return sent;
}

async function queueMail(
  { mailQueue }: TeamServices,
  transaction: Queries,
  { owner, email, token }: { owner: TeamUser; email: string; token: string },
): Promise<void> {
  const mail = teamInvitationMail({
    to: email,
    language: owner.language,
    owner: `${owner.firstName} ${owner.lastName}`,
    company: await findCompanyName(transaction, owner.id),
    token,
    site: mailQueue.site,
  });
  await mailQueue.enqueue(transaction, mail);
}

/**
 * Lets the caller join the team of an invitation. Returns undefined if the link does not work, or was sent to another
 * address than the caller's.
 */
export async function join(
  { queries, clock }: TeamServices,
  { id: userId }: Person,
  token: string,
): Promise<'joined' | Refused | undefined> {
  const tokenHash = hashOf(token);
  return queries.transaction().execute(async (transaction) => {
    const now = clock();
    const accountId = (await findInvitation(transaction, tokenHash, now))?.account_id;
    if (accountId === undefined) return undefined;
    const locked = await lockUsers(transaction, [userId, accountId]);
    const [user, owner] = [locked.get(userId), locked.get(accountId)];
    // The link may have been used, withdrawn or replaced before the users were locked.
    const invitation = await findInvitation(transaction, tokenHash, now);
    const isTheirs =
      user?.isConfirmed === true && invitation?.email.toLowerCase() === user.email.toLowerCase();
    if (!user || !owner || !invitation || !isTheirs) return undefined;
    const refusal = joinRefusalOf({
      isMember: await isMember(transaction, userId),
      hasMembers: await hasOtherMembers(transaction, userId),
      hasPosted: await hasEverPosted(transaction, userId),
      isLeaving: user.isLeaving,
      isClosed: owner.isLeaving || (await isMember(transaction, accountId)),
    });
    if (refusal !== undefined) return { refusal };
    await insertMember(transaction, { userId, accountId, role: invitation.role, now });
    await deleteInvitation(transaction, { id: invitation.id, accountId });
    // Open invitations to the user's own team are deleted, because nobody would look after that team any more.
    await deleteInvitationsOf(transaction, userId);
    return 'joined';
  });
}

/**
 * Removes a member from a team. Returns undefined if the caller may not remove this member, or if there is no such
 * member. Callers may remove themselves.
 */
export async function remove(
  { queries }: TeamServices,
  { id, accountId, teamRole }: Person,
  userId: number,
): Promise<'removed' | Refused | undefined> {
  if (userId === accountId && userId === id) return { refusal: 'team_owner_stays' };
  if (teamRole !== 'owner' && userId !== id) return undefined;
  return (await deleteMember(queries, { userId, accountId })) ? 'removed' : undefined;
}

/**
 * Makes a member the owner, and the caller a recruiter. The id of an account is the id of its owner, so all rows of the
 * account move to the new owner.
 */
export async function handOver(
  { queries, clock }: TeamServices,
  { id: from }: Person,
  to: number,
): Promise<'done' | Refused | undefined> {
  return queries.transaction().execute(async (transaction) => {
    await lockCompanies(transaction, [from, to]);
    const locked = await lockUsers(transaction, [from, to]);
    const heir = locked.get(to);
    if (!heir || (await findAccountOf(transaction, to)) !== from) return undefined;
    // A moderator may have suspended the owner since the request was authenticated. A suspended owner cannot hand over
    // the team, because the ruling would then apply to the new owner.
    const isSuspended = heir.isSuspended || locked.get(from)?.isSuspended === true;
    const refusal = handOverRefusalOf({ ...heir, isSuspended });
    if (refusal !== undefined) return { refusal };
    await deleteMember(transaction, { userId: to, accountId: from });
    await moveMembers(transaction, from, to);
    await insertMember(transaction, { userId: from, accountId: to, role: 'recruiter', now: clock() });
    await deleteInvitationsOf(transaction, from);
    await nameDeciders(transaction, from);
    await exchangeCompanies(transaction, from, to);
    await moveTemplates(transaction, from, to);
    await moveInvitations(transaction, from, to);
    await moveConversations(transaction, from, to);
    await moveEntries(transaction, from, to);
    await moveSavedFreelancers(transaction, from, to);
    await moveJobs(transaction, from, to);
    await followOwners(transaction, [from, to], clock());
    return 'done';
  });
}

/** The time for which an expired invitation stays in the list, so that the owner can send it again. */
const EXPIRED_FOR_S = 30 * 24 * 60 * 60;

export async function removeOldTeamInvitations({
  queries,
  clock,
}: Pick<TeamServices, 'queries' | 'clock'>): Promise<void> {
  await deleteInvitationsBefore(queries, secondsAfter(clock(), -EXPIRED_FOR_S));
}
