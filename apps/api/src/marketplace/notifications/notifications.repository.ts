/** Stores the notifications of users. A trigger reports each change to the open pages of the user. */
import type { Notification } from '@skillharbor/contract';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { sql } from 'kysely';
import { pushGroupOf } from '../../mail/events.ts';
import type { MailEvent } from '../../mail/events.ts';
import { prepare } from '../../platform/database/prepared.ts';
import type { Queries, Tables } from '../../platform/database/tables.ts';

const MAX_COUNT = 100;

/**
 * Stores the notification of an event, and queues it for the user's devices that show its group of notifications.
 * Returns the id of the notification. Call this in the transaction of the event.
 */
export async function insertNotification(
  transaction: Queries,
  userId: number,
  { kind, title, jobId, applicationId, threadId, statementId }: MailEvent,
  now: Date,
): Promise<number> {
  const { id } = await transaction
    .with('stored', (query) =>
      query
        .insertInto('notifications')
        .values({
          user_id: userId,
          kind,
          title,
          listing_id: jobId ?? null,
          application_id: applicationId ?? null,
          thread_id: threadId ?? null,
          ruling_id: statementId ?? null,
          created_at: now,
          read_at: null,
        })
        .returning(['id', 'user_id', 'created_at']),
    )
    .with('queued', (query) =>
      query
        .insertInto('pushes')
        .columns(['notification_id', 'session_id', 'due_at'])
        .expression((stored) =>
          stored
            .selectFrom('stored')
            .innerJoin('sessions', 'sessions.user_id', 'stored.user_id')
            .innerJoin('push_subscriptions', 'push_subscriptions.session_id', 'sessions.id')
            .where('sealed', '<>', '')
            .where(sql<boolean>`${pushGroupOf(kind)} <> all (hidden_groups)`)
            .select(['stored.id', 'sessions.id as session_id', 'stored.created_at']),
        ),
    )
    .selectFrom('stored')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lists a user's notifications, newest first. */
export async function listNotifications(
  queries: Queries,
  userId: number,
  page: Page,
): Promise<Notification[]> {
  const rows = await queries
    .selectFrom('notifications')
    .select(['id', 'kind', 'title', 'listing_id as job_id', 'application_id', 'thread_id'])
    .select(['ruling_id as statement_id', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  return rows.map(toNotification);
}

interface StoredNotification extends Omit<Notification, 'created_at' | 'is_read'> {
  created_at: Date;
  read_at: Date | null;
}

export const toNotification = ({ created_at, read_at, ...stored }: StoredNotification): Notification => ({
  ...stored,
  created_at: created_at.toISOString(),
  is_read: read_at !== null,
});

const unreadOf = prepare<Tables>()((build, { userId }: { userId: number }) =>
  build
    .selectFrom((query) =>
      query
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .limit(sql.lit(MAX_COUNT))
        .as('unread'),
    )
    .select(sql<number>`count(*)::int`.as('count')),
);

/** Counts a user's unread notifications, up to 100. */
export async function countUnreadNotifications(queries: Queries, userId: number): Promise<number> {
  const [row] = await unreadOf(queries, { userId });
  return row?.count ?? 0;
}

/**
 * Marks a user's notification as read, or this notification and all earlier ones. Notifications that were already read
 * do not change.
 */
export async function recordRead(
  queries: Queries,
  userId: number,
  { id, andEarlier }: { id: number; andEarlier: boolean },
  now: Date,
): Promise<void> {
  await queries
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('id', andEarlier ? '<=' : '=', id)
    .where('read_at', 'is', null)
    .execute();
}

export async function deleteNotificationsBefore(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('notifications').where('created_at', '<', time).execute();
}
