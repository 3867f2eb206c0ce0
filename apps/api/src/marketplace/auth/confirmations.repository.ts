import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

export interface NewConfirmation {
  tokenHash: Uint8Array;
  userId: number;
  email: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertConfirmation(queries: Queries, confirmation: NewConfirmation): Promise<void> {
  await queries
    .insertInto('address_confirmations')
    .values({
      token_hash: confirmation.tokenHash,
      user_id: confirmation.userId,
      email: confirmation.email,
      created_at: confirmation.createdAt,
      expires_at: confirmation.expiresAt,
    })
    .execute();
}

/** Waits for other transactions that send mail to this address, so that each counts the mails of earlier ones. */
export async function lockAddress(transaction: Queries, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(transaction);
}

/** Counts the mails that were sent to an address since a time, for all accounts together. */
export async function countConfirmations(queries: Queries, email: string, since: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('address_confirmations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds what a valid link confirms. The link stays valid, because a user may press its button twice. */
export async function findConfirmation(
  queries: Queries,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ userId: number; email: string } | undefined> {
  return queries
    .selectFrom('address_confirmations')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Invalidates the links of a user, except the one to keep. The rows stay, because they count the mails to an address.
 */
export async function expireConfirmationsOf(
  queries: Queries,
  userId: number,
  now: Date,
  exceptTokenHash?: Uint8Array,
): Promise<void> {
  const links = queries
    .updateTable('address_confirmations')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now);
  await (exceptTokenHash === undefined ? links : links.where('token_hash', '!=', exceptTokenHash)).execute();
}

/** Finds the address that a valid link would give to a user with another confirmed address. Returns null if there is none. */
export async function findNewAddress(
  queries: Queries,
  userId: number,
  email: string,
  now: Date,
): Promise<string | null> {
  const row = await queries
    .selectFrom('address_confirmations')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('email', '!=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Records the address that a user had before a change, with the hash of the link that reverts the change. */
export async function insertPreviousAddress(
  transaction: Queries,
  previous: { tokenHash: Uint8Array; userId: number; email: string; expiresAt: Date },
): Promise<void> {
  await transaction
    .insertInto('previous_addresses')
    .values({
      token_hash: previous.tokenHash,
      user_id: previous.userId,
      email: previous.email,
      expires_at: previous.expiresAt,
    })
    .execute();
}

/** Finds the address that a valid link restores. */
export async function findPreviousAddress(
  queries: Queries,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ userId: number; email: string } | undefined> {
  return queries
    .selectFrom('previous_addresses')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Lists the addresses that a user had during the last days. */
export async function listPreviousAddressesOf(queries: Queries, userId: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('previous_addresses')
    .select('email')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ email }) => email);
}

/** Deletes the previous addresses of a user, whose links stop working. */
export async function deletePreviousAddressesOf(transaction: Queries, userId: number): Promise<void> {
  await transaction.deleteFrom('previous_addresses').where('user_id', '=', userId).execute();
}

/** Deletes rows that neither confirm nor restore an address, and no longer count towards a limit. */
export async function deleteConfirmationsBefore(queries: Queries, expiredBefore: Date): Promise<void> {
  await queries.deleteFrom('address_confirmations').where('expires_at', '<=', expiredBefore).execute();
  await queries.deleteFrom('previous_addresses').where('expires_at', '<=', expiredBefore).execute();
}
