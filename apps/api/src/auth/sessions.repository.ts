import type { Person } from '../contract/audience.ts';
import type { Queries } from '../tables.ts';

export interface NewSession {
  id: string;
  userId: number;
  refreshHash: Uint8Array;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertSession(queries: Queries, session: NewSession): Promise<void> {
  await queries
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      refresh_hash: session.refreshHash,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The person of a session that has neither expired nor been revoked. */
export async function findPerson(queries: Queries, sessionId: string, now: Date): Promise<Person | null> {
  const row = await queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'sessions.id as sessionId'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the session lives and this is the refresh token it was opened with. */
export async function isSessionOf(
  queries: Queries,
  sessionId: string,
  refreshHash: Uint8Array,
  now: Date,
): Promise<boolean> {
  const row = await queries
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('refresh_hash', '=', refreshHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function revokeSession(
  queries: Queries,
  sessionId: string,
  refreshHash: Uint8Array,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('refresh_hash', '=', refreshHash)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revokeSessionsOf(queries: Queries, userId: number, now: Date): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Sessions that can never be used again are kept for nobody. */
export async function deleteExpiredSessionsOf(queries: Queries, userId: number, now: Date): Promise<void> {
  await queries.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}
