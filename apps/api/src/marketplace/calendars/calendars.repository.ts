import { randomUUID } from 'node:crypto';
import type { Queries } from '../../platform/database/tables.ts';

/** Finds the key of a user's calendar, which is part of its private address. */
export async function findCalendarKey(queries: Queries, userId: number): Promise<string | null> {
  const row = await queries
    .selectFrom('calendars')
    .select('key')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.key ?? null;
}

/** Gives a user's calendar a new key, and returns it. */
export async function renewCalendarKey(queries: Queries, userId: number): Promise<string> {
  const { key } = await queries
    .insertInto('calendars')
    .values({ user_id: userId, key: randomUUID() })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((excluded) => ({ key: excluded.ref('excluded.key') })),
    )
    .returning('key')
    .executeTakeFirstOrThrow();
  return key;
}

export async function deleteCalendarKey(queries: Queries, userId: number): Promise<void> {
  await queries.deleteFrom('calendars').where('user_id', '=', userId).execute();
}
