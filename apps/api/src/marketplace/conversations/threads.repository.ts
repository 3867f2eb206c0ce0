/**
 * Stores threads, which are the conversations that start with visitors' messages. In a thread, the visitor has the role
 * of the client. The folder `contact` has the visitors' operations.
 */
import type { Language } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { hashOf } from '../auth/tokens.ts';

/** The lifetime of a link to a thread, in seconds. Each mail to the visitor has a new link. */
export const LINK_LIFETIME_S = 90 * 24 * 60 * 60;

export type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>;

export async function findThread(queries: Queries, id: number) {
  return threads(queries).where('thread.id', '=', id).executeTakeFirst();
}

/** Finds the thread of a link, if the link still works. */
export async function findThreadByLink(queries: Queries, token: string, now: Date) {
  return threads(queries)
    .innerJoin('contact_links as link', 'link.thread_id', 'thread.id')
    .where('link.token_hash', '=', hashOf(token))
    .where('link.expires_at', '>', now)
    .executeTakeFirst();
}

function threads(queries: Queries) {
  return queries
    .selectFrom('contact_threads as thread')
    .leftJoin('users as freelancer', 'freelancer.id', 'thread.freelancer_id')
    .select([
      'thread.id',
      'thread.freelancer_id as freelancerId',
      'thread.is_by_address as isByAddress',
      'thread.sender_email as senderEmail',
      'thread.subject',
      'thread.language',
      'freelancer.email as freelancerEmail',
      'freelancer.language as freelancerLanguage',
    ])
    .select([
      sql<boolean>`thread.confirmed_at is not null`.as('isConfirmed'),
      sql<string>`coalesce(freelancer.first_name, '')`.as('firstName'),
      sql<string>`coalesce(freelancer.last_name, '')`.as('lastName'),
    ]);
}

export interface NewThread {
  /** The id of the freelancer, or null if the typed email address belongs to no freelancer. */
  freelancerId: number | null;
  isByAddress: boolean;
  senderEmail: string;
  subject: string;
  language: Language | null;
  createdAt: Date;
}

/** Stores a thread and returns its id, which is also the id of its conversation. */
export async function insertThread(transaction: Queries, thread: NewThread): Promise<number> {
  const { id } = await transaction
    .insertInto('contact_threads')
    .values({
      freelancer_id: thread.freelancerId,
      is_by_address: thread.isByAddress,
      sender_email: thread.senderEmail,
      subject: thread.subject,
      language: thread.language,
      created_at: thread.createdAt,
      confirmed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts the threads that were started from an email address since a time. */
export async function countThreadsFrom(queries: Queries, email: string, since: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('contact_threads')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql`lower(sender_email)`, '=', email.toLowerCase())
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes the secret token of a link to a thread. */
export async function insertLink(
  transaction: Queries,
  { threadId, token, now }: { threadId: number; token: string; now: Date },
): Promise<void> {
  const expires_at = secondsAfter(now, LINK_LIFETIME_S);
  await transaction
    .insertInto('contact_links')
    .values({ token_hash: hashOf(token), thread_id: threadId, expires_at })
    .execute();
}

/** Records that the owner of the sender's email address has opened a link. */
export async function writeConfirmed(queries: Queries, threadId: number, now: Date): Promise<void> {
  await queries
    .updateTable('contact_threads')
    .set({ confirmed_at: now })
    .where('id', '=', threadId)
    .where('confirmed_at', 'is', null)
    .execute();
}

const senderHash = (email: string) => hashOf(email.toLowerCase());

export async function isBlocked(queries: Queries, freelancerId: number, email: string): Promise<boolean> {
  const row = await queries
    .selectFrom('contact_blocks')
    .select('freelancer_id')
    .where('freelancer_id', '=', freelancerId)
    .where('sender_hash', '=', senderHash(email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Blocks or unblocks the sender of a thread for its freelancer. */
export async function writeBlocked(
  transaction: Queries,
  { freelancerId, senderEmail }: Thread,
  isWanted: boolean,
): Promise<void> {
  if (freelancerId === null) return;
  const block = { freelancer_id: freelancerId, sender_hash: senderHash(senderEmail) };
  if (isWanted)
    await transaction
      .insertInto('contact_blocks')
      .values(block)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await transaction
      .deleteFrom('contact_blocks')
      .where('freelancer_id', '=', block.freelancer_id)
      .where('sender_hash', '=', block.sender_hash)
      .execute();
}

/** Deletes the threads that have had no message since a time, and the links that no longer work. */
export async function deleteThreadsBefore(queries: Queries, time: Date, now: Date): Promise<void> {
  await queries
    .deleteFrom('contact_threads')
    .where('created_at', '<', time)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('messages')
            .select('number')
            .whereRef('messages.application_id', '=', 'contact_threads.id')
            .where('messages.sent_at', '>=', time),
        ),
      ),
    )
    .execute();
  await queries.deleteFrom('contact_links').where('expires_at', '<', now).execute();
}

/** Deletes the threads that were started from an email address, with the messages of both sides. */
export async function deleteThreadsFrom(transaction: Queries, email: string): Promise<void> {
  await transaction
    .deleteFrom('contact_threads')
    .where(sql`lower(sender_email)`, '=', email.toLowerCase())
    .execute();
}
