/** Stores the devices that show notifications, and the notifications that are queued for them. */
import { pushGroupValues } from '@skillharbor/contract';
import type { Language, Notification, PushDevice, PushGroup, QuietHours } from '@skillharbor/contract';
import { sql } from 'kysely';
import { pushGroupOf } from '../../mail/events.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { toNotification } from './notifications.repository.ts';

const MAX_DEVICES = 10;

export interface NewSubscription {
  sessionId: string;
  digest: Uint8Array;
  sealed: string;
  /** The groups that the device does not show. If this is undefined, the earlier choice for the session stays. */
  hiddenGroups: readonly PushGroup[] | undefined;
}

/**
 * Stores the push subscription of a session. It replaces the session's earlier subscription, and the subscription of
 * any other session in the same browser. Notifications that are queued for the device stay queued.
 */
export async function replaceSubscription(
  transaction: Queries,
  { sessionId, digest, sealed, hiddenGroups }: NewSubscription,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('push_subscriptions')
    .where('endpoint_digest', '=', digest)
    .where('session_id', '<>', sessionId)
    .execute();
  const values = { endpoint_digest: digest, sealed, ...(hiddenGroups && { hidden_groups: hiddenGroups }) };
  const { numUpdatedRows } = await transaction
    .updateTable('push_subscriptions')
    .set(values)
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0) return;
  await transaction
    .insertInto('push_subscriptions')
    .values({ session_id: sessionId, ...values, created_at: now })
    // If the same request was sent twice at the same time, the first request has already stored the subscription.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes all push subscriptions of a user except the newest ones. */
export async function deleteOldestSubscriptions(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .deleteFrom('push_subscriptions')
    .where('session_id', 'in', (query) =>
      query
        .selectFrom('push_subscriptions')
        .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
        .select('session_id')
        .where('user_id', '=', userId)
        .orderBy('push_subscriptions.created_at', 'desc')
        .orderBy('session_id')
        .offset(MAX_DEVICES),
    )
    .execute();
}

/** Moves a push subscription to the user's next session, unless the user ended the earlier session on purpose. */
export async function moveSubscription(
  transaction: Queries,
  { from, to, userId }: { from: string; to: string; userId: number },
): Promise<void> {
  await transaction
    .updateTable('push_subscriptions')
    .set({ session_id: to })
    .where('session_id', '=', (query) =>
      query.selectFrom('sessions').select('id').where('id', '=', from).where('user_id', '=', userId),
    )
    .execute();
}

/**
 * Deletes the address and keys of a push subscription that no longer works, unless the browser has replaced the
 * subscription in the meantime. The device stays turned on, with its groups, until its browser sends a new
 * subscription.
 */
export async function emptySubscription(queries: Queries, sessionId: string, sealed: string): Promise<void> {
  await queries
    .updateTable('push_subscriptions')
    .set({ sealed: '' })
    .where('session_id', '=', sessionId)
    .where('sealed', '=', sealed)
    .execute();
}

export async function deleteSubscription(queries: Queries, sessionId: string): Promise<void> {
  await queries.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

/**
 * Lists the devices of a user that show notifications: the current device first, then the most recently turned on. The
 * current device is listed even if its subscription is empty.
 */
export async function listPushDevices(
  queries: Queries,
  { id, sessionId }: { id: number; sessionId: string },
  now: Date,
): Promise<PushDevice[]> {
  const isCurrent = sql<boolean>`sessions.id = ${sessionId}`;
  const rows = await queries
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['browser', 'system', isCurrent.as('is_current'), 'hidden_groups'])
    .where('user_id', '=', id)
    .where((column) => column.or([column('sealed', '<>', ''), isCurrent]))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(isCurrent, 'desc')
    .orderBy('push_subscriptions.created_at', 'desc')
    .orderBy('session_id')
    .limit(MAX_DEVICES)
    .execute();
  return rows.map(({ hidden_groups, ...device }) => ({ ...device, groups: groupsWithout(hidden_groups) }));
}

/**
 * Returns all groups except the given ones. This turns a list of hidden groups into a list of shown groups, and the
 * other way round.
 */
export const groupsWithout = (groups: readonly PushGroup[]): PushGroup[] =>
  pushGroupValues.filter((group) => !groups.includes(group));

/** Identifies a notification that is queued for a device. */
export interface PushKey {
  notificationId: number;
  sessionId: string;
}

export type ClaimedPush = PushKey & {
  /** The number of failed attempts to send the push. */
  attempts: number;
};

/** Takes the next due push. If this process crashes before it has sent the push, the push becomes due again later. */
export async function claimPush(
  queries: Queries,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<ClaimedPush | undefined> {
  return queries
    .with('next', (query) =>
      query
        .selectFrom('pushes')
        .select(['notification_id', 'session_id'])
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('pushes')
    .from('next')
    .set({ due_at: leaseUntil })
    .whereRef('pushes.notification_id', '=', 'next.notification_id')
    .whereRef('pushes.session_id', '=', 'next.session_id')
    .returning([
      'pushes.notification_id as notificationId',
      'pushes.session_id as sessionId',
      'pushes.attempts',
    ])
    .executeTakeFirst();
}

export interface PushContent {
  notification: Notification;
  /** The language that the recipient has chosen, or null. */
  language: Language | null;
  quietHours: QuietHours | null;
  timeZone: string | null;
  sealed: string;
}

/**
 * Finds the content and the subscription of a push. Returns undefined if the recipient has read the notification, is
 * not logged in on the device, or no longer wants its group on this device.
 */
export async function findPush(
  queries: Queries,
  { notificationId, sessionId }: PushKey,
  now: Date,
): Promise<PushContent | undefined> {
  const row = await queries
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .innerJoin('push_subscriptions', 'push_subscriptions.session_id', 'sessions.id')
    .select([
      'notifications.id',
      'kind',
      'title',
      'listing_id as job_id',
      'application_id',
      'thread_id',
      'ruling_id as statement_id',
      'notifications.created_at',
      'read_at',
      'language',
      'quiet_hours as quietHours',
      'time_zone as timeZone',
      'sealed',
      'hidden_groups as hiddenGroups',
    ])
    .where('notifications.id', '=', notificationId)
    .where('read_at', 'is', null)
    .where('sealed', '<>', '')
    .where('sessions.id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { language, quietHours, timeZone, sealed, hiddenGroups, ...stored } = row;
  if (hiddenGroups.includes(pushGroupOf(stored.kind))) return undefined;
  return { notification: toNotification(stored), language, quietHours, timeZone, sealed };
}

export async function deletePush(queries: Queries, { notificationId, sessionId }: PushKey): Promise<void> {
  await queries
    .deleteFrom('pushes')
    .where('notification_id', '=', notificationId)
    .where('session_id', '=', sessionId)
    .execute();
}

export async function postponePush(
  queries: Queries,
  { notificationId, sessionId }: PushKey,
  { dueAt, attempts }: { dueAt: Date; attempts: number },
): Promise<void> {
  await queries
    .updateTable('pushes')
    .set({ due_at: dueAt, attempts })
    .where('notification_id', '=', notificationId)
    .where('session_id', '=', sessionId)
    .execute();
}
