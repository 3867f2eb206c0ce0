/** Stores conversations. A writer locks the conversation's row, so numbers, read marks and counts are exact. */
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
  /** The id of the application or the thread that the conversation is about. */
  applicationId: number;
  role: Role;
}

/** Begins an update of what is stored for one side of a conversation. */
export const updateMember = (transaction: Queries, { applicationId, role }: Member) =>
  transaction
    .updateTable('conversation_members')
    .where('application_id', '=', applicationId)
    .where('role', '=', role);

/** The number of messages that a response has at most. */
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
 * Returns the messages before or after a number, or the newest ones, and whether there are more in that direction.
 *
 * @param readerId the member of the client's team who reads them, or null for the freelancer
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
 * What a conversation holds besides its messages, as one side sees it. Without messages, each field has its initial
 * value.
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

/** Creates a conversation and its two members, if it does not exist yet, and locks it. A visitor's user id is null. */
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

/** Locks a conversation until the transaction ends. Returns undefined before the first message. */
export async function lock(transaction: Queries, applicationId: number) {
  return transaction
    .selectFrom('conversations')
    .select(['last_number', 'ended_by'])
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
}

/** Withholds a message from the other side, or shows it again. */
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

/** Finds a message by its number, and the member of a team who wrote it, or null. */
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

/** Returns true if a side of a conversation has written anything. */
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
  /** The member of the client's team who writes, or null for a freelancer. */
  authorId: number | null;
  text: string;
  file: NewFile | null;
  now: Date;
}

/** Adds a message to a locked conversation, claims its file, and counts it as unread by the other side. */
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
 * Marks what one side of a locked conversation has read, and returns false if it had read that before. A mail that
 * would report only read messages is no longer due.
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

/** Ends a conversation for both sides, or opens it again. The side that ends it gets no more mails about it. */
export async function writeEnded(transaction: Queries, member: Member, isEnded: boolean): Promise<void> {
  await transaction
    .updateTable('conversations')
    .set({ ended_by: isEnded ? member.role : null })
    .where('application_id', '=', member.applicationId)
    .execute();
  if (isEnded) await updateMember(transaction, member).set({ mail_due_at: null }).execute();
}

/** Tells all servers, when the transaction commits, that both sides' views of a conversation have changed. */
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
        // The plan for all values uses the index of unread conversations only if the zero is part of the query.
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
 * Deletes the conversations of a user, with what both sides wrote, because each addresses the other in it. Returns the keys of
 * their files.
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

/** Deletes conversations. Returns the keys of their files, which a trigger has recorded as unreferenced. */
export async function deleteConversations(
  transaction: Queries,
  applicationIds: readonly number[],
): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  // The lock keeps a message from arriving between the two statements.
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

/** Makes another client a side of a client's conversations, with what was read and mailed. */
export async function moveConversations(transaction: Queries, from: number, to: number): Promise<void> {
  await transaction
    .updateTable('conversation_members')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('role', '=', 'client')
    .execute();
}
