import { randomUUID } from 'node:crypto';
import type { Language, MailKind, NotificationKind } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import type { MailEvent } from './events.ts';
import type { OutgoingMail } from './transport.ts';
import type { MailKinds } from './unsubscribeLinks.ts';

export interface Mail {
  /** The UUID of a mail that is queued once: a later one with the same id is dropped. By default, it is random. */
  id?: string;
  /** The event that the mail reports, or null if it reports none of the marketplace. */
  event: MailEvent | null;
  to: string;
  replyTo?: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** The URL of the button. A mail without a button cannot become a line of a digest. */
  href?: string;
  /** The user and the kinds of mails that a digest is about. */
  digest?: { userId: number; kinds: MailKinds };
}

export type ClaimedMail = OutgoingMail & {
  /** The number of attempts, including this one. */
  attempts: number;
};

export interface Sending {
  now: Date;
  /** Until when the mail waits. By default, it is due at once. */
  dueAt?: Date;
  /** The kind by which the receiver can switch the mail off, or null for a mail that is always sent. */
  kind?: MailKind | null;
  /** The link with which the receiver switches such mails off, or null for a mail that is always sent. */
  unsubscribeUrl?: string | null;
  /** The URL of the line, if the mail becomes a line of a digest, or null if the mail is sent by itself. */
  digestHref?: string | null;
  /** The notification of the event that the mail reports, or null. */
  notificationId?: number | null;
}

export async function insertMail(
  queries: Queries,
  { id, to, replyTo, language, subject, text, html }: Mail,
  { now, dueAt = now, kind = null, unsubscribeUrl = null, ...sending }: Sending,
): Promise<void> {
  await queries
    .insertInto('mails')
    .values({
      id: id ?? randomUUID(),
      recipient: to,
      reply_to: replyTo ?? null,
      language,
      subject,
      text,
      html,
      unsubscribe_url: unsubscribeUrl,
      kind,
      digest_href: sending.digestHref ?? null,
      notification_id: sending.notificationId ?? null,
      created_at: now,
      due_at: dueAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes the mails of these kinds that no attempt was made to send, such as those that wait for the end of quiet hours. */
export async function deleteWaitingMails(
  queries: Queries,
  recipient: string,
  kinds: readonly MailKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  await queries
    .deleteFrom('mails')
    .where('recipient', '=', recipient)
    .where('kind', 'in', kinds)
    .where('attempts', '=', 0)
    .where('due_at', 'is not', null)
    .execute();
}

/** Jobs and conversations, and the notifications about them. */
export interface MailSubjects {
  jobIds: readonly number[];
  /** The ids of applications and threads. */
  conversationIds: readonly number[];
  kinds: readonly NotificationKind[];
  /** What the mail says. By default, every mail about the subjects counts. */
  saying?: string;
}

/** Deletes the waiting mails to others about these subjects. */
export async function deleteWaitingMailsAbout(
  queries: Queries,
  { jobIds, conversationIds, kinds, saying = '' }: MailSubjects,
): Promise<void> {
  await queries
    .deleteFrom('mails')
    .where('attempts', '=', 0)
    .where('due_at', 'is not', null)
    .where(sql<boolean>`position(${saying} in text) > 0`)
    .where(
      'notification_id',
      'in',
      queries
        .selectFrom('notifications')
        .select('id')
        .where('kind', 'in', kinds)
        .where((about) =>
          about.or([
            about('listing_id', '=', about.fn.any(about.val([...jobIds]))),
            about('application_id', '=', about.fn.any(about.val([...conversationIds]))),
            about('thread_id', '=', about.fn.any(about.val([...conversationIds]))),
          ]),
        ),
    )
    .execute();
}

/** Takes the next due mail. If this process dies before the mail is sent, the mail is due again when the lease ends. */
export async function claimMail(
  queries: Queries,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<ClaimedMail | undefined> {
  return queries
    .updateTable('mails')
    .set((column) => ({ attempts: column('attempts', '+', 1), due_at: leaseUntil, leased_until: leaseUntil }))
    .where('id', '=', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('due_at', '<=', now)
        .where('digest_href', 'is', null)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient as to',
      'reply_to as replyTo',
      'language',
      'subject',
      'text',
      'html',
      'unsubscribe_url as unsubscribeUrl',
      'created_at as date',
      'attempts',
    ])
    .executeTakeFirst();
}

/** Renews the lease of a mail. If it was given up in the meantime, it does not become due again. */
export async function renewLease(queries: Queries, id: string, leaseUntil: Date): Promise<void> {
  await queries
    .updateTable('mails')
    .set({
      leased_until: leaseUntil,
      due_at: sql<Date | null>`case when due_at is not null then ${leaseUntil}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Marks a mail as sent, and removes its content and the secrets of its links and addresses, which are no longer needed. */
export async function markSent(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .updateTable('mails')
    .set({
      sent_at: now,
      due_at: null,
      leased_until: null,
      last_error: null,
      reply_to: null,
      text: '',
      html: '',
      unsubscribe_url: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks an attempt as failed. If `retryAt` is null, the mail is given up. One that an operator has given up stays so. */
export async function markFailed(
  queries: Queries,
  id: string,
  { error, retryAt }: { error: unknown; retryAt: Date | null },
): Promise<void> {
  await queries
    .updateTable('mails')
    .set({
      last_error: sql<string>`left(${String(error)}, 500)`,
      due_at: sql<Date | null>`case when due_at is not null then ${retryAt}::timestamptz end`,
      leased_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Counts the mails that are still to be sent, and returns since when the oldest has been waiting. Mails that wait for the end of
 * quiet hours are not counted yet.
 */
export async function waitingMails(
  queries: Queries,
  now: Date,
): Promise<{ count: number; since: Date | null }> {
  return queries
    .selectFrom('mails')
    .select([
      sql<number>`count(*)::int`.as('count'),
      // A mail of quiet hours was due only at their end.
      sql<Date | null>`min(case when attempts = 0 then due_at else created_at end)`.as('since'),
    ])
    .where('due_at', 'is not', null)
    .where((column) => column.or([column('due_at', '<=', now), column('attempts', '>', 0)]))
    .executeTakeFirstOrThrow();
}

export interface FailedMail {
  id: string;
  recipient: string;
  created_at: Date;
  attempts: number;
  /** The time of the next attempt, or null if the mail was given up. */
  due_at: Date | null;
  /** Until when a server has the mail to send it, or null. */
  leased_until: Date | null;
  last_error: string;
}

/** Lists the newest mails whose last attempt failed, oldest first. */
export async function failedMails(queries: Queries, limit: number): Promise<FailedMail[]> {
  const rows = await queries
    .selectFrom('mails')
    .select(['id', 'recipient', 'created_at', 'attempts', 'due_at', 'leased_until', 'last_error'])
    .where('last_error', 'is not', null)
    .$narrowType<{ last_error: string }>()
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** Counts the mails that were given up. */
export async function countGivenUp(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('last_error', 'is not', null)
    .where('due_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Makes mails whose last attempt failed due at once, also those that were given up: all of them, or one. A mail that a server is
 * sending is left out, because another server would send it a second time. Returns their number.
 */
export async function retryFailedMails(queries: Queries, now: Date, id?: string): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('mails')
    .set({ due_at: now })
    .where('last_error', 'is not', null)
    .where('sent_at', 'is', null)
    .where((column) => column.or([column('leased_until', 'is', null), column('leased_until', '<=', now)]))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Returns true if the last attempt to send a mail failed. */
export async function hasFailed(queries: Queries, id: string): Promise<boolean> {
  const mail = await queries
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('last_error', 'is not', null)
    .executeTakeFirst();
  return mail !== undefined;
}

/** Gives up a mail whose last attempt failed. Returns false if it was given up before. */
export async function giveUpFailedMail(queries: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('mails')
    .set({ due_at: null })
    .where('id', '=', id)
    .where('last_error', 'is not', null)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes mails older than this time that were sent or given up. */
export async function deleteMailsBefore(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('mails').where('due_at', 'is', null).where('created_at', '<', time).execute();
}

/** Deletes the mails to an email address, and the mails whose replies go to it. */
export async function deleteMailsOf(transaction: Queries, email: string): Promise<void> {
  const address = email.toLowerCase();
  await transaction
    .deleteFrom('mails')
    .where(sql<boolean>`lower(recipient) = ${address} or lower(reply_to) = ${address}`)
    .execute();
}
