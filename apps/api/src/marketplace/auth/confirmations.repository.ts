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

/**
 * Waits for other transactions that queue mails to this address, so that each transaction counts the mails of the
 * earlier ones.
 */
export async function lockAddress(transaction: Queries, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(transaction);
}

/** Counts the mails that were sent to an address since a given time, for all accounts together. */
export async function countConfirmations(queries: Queries, email: string, since: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('address_confirmations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Finds the user and the address that a valid link confirms. The link stays valid, because a user may press the button
 * on its page twice.
 */
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
 * Invalidates the links of a user, except the one to keep. Their rows stay in the table, because the daily limit counts
 * them.
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

/**
 * Finds the address that a valid link would confirm for a user who has another confirmed address. Returns null if the
 * user has no such link.
 */
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

/** Records the email address that a user has replaced, and the hash of the link that restores this address. */
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

/** Finds the previous address that a valid link restores. */
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

/** Lists the addresses of a user that a link can still restore. */
export async function listPreviousAddressesOf(queries: Queries, userId: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('previous_addresses')
    .select('email')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ email }) => email);
}

/** Deletes the previous addresses of a user, so that the links to restore them stop working. */
export async function deletePreviousAddressesOf(transaction: Queries, userId: number): Promise<void> {
  await transaction.deleteFrom('previous_addresses').where('user_id', '=', userId).execute();
}

/** Deletes the records of links that have expired and that the daily limit no longer counts. */
export async function deleteConfirmationsBefore(queries: Queries, expiredBefore: Date): Promise<void> {
  await queries.deleteFrom('address_confirmations').where('expires_at', '<=', expiredBefore).execute();
  await queries.deleteFrom('previous_addresses').where('expires_at', '<=', expiredBefore).execute();
}
