/**
 * Records the files to which no row refers, and the files that are about to be stored. The server may remove only
 * recorded files.
 *
 *     recordFiles   runs before a file is stored, and in the transaction that drops the last reference to it
 *     claimFiles    runs in the transaction that inserts the row that refers to it
 *     abandonFiles  decides that the file cannot be claimed any more
 *     forgetFiles   runs after the file was removed
 */
import { sql } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';

export interface AbandonedFile {
  key: string;
  /** The day from which no row may refer to the file any more, YYYY-MM-DD. */
  day: string;
}

export async function recordFiles(queries: Queries, keys: readonly string[], now: Date): Promise<void> {
  const rows = keys.map((key) => ({ key, recorded_at: now }));
  await queries.insertInto('unreferenced_files').values(rows).execute();
}

/**
 * Removes the records of files to which this transaction refers. Throws if one of the files has been abandoned
 * meanwhile, so that no row ever refers to a removed file.
 */
export async function claimFiles(transaction: Queries, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { numDeletedRows } = await transaction
    .deleteFrom('unreferenced_files')
    .where('key', 'in', keys)
    .where('abandoned_on', 'is', null)
    .executeTakeFirst();
  if (Number(numDeletedRows) !== keys.length) {
    throw new Error(`Some of these files were not recorded, or have been abandoned: ${keys.join(', ')}`);
  }
}

/**
 * Marks recorded files as abandoned, so that no transaction can insert a row for them any more. Waits for transactions
 * that are about to insert such a row. Returns the keys of the abandoned files.
 */
export async function abandonFiles(
  queries: Queries,
  which: { keys: readonly string[] } | { recordedBefore: Date },
  day: string,
): Promise<string[]> {
  const update = queries
    .updateTable('unreferenced_files')
    .set({ abandoned_on: day })
    .where('abandoned_on', 'is', null);
  const rows = await (
    'keys' in which
      ? update.where('key', 'in', which.keys)
      : update.where('recorded_at', '<=', which.recordedBefore)
  )
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

export async function listAbandoned(queries: Queries): Promise<AbandonedFile[]> {
  const rows = await queries
    .selectFrom('unreferenced_files')
    .select(['key', 'abandoned_on as day'])
    .where('abandoned_on', 'is not', null)
    .orderBy('key')
    .$narrowType<{ day: string }>()
    .execute();
  return rows;
}

/** Lists the recorded files. The list is empty if the schema does not have the table for the records yet. */
export async function listUnreferenced(queries: Queries): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('public.unreferenced_files') is not null as exists`.execute(queries);
  if (!tables[0]?.exists) return [];
  const rows = await queries.selectFrom('unreferenced_files').select('key').execute();
  return rows.map(({ key }) => key);
}

export async function forgetFiles(queries: Queries, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await queries.deleteFrom('unreferenced_files').where('key', 'in', keys).execute();
}
