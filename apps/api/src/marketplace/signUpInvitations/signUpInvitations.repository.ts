/** Stores the invitations with which operators invite people to sign up. */
import type { SignUpInvitation, SignUpInvitationState } from '@skillharbor/contract';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';

type NewInvitation = Selectable<Tables['sign_up_invitations']>;
export type Invitation = NewInvitation & { state: SignUpInvitationState };

/** Returns the state of an invitation. No other code decides whether an invitation can be used. */
const stateAt = (now: Date) => sql<SignUpInvitationState>`case
  when withdrawn_at is not null then 'withdrawn'
  when uses >= max_uses then 'used'
  when last_day < ${dayOf(now)}::date then 'expired'
  else 'waiting'
end`;

const isWaiting = (now: Date) => sql<boolean>`${stateAt(now)} = 'waiting'`;

const invitations = (queries: Queries, now: Date) =>
  queries.selectFrom('sign_up_invitations').selectAll().select(stateAt(now).as('state'));

export function toSignUpInvitation({
  id,
  email,
  note,
  max_uses,
  uses,
  state,
  created_at,
  last_day,
}: Invitation): SignUpInvitation {
  return { id, email, note, max_uses, uses, state, created_at: created_at.toISOString(), last_day };
}

export async function listSignUpInvitations(queries: Queries, page: Page, now: Date): Promise<Invitation[]> {
  return invitations(queries, now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
}

export async function insertSignUpInvitation(transaction: Queries, row: NewInvitation): Promise<void> {
  await transaction.insertInto('sign_up_invitations').values(row).execute();
}

export async function hasWaitingInvitation(queries: Queries, email: string, now: Date): Promise<boolean> {
  const row = await queries
    .selectFrom('sign_up_invitations')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where(isWaiting(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const waiting = (transaction: Queries, now: Date) =>
  transaction.updateTable('sign_up_invitations').where(isWaiting(now));

/** Withdraws an invitation that can still be used. Returns false if no such invitation has this id. */
export async function withdrawWaiting(transaction: Queries, id: string, now: Date): Promise<boolean> {
  const row = await waiting(transaction, now)
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts a sign-up with an invitation. Returns false if the invitation can no longer be used, or is for another
 * address. Of two simultaneous sign-ups, the second one waits for the first one, and then checks the invitation again.
 */
export async function countSignUp(
  transaction: Queries,
  { tokenHash, email }: { tokenHash: Uint8Array; email: string },
  now: Date,
): Promise<boolean> {
  const row = await waiting(transaction, now)
    .set({ uses: sql`uses + 1` })
    .where('token_hash', '=', tokenHash)
    .where(sql<boolean>`(email is null or lower(email) = ${email.toLowerCase()})`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findInvitationById(
  queries: Queries,
  id: string,
  now: Date,
): Promise<Invitation | undefined> {
  return invitations(queries, now).where('id', '=', id).executeTakeFirst();
}

export async function findInvitationOf(
  queries: Queries,
  tokenHash: Uint8Array,
  now: Date,
): Promise<Invitation | undefined> {
  return invitations(queries, now).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Deletes the invitations to an email address. Only the owner of the address may have them deleted. */
export async function deleteSignUpInvitationsTo(transaction: Queries, email: string): Promise<void> {
  await transaction
    .deleteFrom('sign_up_invitations')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}

export async function deleteSignUpInvitationsBefore(queries: Queries, day: string): Promise<void> {
  await queries.deleteFrom('sign_up_invitations').where('last_day', '<', day).execute();
}
