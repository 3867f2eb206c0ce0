/** Stores which users cannot log in because a moderator has suspended or ended their account. */
import type { NamedProblem } from '@skillharbor/prose';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';

/** The time that is stored as the end of a suspension if the account was closed permanently. */
export const ENDED = new Date('9999-12-31T00:00:00Z');

/**
 * An SQL condition that is true if the account is not suspended. The query that contains the condition must select from
 * `users`.
 */
export const isNotSuspended = (now: Date) => sql<boolean>`coalesce(users.suspended_until <= ${now}, true)`;

/** Returns the reason why a user cannot log in, or null if the user can log in. */
export async function suspensionOf(
  queries: Queries,
  userId: number,
  now: Date,
): Promise<NamedProblem | null> {
  const row = await queries
    .selectFrom('users')
    .select('suspended_until as until')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row?.until || row.until <= now) return null;
  if (row.until >= ENDED) return 'account_ended';
  return { code: 'account_suspended', params: { day: dayOf(row.until) } };
}

/** Suspends an account until the given time. If the time is null, ends the suspension. */
export async function writeSuspension(
  transaction: Queries,
  userId: number,
  until: Date | null,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ suspended_until: until })
    .where('id', '=', userId)
    .where('suspended_until', 'is distinct from', until)
    .execute();
}

/** Lists the users whose suspension has expired, but whose texts are still withheld. */
export async function listOverSuspensions(queries: Queries, now: Date): Promise<number[]> {
  const rows = await queries
    .selectFrom('users')
    .select('id')
    .where('suspended_until', '<=', now)
    .orderBy('suspended_until')
    .execute();
  return rows.map(({ id }) => id);
}
