/** Finds the files of messages. */
import type { MessageFile, Role } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** A file that is in the file store. */
export interface NewFile extends Omit<MessageFile, 'file_url'> {
  key: string;
}

/** Returns the size of all files of a conversation, in bytes. */
export async function sizeOfFiles(queries: Queries, applicationId: number): Promise<number> {
  const { size } = await queries
    .selectFrom('messages')
    .select(sql<number>`coalesce(sum(file_size), 0)::int`.as('size'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return size;
}

/** Finds the file of a message, and which side sent it. */
export async function findFile(
  queries: Queries,
  applicationId: number,
  number: number,
): Promise<{ key: string; name: string; by: Role; isWithheld: boolean } | undefined> {
  return queries
    .selectFrom('messages')
    .select(['file_key as key', 'file_name as name', 'role as by', 'is_withheld as isWithheld'])
    .where('application_id', '=', applicationId)
    .where('number', '=', number)
    .where('file_key', 'is not', null)
    .$narrowType<{ key: string; name: string }>()
    .executeTakeFirst();
}
