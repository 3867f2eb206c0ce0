/** Reads and removes the mails that wait for a digest. */
import type { Language, MailKind } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';

/** Lists the email addresses whose digests are due. */
export async function findDueDigests(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries
    .selectFrom('mails')
    .select('recipient')
    .distinct()
    .where('due_at', '<=', now)
    .where('digest_href', 'is not', null)
    .execute();
  return rows.map(({ recipient }) => recipient);
}

export interface TakenLine {
  label: string;
  href: string;
  kind: MailKind;
  /**
   * True if the receiver has seen the event in the app, or if the job or application that the event is about was
   * deleted.
   */
  isPast: boolean;
}

/** Removes the due mails to an address from the digest queue, and returns these mails, oldest first. */
export async function takeDueLines(queries: Queries, recipient: string, now: Date): Promise<TakenLine[]> {
  const rows = await queries
    .with('taken', (query) =>
      query
        .deleteFrom('mails')
        .where('recipient', '=', recipient)
        .where('due_at', '<=', now)
        .where('digest_href', 'is not', null)
        .returning(['subject as label', 'digest_href as href', 'kind', 'notification_id', 'created_at'])
        .$narrowType<{ href: string; kind: MailKind }>(),
    )
    .selectFrom('taken')
    .leftJoin('notifications', 'notifications.id', 'taken.notification_id')
    .select(['label', 'href', 'taken.kind', 'notifications.id as notificationId', 'read_at'])
    .orderBy('taken.created_at')
    .orderBy('notification_id')
    .execute();
  return rows.map(({ notificationId, read_at, ...line }) => ({
    ...line,
    isPast: notificationId === null || read_at !== null,
  }));
}

/** Finds the user who has confirmed an address, for the greeting of a digest. */
export async function findDigestReceiver(
  queries: Queries,
  address: string,
): Promise<{ id: number; firstName: string; language: Language | null } | undefined> {
  return queries
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'language'])
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}
