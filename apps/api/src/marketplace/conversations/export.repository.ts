/** Lists the messages and files of a user in conversations, for the archive of the user's data. */
import type { MessageFile } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/**
 * A message with an author was written by that member of a team. A message without an author was written by the only
 * user on its side of the conversation.
 */
const isBy = (userId: number) => sql<boolean>`coalesce(messages.author_id, own.user_id) = ${userId}`;

/** Returns the messages that a user wrote about applications, with the names of their files. */
export async function listOwnMessages(queries: Queries, userId: number) {
  const rows = await queries
    .selectFrom('messages')
    .innerJoin('conversation_members as own', (join) =>
      join
        .onRef('own.application_id', '=', 'messages.application_id')
        .onRef('own.role', '=', 'messages.role'),
    )
    .select([
      'messages.application_id as application',
      'messages.number',
      'messages.text',
      'messages.file_name as file',
      'messages.sent_at',
    ])
    .leftJoin('contact_threads', 'contact_threads.id', 'messages.application_id')
    .where('contact_threads.id', 'is', null)
    .where(isBy(userId))
    .orderBy('messages.application_id')
    .orderBy('messages.number')
    .execute();
  return rows.map(({ sent_at, ...message }) => ({ ...message, sent_at: sent_at.toISOString() }));
}

/**
 * Returns the messages of visitors to a freelancer and the freelancer's replies, without the visitors' email addresses.
 */
export async function listThreadMessages(queries: Queries, userId: number) {
  const rows = await queries
    .selectFrom('messages')
    .innerJoin('contact_threads as thread', 'thread.id', 'messages.application_id')
    .select([
      'thread.id as thread',
      'thread.subject',
      'messages.number',
      'messages.role',
      'messages.text as message',
      'messages.sent_at',
    ])
    .where('thread.freelancer_id', '=', userId)
    .where(sql<boolean>`(messages.role = 'freelancer' or not messages.is_withheld)`)
    .orderBy('thread.id')
    .orderBy('messages.number')
    .execute();
  return rows.map(({ role, sent_at, ...message }) => ({
    ...message,
    by: role === 'client' ? 'visitor' : role,
    sent_at: sent_at.toISOString(),
  }));
}

/** Returns the files that a user has sent in any conversation. */
export async function listOwnFiles(queries: Queries, userId: number) {
  return queries
    .selectFrom('messages')
    .innerJoin('conversation_members as own', (join) =>
      join
        .onRef('own.application_id', '=', 'messages.application_id')
        .onRef('own.role', '=', 'messages.role'),
    )
    .select(['messages.application_id as application', 'messages.number'])
    .select(['messages.file_key as key', 'messages.file_type as type'])
    .where(isBy(userId))
    .where('messages.file_key', 'is not', null)
    .orderBy('messages.application_id')
    .orderBy('messages.number')
    .$narrowType<{ key: string; type: MessageFile['type'] }>()
    .execute();
}
