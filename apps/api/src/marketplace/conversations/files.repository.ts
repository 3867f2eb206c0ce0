/** Finds the files of messages and their sizes. */
import type { MessageFile, Role } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** A file that is already in the file store. */
export interface NewFile extends Omit<MessageFile, 'file_url'> {
  key: string;
}

/** Returns the total size, in bytes, of the files of a conversation. */
export async function sizeOfFiles(queries: Queries, applicationId: number): Promise<number> {
  const { size } = await queries
    .selectFrom('messages')
    .select(sql<number>`coalesce(sum(file_size), 0)::int`.as('size'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return size;
}

/** Finds the file of a message, and the side that sent it. */
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
