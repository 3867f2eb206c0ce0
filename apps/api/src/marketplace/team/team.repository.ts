/** Stores the members of teams, and the invitations to teams. */
import type { Language, Team, TeamInvitation, TeamMemberRole, TeamOffer } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries, Tables } from '../../platform/database/tables.ts';

type InvitationRow = Selectable<Tables['team_invitations']>;

/** A user with the data that the commands of a team need. */
export interface TeamUser {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  language: Language | null;
  isConfirmed: boolean;
  isLeaving: boolean;
  isSuspended: boolean;
}

/**
 * Locks users until the transaction ends, in the order of their ids. Every change of a team locks the team's owner, and
 * the other users whose accounts change.
 */
export async function lockUsers(
  transaction: Queries,
  ids: readonly number[],
): Promise<Map<number, TeamUser>> {
  const rows = await transaction
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'language'])
    .select(sql<boolean>`confirmed_at is not null`.as('isConfirmed'))
    .select(sql<boolean>`deletes_at is not null`.as('isLeaving'))
    .select(sql<boolean>`suspended_until is not null`.as('isSuspended'))
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lists the members and the open invitations of an account's team. */
export async function listMembers(queries: Queries, accountId: number): Promise<Team['members']> {
  const rows = await queries
    .selectFrom('users')
    .leftJoin('team_members', 'team_members.user_id', 'users.id')
    .select(['users.id', 'first_name', 'last_name', 'email', 'team_members.role', 'joined_at'])
    .where((column) =>
      column.or([column('users.id', '=', accountId), column('team_members.account_id', '=', accountId)]),
    )
    .orderBy('joined_at', (order) => order.asc().nullsFirst())
    .orderBy('users.id')
    .execute();
  return rows.map(({ role, joined_at, ...member }) => ({
    ...member,
    role: role ?? ('owner' as const),
    joined_at: joined_at && joined_at.toISOString(),
  }));
}

/** Returns the name of an account's company, which may be empty. */
export async function findCompanyName(queries: Queries, accountId: number): Promise<string> {
  const row = await queries
    .selectFrom('companies')
    .select('name')
    .where('client_id', '=', accountId)
    .executeTakeFirst();
  return row?.name ?? '';
}

export async function hasOtherMembers(queries: Queries, accountId: number): Promise<boolean> {
  const row = await queries
    .selectFrom('team_members')
    .select('user_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the account for which a user acts as a member of a team. Returns undefined if the user acts for their own
 * account.
 */
export async function findAccountOf(queries: Queries, userId: number): Promise<number | undefined> {
  const row = await queries
    .selectFrom('team_members')
    .select('account_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.account_id;
}

export async function insertMember(
  transaction: Queries,
  member: { userId: number; accountId: number; role: TeamMemberRole; now: Date },
): Promise<void> {
  await transaction
    .insertInto('team_members')
    .values({
      user_id: member.userId,
      account_id: member.accountId,
      role: member.role,
      joined_at: member.now,
    })
    .execute();
}

interface OwnMember {
  userId: number;
  accountId: number;
}

/** Changes the role of a member. Returns false if the account has no such member. */
export async function writeRole(
  queries: Queries,
  { userId, accountId }: OwnMember,
  role: TeamMemberRole,
): Promise<boolean> {
  const row = await queries
    .updateTable('team_members')
    .set({ role })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a member. Returns false if the account has no such member. */
export async function deleteMember(queries: Queries, { userId, accountId }: OwnMember): Promise<boolean> {
  const row = await queries
    .deleteFrom('team_members')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes all members of one account members of another account. */
export async function moveMembers(transaction: Queries, from: number, to: number): Promise<void> {
  await transaction
    .updateTable('team_members')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .execute();
}

export async function listInvitations(queries: Queries, accountId: number): Promise<InvitationRow[]> {
  return queries
    .selectFrom('team_invitations')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertInvitation(transaction: Queries, invitation: InvitationRow): Promise<void> {
  await transaction.insertInto('team_invitations').values(invitation).execute();
}

/** Replaces the link of an invitation. Returns undefined if the account has no such invitation. */
export async function renewInvitation(
  transaction: Queries,
  { id, accountId }: { id: string; accountId: number },
  link: Pick<InvitationRow, 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<InvitationRow | undefined> {
  return transaction
    .updateTable('team_invitations')
    .set(link)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes an invitation. Returns false if the account has no such invitation. */
export async function deleteInvitation(
  queries: Queries,
  { id, accountId }: { id: string; accountId: number },
): Promise<boolean> {
  const row = await queries
    .deleteFrom('team_invitations')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteInvitationsOf(transaction: Queries, accountId: number): Promise<void> {
  await transaction.deleteFrom('team_invitations').where('account_id', '=', accountId).execute();
}

/** Deletes the invitations to an email address. Only the owner of the address may have them deleted. */
export async function deleteInvitationsTo(transaction: Queries, email: string): Promise<void> {
  await transaction
    .deleteFrom('team_invitations')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}

/** Deletes the invitations that expired before this time. */
export async function deleteInvitationsBefore(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('team_invitations').where('expires_at', '<', time).execute();
}

/** Finds the invitation to which a link belongs, if the link still works. */
export async function findInvitation(
  queries: Queries,
  tokenHash: Uint8Array,
  now: Date,
): Promise<InvitationRow | undefined> {
  return queries
    .selectFrom('team_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function findOffer(
  queries: Queries,
  tokenHash: Uint8Array,
  now: Date,
): Promise<TeamOffer | undefined> {
  return queries
    .selectFrom('team_invitations')
    .innerJoin('users', 'users.id', 'team_invitations.account_id')
    .innerJoin('companies', 'companies.client_id', 'team_invitations.account_id')
    .select(['companies.name as company', 'team_invitations.email', 'team_invitations.role'])
    .select(sql<string>`first_name || ' ' || last_name`.as('owner_name'))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function toInvitation(row: InvitationRow, now: Date): TeamInvitation {
  const { id, email, role, sent_at, expires_at } = row;
  return {
    id,
    email,
    role,
    sent_at: sent_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_expired: expires_at <= now,
  };
}

/** Returns a client's membership and invitations for the archive of the client's data, without the other members. */
export async function readOwnTeam(queries: Queries, userId: number) {
  const member = await queries
    .selectFrom('team_members')
    .select(['role', 'joined_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const invitations = await listInvitations(queries, userId);
  return {
    member: member ?? null,
    invitations: invitations.map(({ email, role, sent_at }) => ({ email, role, sent_at })),
  };
}
