/** Stores the invitations of operators to sign up. */
import type { SignUpInvitation, SignUpInvitationState } from '@skillharbor/contract';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';

export type InvitationRow = Selectable<Tables['sign_up_invitations']>;

export function invitationStateOf(row: InvitationRow, now: Date): SignUpInvitationState {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.uses >= row.max_uses) return 'used';
  return row.last_day < dayOf(now) ? 'expired' : 'waiting';
}

export function toSignUpInvitation(row: InvitationRow, now: Date): SignUpInvitation {
  const { id, email, note, max_uses, uses, created_at, last_day } = row;
  return {
    id,
    email,
    note,
    max_uses,
    uses,
    state: invitationStateOf(row, now),
    created_at: created_at.toISOString(),
    last_day,
  };
}

export async function listSignUpInvitations(queries: Queries, page: Page): Promise<InvitationRow[]> {
  return queries
    .selectFrom('sign_up_invitations')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
}

export async function insertSignUpInvitation(transaction: Queries, row: InvitationRow): Promise<void> {
  await transaction.insertInto('sign_up_invitations').values(row).execute();
}

export async function hasWaitingInvitation(queries: Queries, email: string, now: Date): Promise<boolean> {
  const rows = await queries
    .selectFrom('sign_up_invitations')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
  return rows.some((row) => invitationStateOf(row, now) === 'waiting');
}

const waiting = (transaction: Queries, now: Date) =>
  transaction
    .updateTable('sign_up_invitations')
    .where('withdrawn_at', 'is', null)
    .where('last_day', '>=', dayOf(now))
    .whereRef('uses', '<', 'max_uses');

/** Withdraws an invitation that waits. Returns false if there is none. */
export async function withdrawWaiting(transaction: Queries, id: string, now: Date): Promise<boolean> {
  const row = await waiting(transaction, now)
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts one more sign-up with an invitation. Returns false if it does not wait, or is for another address. Of two
 * sign-ups at the same time, the second one waits for the first one, and counts anew.
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

export async function findInvitationById(queries: Queries, id: string): Promise<InvitationRow | undefined> {
  return queries.selectFrom('sign_up_invitations').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findInvitationOf(
  queries: Queries,
  tokenHash: Uint8Array,
): Promise<InvitationRow | undefined> {
  return queries
    .selectFrom('sign_up_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Deletes the invitations to an address, which its owner may ask for. */
export async function deleteSignUpInvitationsTo(transaction: Queries, email: string): Promise<void> {
  await transaction
    .deleteFrom('sign_up_invitations')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}

export async function deleteSignUpInvitationsBefore(queries: Queries, day: string): Promise<void> {
  await queries.deleteFrom('sign_up_invitations').where('last_day', '<', day).execute();
}
