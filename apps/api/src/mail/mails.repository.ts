import { randomUUID } from 'node:crypto';
import type { Language, MailKind, NotificationKind } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import type { MailEvent } from './events.ts';
import type { Content } from './content.ts';
import type { OutgoingMail } from './transport.ts';
import type { MailKinds } from './unsubscribeLinks.ts';

export interface Mail {
  /**
   * The UUID of a mail that must be queued only once: if another mail with the same id is queued later, it is dropped.
   * By default, the UUID is random.
   */
  id?: string;
  /** The event of the marketplace that the mail is about, or null if it is about no event. */
  event: MailEvent | null;
  to: string;
  replyTo?: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /**
   * The name of the mail and the content from which it was written. With these, an operator's text can replace the
   * program's text.
   */
  wording?: { name: string; content: Content };
  /** The URL of the mail's button. A mail without a button cannot be part of a digest. */
  href?: string;
  /** For a digest: its receiver, and the kinds of mails that it contains. */
  digest?: { userId: number; kinds: MailKinds };
}

export type ClaimedMail = OutgoingMail & {
  /** The number of attempts to send the mail, including the current one. */
  attempts: number;
};

export interface Sending {
  now: Date;
  /** The time until which the mail waits. By default, the mail is due at once. */
  dueAt?: Date;
  /** The kind of the mail, by which the receiver can switch it off, or null for a mail that is always sent. */
  kind?: MailKind | null;
  /** The link with which the receiver can switch off mails of this kind, or null for a mail that is always sent. */
  unsubscribeUrl?: string | null;
  /** The URL of the mail's link in a digest, or null if the mail is sent separately. */
  digestHref?: string | null;
  /** The notification of the event that the mail is about, or null without an event. */
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

/**
 * Deletes mails of these kinds that the server has not yet tried to send, such as mails that wait for the end of quiet
 * hours.
 */
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

/** Selects mails about events of these kinds that concern these jobs and conversations. */
export interface MailSubjects {
  jobIds: readonly number[];
  /** The ids of conversations. A conversation belongs to an application, or is a thread with a visitor. */
  conversationIds: readonly number[];
  kinds: readonly NotificationKind[];
  /** A text that the mails must contain. By default, every mail about these jobs and conversations is selected. */
  saying?: string;
}

/** Deletes mails about these jobs and conversations that the server has not yet tried to send. */
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

/**
 * Reserves the next due mail for this server, and returns it. If the server dies before it has sent the mail, the mail
 * is due again when the lease ends.
 */
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

/** Renews the lease of a mail. A mail that was given up meanwhile does not become due again. */
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

/**
 * Marks a mail as sent, and deletes its content and the secrets in its links and addresses, which are no longer needed.
 */
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

/**
 * Marks an attempt as failed. If `retryAt` is null, the mail is given up. A mail that an operator has given up remains
 * given up.
 */
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
 * Counts the mails in the queue, and returns the time since which the oldest of them has been due. Mails that wait for
 * the end of quiet hours are not counted.
 */
export async function waitingMails(
  queries: Queries,
  now: Date,
): Promise<{ count: number; since: Date | null }> {
  return queries
    .selectFrom('mails')
    .select([
      sql<number>`count(*)::int`.as('count'),
      // A mail that waited for the end of quiet hours has been due only since then, so the time of its creation does
      // not matter.
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
  /** The time until which a server has reserved the mail to send it, or null. */
  leased_until: Date | null;
  last_error: string;
}

/** Returns the newest mails whose last attempt failed. They are sorted from the oldest to the newest. */
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
 * Makes all mails whose last attempt failed due at once, including mails that were given up. With an id, only the mail with
 * this id becomes due. A mail that a server is currently sending is left out, because another server would send it
 * again. Returns the number of mails.
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

/** Gives up a mail whose last attempt failed. Returns false if the mail was already given up. */
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

/** Deletes mails that were sent or given up, and that were queued before this time. */
export async function deleteMailsBefore(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('mails').where('due_at', 'is', null).where('created_at', '<', time).execute();
}

/** Deletes the mails to an email address, and the mails whose replies go to this address. */
export async function deleteMailsOf(transaction: Queries, email: string): Promise<void> {
  const address = email.toLowerCase();
  await transaction
    .deleteFrom('mails')
    .where(sql<boolean>`lower(recipient) = ${address} or lower(reply_to) = ${address}`)
    .execute();
}
