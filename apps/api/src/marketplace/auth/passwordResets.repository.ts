import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

export async function insertResetRequest(queries: Queries, email: string, now: Date): Promise<void> {
  await queries.insertInto('reset_requests').values({ email, created_at: now }).execute();
}

/** Deletes the oldest pending request and returns its email address. Returns null if no request is pending. */
export async function takeResetRequest(queries: Queries): Promise<string | null> {
  const row = await queries
    .deleteFrom('reset_requests')
    .where('id', '=', (query) =>
      query.selectFrom('reset_requests').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function insertReset(
  queries: Queries,
  reset: { tokenHash: Uint8Array; userId: number; expiresAt: Date },
): Promise<void> {
  await queries
    .insertInto('password_resets')
    .values({ token_hash: reset.tokenHash, user_id: reset.userId, expires_at: reset.expiresAt })
    .execute();
}

/** Invalidates the token. Returns the id of its user, or null if the token is not valid. */
export async function consumeReset(
  queries: Queries,
  tokenHash: Uint8Array,
  now: Date,
): Promise<number | null> {
  const row = await queries
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/**
 * Returns the id of the user of a valid token, or null. The caller checks the token first, because hashing the new
 * password is expensive.
 */
export async function findReset(queries: Queries, tokenHash: Uint8Array, now: Date): Promise<number | null> {
  const row = await queries
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function deleteResetsOf(queries: Queries, userId: number): Promise<void> {
  await queries.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

export async function deleteResetRequestsFor(transaction: Queries, email: string): Promise<void> {
  await transaction
    .deleteFrom('reset_requests')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}
