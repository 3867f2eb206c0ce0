import type { Passkey } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import type { Challenge } from './challenges.ts';
import type { Credential, VerifiedCredential } from './webAuthn.ts';

const columns = ['id', 'name', 'created_at', 'used_at'] as const;

interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

const toPasskey = ({ created_at, used_at, ...passkey }: PasskeyRow): Passkey => ({
  ...passkey,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});

export async function listPasskeys(queries: Queries, userId: number): Promise<Passkey[]> {
  const rows = await queries
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
}

export async function listCredentials(queries: Queries, userId: number): Promise<Credential[]> {
  return queries
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
}

/** Returns the random id under which authenticators store the user. The first call creates it. */
export async function ensureHandle(queries: Queries, userId: number): Promise<Uint8Array> {
  const { handle } = await queries
    .updateTable('users')
    .set({ passkey_handle: sql<string>`coalesce(passkey_handle, gen_random_uuid())` })
    .where('id', '=', userId)
    .returning(sql<Uint8Array>`uuid_send(passkey_handle)`.as('handle'))
    .executeTakeFirstOrThrow();
  return handle;
}

export interface NewPasskeyRow extends VerifiedCredential {
  passkeyId: string;
  userId: number;
  name: string;
  createdAt: Date;
}

/** Inserts a passkey. Throws a unique violation if the passkey is already stored, even for another account. */
export async function insertPasskey(queries: Queries, passkey: NewPasskeyRow): Promise<Passkey> {
  const row = await queries
    .insertInto('passkeys')
    .values({
      id: passkey.passkeyId,
      user_id: passkey.userId,
      credential_id: passkey.id,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.createdAt,
      used_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toPasskey(row);
}

/** Counts the passkeys of a user. In a transaction, this waits for other transactions that add a passkey. */
export async function countPasskeys(queries: Queries, userId: number): Promise<number> {
  await queries.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await queries
    .selectFrom('passkeys')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface StoredPasskey {
  id: string;
  userId: number;
  publicKey: Uint8Array;
  handle: Uint8Array | null;
  passwordHash: string;
}

/** Finds a passkey, with the data that a login needs about the passkey's user. */
export async function findPasskey(
  queries: Queries,
  credentialId: Uint8Array,
): Promise<StoredPasskey | undefined> {
  return queries
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id as userId', 'public_key as publicKey', 'password_hash as passwordHash'])
    .select(sql<Uint8Array | null>`uuid_send(passkey_handle)`.as('handle'))
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/**
 * Records a login with a passkey. Returns false if the passkey has been removed in the meantime, or if its counter has
 * not increased, which suggests that the authenticator was copied. An authenticator without a counter always reports 0.
 */
export async function recordPasskeyUse(
  queries: Queries,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const row = await queries
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Renames a passkey of this user. Returns null if the user has no such passkey. */
export async function renamePasskey(
  queries: Queries,
  id: string,
  userId: number,
  name: string,
): Promise<Passkey | null> {
  const row = await queries
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
  return row ? toPasskey(row) : null;
}

/** Deletes a passkey of this user and returns its name. Returns null if the user has no such passkey. */
export async function deletePasskey(queries: Queries, id: string, userId: number): Promise<string | null> {
  const row = await queries
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function deletePasskeysOf(queries: Queries, userId: number): Promise<void> {
  await queries.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

export async function hasPasskey(queries: Queries, id: string, userId: number): Promise<boolean> {
  const row = await queries
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a challenge. Returns false if the challenge was used before. */
export async function consumeChallenge(queries: Queries, { id, expiresAt }: Challenge): Promise<boolean> {
  const row = await queries
    .insertInto('used_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteUsedChallenges(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('used_challenges').where('expires_at', '<=', now).execute();
}
