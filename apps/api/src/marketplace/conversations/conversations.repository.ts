/**
 * Stores conversations. Every change locks the conversation's row, so that the message numbers, the read marks and the
 * counts stay exact.
 */
import type { Message, Role } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { claimFiles } from '../../files/unreferenced.repository.ts';
import { colleague } from '../members/members.rows.ts';
import { prepare } from '../../platform/database/prepared.ts';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { otherSide } from './conversations.policy.ts';
import type { NewFile } from './files.repository.ts';

export interface Member {
  /** The id of the application or thread that the conversation belongs to. */
  applicationId: number;
  role: Role;
}

/** Starts a query that updates the row of one side of a conversation. */
export const updateMember = (transaction: Queries, { applicationId, role }: Member) =>
  transaction
    .updateTable('conversation_members')
    .where('application_id', '=', applicationId)
    .where('role', '=', role);

/** The maximum number of messages in a response. */
const PAGE_SIZE = 50;

const columns = [
  'id',
  'application_id',
  'number',
  'role',
  'text',
  'file_name',
  'file_type',
  'file_size',
  'sent_at',
  'is_withheld',
] as const;

type MessageRow = Pick<Selectable<Tables['messages']>, (typeof columns)[number]>;

function toMessage(row: MessageRow, author: string | null = null): Message {
  const { id, application_id, number, role, text, file_name: name, file_type: type, file_size: size } = row;
  const file_url = `/api/conversations/${application_id}/messages/${number}/file/`;
  const file = name !== null && type !== null && size !== null ? { name, type, size, file_url } : null;
  const sent_at = row.sent_at.toISOString();
  return { id, number, by: role, author, text, file, sent_at, ...(row.is_withheld && { is_hidden: true }) };
}

/**
 * Returns the messages before or after a message number, or else the newest ones, and whether there are more in that
 * direction.
 *
 * @param readerId the member of the client's team who reads the messages, or null for the freelancer
 */
export async function listMessages(
  queries: Queries,
  applicationId: number,
  { before, after }: { before?: number | undefined; after?: number | undefined },
  readerId: number | null,
): Promise<{ messages: Message[]; has_more: boolean }> {
  let query = queries
    .selectFrom('messages')
    .select(columns)
    .select(colleague('messages.author_id', readerId).as('author'))
    .where('application_id', '=', applicationId);
  if (before !== undefined) query = query.where('number', '<', before);
  if (after !== undefined) query = query.where('number', '>', after);
  const isForward = after !== undefined && before === undefined;
  const rows = await query
    .orderBy('number', isForward ? 'asc' : 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE).map((row) => toMessage(row, row.author));
  return { messages: isForward ? page : page.toReversed(), has_more: rows.length > PAGE_SIZE };
}

/**
 * Returns the state of a conversation without its messages, as one side sees it. If the conversation has no messages,
 * each field has its initial value.
 */
export async function findState(queries: Queries, { applicationId, role }: Member) {
  const row = await queries
    .selectFrom('conversations')
    .innerJoin('conversation_members as own', (join) =>
      join.onRef('own.application_id', '=', 'conversations.application_id').on('own.role', '=', role),
    )
    .innerJoin('conversation_members as other', (join) =>
      join
        .onRef('other.application_id', '=', 'conversations.application_id')
        .on('other.role', '=', otherSide(role)),
    )
    .select([
      'conversations.last_number',
      'conversations.ended_by',
      'own.unread',
      'own.is_muted',
      'other.read_number as read_by_other',
    ])
    .where('conversations.application_id', '=', applicationId)
    .executeTakeFirst();
  return row ?? { last_number: 0, ended_by: null, unread: 0, is_muted: false, read_by_other: 0 };
}

/**
 * Creates a conversation with its two members, unless it exists already, and locks it. The user id of a visitor is
 * null.
 */
export async function lockOrCreate(
  transaction: Queries,
  applicationId: number,
  ids: Readonly<Record<Role, number | null>>,
) {
  await transaction
    .insertInto('conversations')
    .values({ application_id: applicationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await lock(transaction, applicationId);
  if (!row) throw new Error(`The conversation about ${applicationId} was not created.`);
  await transaction
    .insertInto('conversation_members')
    .values(
      (['freelancer', 'client'] as const).map((role) => ({
        application_id: applicationId,
        role,
        user_id: ids[role],
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return row;
}

/** Locks a conversation until the transaction ends. Returns undefined if the conversation has no message yet. */
export async function lock(transaction: Queries, applicationId: number) {
  return transaction
    .selectFrom('conversations')
    .select(['last_number', 'ended_by'])
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
}

/** Withholds a message from the other side, or shows it to that side again. */
export async function writeWithheldMessage(
  transaction: Queries,
  applicationId: number,
  number: number,
  isWithheld: boolean,
): Promise<void> {
  await transaction
    .updateTable('messages')
    .set({ is_withheld: isWithheld })
    .where('application_id', '=', applicationId)
    .where('number', '=', number)
    .execute();
}

/** Finds a message by its number. `authorId` is the team member who wrote it, or null. */
export async function findNumbered(
  queries: Queries,
  applicationId: number,
  number: number,
): Promise<{ message: Message; authorId: number | null } | undefined> {
  const row = await queries
    .selectFrom('messages')
    .select(columns)
    .select('author_id')
    .where('application_id', '=', applicationId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { message: toMessage(row), authorId: row.author_id };
}

export async function findMessage(
  queries: Queries,
  applicationId: number,
  id: string,
): Promise<Message | undefined> {
  const row = await queries
    .selectFrom('messages')
    .select(columns)
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toMessage(row);
}

/** Returns true if this side of a conversation has written a message. */
export async function hasWritten(queries: Queries, { applicationId, role }: Member): Promise<boolean> {
  const row = await queries
    .selectFrom('messages')
    .select('number')
    .where('application_id', '=', applicationId)
    .where('role', '=', role)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewMessage {
  id: string;
  number: number;
  /** The id of the team member who writes for the client, or null for a freelancer. */
  authorId: number | null;
  text: string;
  file: NewFile | null;
  now: Date;
}

/**
 * Counts the messages that a member has sent since this time. A client's messages count for the member of the team who
 * sent them.
 */
export async function countMessagesOf(
  transaction: Queries,
  { id, accountId }: { id: number; accountId: number },
  since: Date,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('conversation_members as member')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.application_id', '=', 'member.application_id')
        .onRef('messages.role', '=', 'member.role'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member.user_id', '=', accountId)
    .where('sent_at', '>', since)
    .where((where) => where.or([where('author_id', 'is', null), where('author_id', '=', id)]))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Adds a message to a locked conversation, marks the message's file as used, and increases the other side's number of
 * unread messages.
 */
export async function insertMessage(
  transaction: Queries,
  { applicationId, role }: Member,
  { id, number, authorId, text, file, now }: NewMessage,
): Promise<Message> {
  await transaction
    .updateTable('conversations')
    .set({ last_number: number })
    .where('application_id', '=', applicationId)
    .execute();
  await updateMember(transaction, { applicationId, role: otherSide(role) })
    .set({ unread: sql<number>`unread + 1` })
    .execute();
  if (file) await claimFiles(transaction, [file.key]);
  const row = await transaction
    .insertInto('messages')
    .values({
      application_id: applicationId,
      number,
      id,
      role,
      author_id: authorId,
      text,
      sent_at: now,
      ...(file && {
        file_key: file.key,
        file_name: file.name,
        file_type: file.type,
        file_size: file.size,
      }),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toMessage(row);
}

/**
 * Records that one side of a locked conversation has read the messages up to a number. Returns false if this side had
 * already read these messages. A mail that would report only read messages is cancelled.
 */
export async function writeRead(transaction: Queries, member: Member, number: number): Promise<boolean> {
  const { applicationId, role } = member;
  const unread = sql<number>`(
    select count(*)::int from messages
      where application_id = ${applicationId} and role <> ${role} and number > ${number}
  )`;
  const { numUpdatedRows } = await updateMember(transaction, member)
    .set({
      read_number: number,
      unread,
      mail_due_at: sql<Date | null>`case when ${unread} > 0 then mail_due_at end`,
    })
    .where('read_number', '<', number)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function writeMuted(transaction: Queries, member: Member, isMuted: boolean): Promise<void> {
  await updateMember(transaction, member)
    .set({ is_muted: isMuted, ...(isMuted && { mail_due_at: null }) })
    .execute();
}

/**
 * Ends a conversation for both sides, or opens it again. The side that ends the conversation gets no more mails about
 * it.
 */
export async function writeEnded(transaction: Queries, member: Member, isEnded: boolean): Promise<void> {
  await transaction
    .updateTable('conversations')
    .set({ ended_by: isEnded ? member.role : null })
    .where('application_id', '=', member.applicationId)
    .execute();
  if (isEnded) await updateMember(transaction, member).set({ mail_due_at: null }).execute();
}

/** Notifies all servers, when the transaction commits, that a conversation has changed for both sides. */
export async function announce(transaction: Queries, applicationId: number): Promise<void> {
  await transaction
    .selectFrom('conversation_members')
    .select(
      sql`pg_notify('user_events', json_build_object('user', user_id, 'conversation', application_id)::text)`.as(
        'announced',
      ),
    )
    .where('application_id', '=', applicationId)
    .where('user_id', 'is not', null)
    .execute();
}

const MAX_COUNT = 100;

const unreadOf = prepare<Tables>()((build, { userId }: { userId: number }) =>
  build
    .selectFrom((query) =>
      query
        .selectFrom('conversation_members')
        .select('application_id')
        .where('user_id', '=', userId)
        // The zero is a literal in the query, because a generic plan for all parameter values would not use the index
        // of unread conversations.
        .where('unread', '>', sql.lit(0))
        .limit(sql.lit(MAX_COUNT))
        .as('unread'),
    )
    .select(sql<number>`count(*)::int`.as('count')),
);

/** Counts a user's conversations with unread messages, up to 100. */
export async function countUnread(queries: Queries, userId: number): Promise<number> {
  const [row] = await unreadOf(queries, { userId });
  return row?.count ?? 0;
}

/**
 * Deletes all conversations of a user, including the messages that others wrote to the user in them. Returns the keys
 * of the files.
 */
export async function deleteConversationsOf(transaction: Queries, userId: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('conversation_members')
    .select('application_id')
    .where('user_id', '=', userId)
    .execute();
  return deleteConversations(
    transaction,
    rows.map(({ application_id }) => application_id),
  );
}

/** Deletes conversations. Returns the keys of their files. A trigger has recorded these files as unreferenced. */
export async function deleteConversations(
  transaction: Queries,
  applicationIds: readonly number[],
): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  // The lock keeps new messages from arriving between this statement and the deletion.
  await transaction
    .selectFrom('conversations')
    .select('application_id')
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .forUpdate()
    .execute();
  const rows = await transaction
    .selectFrom('messages')
    .select('file_key')
    .where('application_id', 'in', applicationIds)
    .where('file_key', 'is not', null)
    .$narrowType<{ file_key: string }>()
    .execute();
  await transaction.deleteFrom('conversations').where('application_id', 'in', applicationIds).execute();
  return rows.map(({ file_key }) => file_key);
}

/** Makes another client take part in all conversations of a client. The read marks and the times of mails stay. */
export async function moveConversations(transaction: Queries, from: number, to: number): Promise<void> {
  await transaction
    .updateTable('conversation_members')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('role', '=', 'client')
    .execute();
}
