import { sql } from 'kysely';
import type { OpenSession, Role, SessionFactor } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Device } from './device.ts';
import { needsFactor } from './factors.repository.ts';
import { accountColumns } from '../members/members.rows.ts';
import { staffRoleColumn } from './staff.repository.ts';
import { isNotSuspended } from './suspensions.repository.ts';
import { isConfirmed, isNotDue } from './users.repository.ts';

export interface NewSession {
  id: string;
  userId: number;
  refreshHash: Uint8Array;
  createdAt: Date;
  expiresAt: Date;
  device: Device;
  factor: SessionFactor;
}

/**
 * Opens a session and returns true. Returns false if `passwordHash` is no longer the hash of the user's password, or
 * the account is suspended. Checking a password takes a while, so the password may change before the session opens.
 */
export async function insertSession(
  queries: Queries,
  { id, userId, refreshHash, createdAt, expiresAt, device, factor }: NewSession,
  passwordHash: string,
): Promise<boolean> {
  const row = await queries
    .insertInto('sessions')
    .columns(['id', 'user_id', 'refresh_hash', 'created_at', 'expires_at', 'browser', 'system', 'factor'])
    .expression(
      queries
        .selectFrom('users')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          'users.id as user_id',
          sql<Uint8Array>`${refreshHash}::bytea`.as('refresh_hash'),
          sql<Date>`${createdAt}::timestamptz`.as('created_at'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
          sql<string>`${device.browser}::text`.as('browser'),
          sql<string>`${device.system}::text`.as('system'),
          sql<SessionFactor>`${factor}::text`.as('factor'),
        ])
        .where('users.id', '=', userId)
        .where('password_hash', '=', passwordHash)
        .where(isNotSuspended(createdAt))
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the person of a session that is neither expired nor revoked, or null. */
export async function findPerson(
  queries: Queries,
  sessionId: string,
  now: Date,
  factorRoles: readonly Role[],
): Promise<Person | null> {
  const row = await queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'sessions.id as sessionId'])
    .select(accountColumns)
    .select(staffRoleColumn)
    .select(isConfirmed.as('isConfirmed'))
    .select(needsFactor(factorRoles).as('needsFactor'))
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(isNotDue(now))
    .where(isNotSuspended(now))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Finds a user who acts without a session, by replying to a mail or by subscribing to a calendar. Returns undefined if
 * the account is suspended or counts as deleted.
 *
 * @param factorRoles the roles for which the operator requires a second factor
 */
export async function findUserWithoutSession(
  queries: Queries,
  id: number,
  now: Date,
  factorRoles: readonly Role[],
) {
  return queries
    .selectFrom('users')
    .select(['id', 'role', 'email', 'first_name as firstName', 'language'])
    .select(accountColumns)
    .select(isConfirmed.as('isConfirmed'))
    .select(needsFactor(factorRoles).as('needsFactor'))
    .where('id', '=', id)
    .where(isNotDue(now))
    .where(isNotSuspended(now))
    .executeTakeFirst();
}

/** The two limits on the age of a session, in seconds. */
export interface SessionLifetimes {
  /** The time from the login until the session ends, even if the session is in use. */
  totalS: number;
  /** The time from the last use until the session ends. */
  idleS: number;
}

const usedAt = sql<Date>`coalesce(used_at, created_at)`;

/**
 * Returns the state of the session that was opened with this refresh token: `revoked` if the session was ended in
 * another way than by its own log-out, for example from another session or by a new password, and `none` if the session
 * has expired or the user has logged out.
 */
export async function sessionStateOf(
  queries: Queries,
  sessionId: string,
  refreshHash: Uint8Array,
  now: Date,
): Promise<'open' | 'revoked' | 'none'> {
  const row = await queries
    .selectFrom('sessions')
    .select('revoked_at')
    .where('id', '=', sessionId)
    .where('refresh_hash', '=', refreshHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return 'none';
  return row.revoked_at === null ? 'open' : 'revoked';
}

/** Deletes the session of a user who logs out. */
export async function deleteSession(
  queries: Queries,
  sessionId: string,
  refreshHash: Uint8Array,
): Promise<void> {
  await queries
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('refresh_hash', '=', refreshHash)
    .execute();
}

/** Returns true if the user has an open session. */
export async function hasOpenSession(queries: Queries, userId: number, now: Date): Promise<boolean> {
  const row = await queries
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes a session of any user. Returns the id of its user, or null if the session was not open. */
export async function revokeSession(queries: Queries, id: string, now: Date): Promise<number | null> {
  const row = await queries
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Revokes all sessions of a user, except the one to keep. */
export async function revokeSessionsOf(
  queries: Queries,
  userId: number,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  const sessions = queries
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  await (exceptSessionId === undefined ? sessions : sessions.where('id', '!=', exceptSessionId)).execute();
}

export async function deleteExpiredSessionsOf(queries: Queries, userId: number, now: Date): Promise<void> {
  await queries.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}

/** The maximum number of sessions in the list. */
const MAX_LISTED = 100;

/** Lists the open sessions of a person: the current session first, then the most recently used ones. */
export async function listSessions(
  queries: Queries,
  { id: userId, sessionId }: Person,
  now: Date,
): Promise<OpenSession[]> {
  const isCurrent = sql<boolean>`id = ${sessionId}`;
  const rows = await queries
    .selectFrom('sessions')
    .select([
      'id',
      'browser',
      'system',
      'factor',
      'created_at',
      usedAt.as('used_at'),
      isCurrent.as('is_current'),
    ])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(isCurrent, 'desc')
    .orderBy(usedAt, 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ created_at, used_at, ...session }) => ({
    ...session,
    created_at: created_at.toISOString(),
    used_at: used_at.toISOString(),
  }));
}

/** Revokes a session of this user. Returns true if the session was open. */
export async function revokeOwnSession(
  queries: Queries,
  id: string,
  userId: number,
  now: Date,
): Promise<boolean> {
  const row = await queries
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const USE_INTERVAL_S = 60 * 60;

/** Records that a session is in use, at most once an hour, and extends the session accordingly. */
export async function recordUse(
  queries: Queries,
  id: string,
  now: Date,
  { totalS, idleS }: SessionLifetimes,
): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({
      used_at: now,
      expires_at: sql<Date>`least(created_at + make_interval(secs => ${totalS}), ${secondsAfter(now, idleS)}::timestamptz)`,
    })
    .where('id', '=', id)
    .where(sql`coalesce(used_at, created_at)`, '<=', secondsAfter(now, -USE_INTERVAL_S))
    .execute();
}
