import type { Language, OneTimeCodes } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { isNotDue } from './users.repository.ts';

export async function readCodes(queries: Queries, userId: number): Promise<OneTimeCodes> {
  const row = await queries
    .selectFrom('one_time_codes')
    .select('turned_on_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    turned_on_at: row?.turned_on_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(queries, userId),
  };
}

async function countRecoveryCodes(queries: Queries, userId: number): Promise<number> {
  const { count } = await queries
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Stores a secret for one-time codes before any code has confirmed it. Returns false if one-time codes are already on.
 */
export async function writePreparedSecret(
  queries: Queries,
  userId: number,
  secret: Uint8Array,
): Promise<boolean> {
  const row = await queries
    .insertInto('one_time_codes')
    .values({ user_id: userId, secret, turned_on_at: null })
    .onConflict((existing) =>
      existing.column('user_id').doUpdateSet({ secret }).where('one_time_codes.turned_on_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface StoredSecret {
  secret: Uint8Array;
  isOn: boolean;
}

export async function findSecret(queries: Queries, userId: number): Promise<StoredSecret | undefined> {
  return queries
    .selectFrom('one_time_codes')
    .select('secret')
    .select(sql<boolean>`turned_on_at is not null`.as('isOn'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Turns on one-time codes with a prepared secret. Returns false if the secret has been replaced, or if one-time codes
 * are already on.
 */
export async function writeTurnedOn(
  transaction: Queries,
  userId: number,
  { secret, step, now }: { secret: Uint8Array; step: number; now: Date },
): Promise<boolean> {
  const row = await transaction
    .updateTable('one_time_codes')
    .set({ turned_on_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('turned_on_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that the code of a 30-second period has been used. Returns false if the code of this or a later period was
 * used before.
 */
export async function consumeStep(queries: Queries, userId: number, step: number): Promise<boolean> {
  const row = await queries
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('turned_on_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a recovery code. Returns the number of remaining recovery codes, or null if the user has no such code. */
export async function consumeRecoveryCode(
  transaction: Queries,
  userId: number,
  hash: Uint8Array,
): Promise<number | null> {
  const row = await transaction
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hash)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row ? countRecoveryCodes(transaction, userId) : null;
}

/** Replaces the recovery codes of a user. */
export async function replaceRecoveryCodes(
  transaction: Queries,
  userId: number,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash, user_id: userId })))
    .execute();
}

/**
 * Deletes the one-time codes of a user, including the recovery codes. Returns true if codes were deleted.
 *
 * @param since if given, codes that were turned on before this time stay
 */
export async function deleteCodes(transaction: Queries, userId: number, since?: Date): Promise<boolean> {
  const codes = transaction.deleteFrom('one_time_codes').where('user_id', '=', userId);
  const row = await (since === undefined ? codes : codes.where('turned_on_at', '>=', since))
    .returning('turned_on_at')
    .executeTakeFirst();
  if (row) await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return row !== undefined && row.turned_on_at !== null;
}

/** A user who has entered the password, with the data that checking the code needs. */
export interface CodeOwner {
  id: number;
  email: string;
  firstName: string;
  language: Language | null;
  passwordHash: string;
  secret: Uint8Array;
}

/** Finds a user by id, if one-time codes are on for this user. */
export async function findCodeOwner(
  queries: Queries,
  userId: number,
  now: Date,
): Promise<CodeOwner | undefined> {
  return queries
    .selectFrom('one_time_codes')
    .innerJoin('users', 'users.id', 'one_time_codes.user_id')
    .select(['users.id', 'email', 'first_name as firstName', 'language', 'secret'])
    .select('password_hash as passwordHash')
    .where('users.id', '=', userId)
    .where('turned_on_at', 'is not', null)
    .where(isNotDue(now))
    .executeTakeFirst();
}
