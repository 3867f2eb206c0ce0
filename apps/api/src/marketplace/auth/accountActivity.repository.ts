/**
 * Stores the activity log of each account, which the account's user can read. Each event has its time and the factor of
 * the session, but no IP address.
 */
import type { AccountActivity, AccountEvent } from '@skillharbor/contract';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { ProblemError } from '@skillharbor/contract-server/problem';
import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { deviceOf } from './device.ts';

/**
 * The person who acted on an account: its user, who is identified by the session, or anyone who used a link in a mail
 * and is described by the User-Agent header.
 */
export type Actor = Pick<Person, 'id' | 'sessionId'> | { id: number; userAgent: string | undefined };

/** Records an event in an account's activity log. Call this in the transaction of the change. */
export async function recordActivity(
  transaction: Queries,
  event: AccountEvent,
  actor: Actor,
  now: Date,
): Promise<void> {
  const origin =
    'sessionId' in actor ? await originOf(transaction, actor.sessionId) : linkIn(actor.userAgent);
  await transaction
    .insertInto('account_activities')
    .values({ user_id: actor.id, event, occurred_at: now, ...origin })
    .execute();
}

async function originOf(transaction: Queries, sessionId: string) {
  const session = await transaction
    .selectFrom('sessions')
    .select(['factor', 'browser', 'system'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  // The user has logged out in the meantime. The change fails, because the activity log could not record it.
  if (!session) throw new ProblemError(401, 'not_signed_in');
  return session;
}

const linkIn = (userAgent: string | undefined) => ({ factor: null, ...deviceOf(userAgent) });

/** Lists the activity log of an account, newest event first. */
export async function listActivity(queries: Queries, userId: number, page: Page): Promise<AccountActivity[]> {
  const rows = await queries
    .selectFrom('account_activities')
    .select(['id', 'event', 'factor', 'browser', 'system', 'occurred_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  return rows.map((row) => ({ ...row, occurred_at: row.occurred_at.toISOString() }));
}

/** Counts how often an event has happened in an account since a given time. */
export async function countActivity(
  queries: Queries,
  userId: number,
  event: AccountEvent,
  since: Date,
): Promise<number> {
  const { count } = await queries
    .selectFrom('account_activities')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .where('occurred_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteActivityBefore(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('account_activities').where('occurred_at', '<', time).execute();
}
