/**
 * Copies a database, and on request its files, into an empty database and file store. Compares every row and every file
 * before the move is complete.
 *
 *     move(model, { database, files }, target) → Promise<Moved>
 *
 * The rows are inserted in one transaction. If a move is interrupted, the new database is therefore still empty, and
 * the move starts again. Files that were already copied are compared and not copied again. The source is not changed.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { ArchiveItem } from './archiveReader.ts';
import { countRows, readMigrationRecords, readSequences, readTables } from './catalog.ts';
import type { Table } from './catalog.ts';
import { countFiles } from './dataModel.ts';
import type { DataModel, Database, FileStore } from './dataModel.ts';
import { BackupError } from './errors.ts';
import { load } from './load.ts';
import type { Target } from './load.ts';
import { digestOf, linesOf, ownColumns } from './rows.ts';
import { inSnapshot } from './snapshot.ts';

interface Source<Schema> {
  database: Database<Schema>;
  files: FileStore;
}

export interface Moved {
  tables: number;
  rows: number;
  files: number;
}

export function move<Schema>(
  model: DataModel<Schema>,
  { database, files }: Source<Schema>,
  target: Target<Schema>,
): Promise<Moved> {
  const { progress } = target;
  return inSnapshot(model, database, async (snapshot) => {
    const tables = await readTables(snapshot);
    let rows = 0;
    for (const table of tables) rows += await countRows(snapshot, table.name);
    const count = target.files === null ? 0 : await countFiles(model, snapshot);
    progress.expect(rows + count);
    await load(model, target, {
      name: 'The database to move',
      migrations: await readMigrationRecords(snapshot),
      tables: tables.map((table) => ({
        name: table.name,
        columns: ownColumns(table).map(({ name }) => name),
      })),
      items: () => itemsOf(model, snapshot, tables, { from: files, to: target.files }),
      sequences: () => readSequences(snapshot),
      async verify(transaction) {
        progress.say('Comparing …');
        await requireSameFiles(model, snapshot, { from: files, to: target.files });
        await requireSameRows(snapshot, transaction, tables);
      },
    });
    return { tables: tables.length, rows, files: count };
  });
}

/** Throws if a server is connected to this PostgreSQL database, because what it writes during a move would be lost. */
export async function requireUnused<Schema>({ kysely }: Database<Schema>): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::float8 as count from pg_stat_activity
    where datname = current_database() and application_name = 'skill-harbor' and pid <> pg_backend_pid()`.execute(
    kysely,
  );
  if (rows[0]?.count === 0) return;
  throw new BackupError('A server is using the database. Stop all servers, and move again.');
}

interface Stores {
  from: FileStore;
  /** The new file store, or null if the files are not copied. */
  to: FileStore | null;
}

async function* itemsOf<Schema>(
  { referencedKeys }: DataModel<Schema>,
  snapshot: Kysely<Schema>,
  tables: readonly Table[],
  { from, to }: Stores,
): AsyncGenerator<ArchiveItem> {
  if (to) {
    for await (const key of referencedKeys(snapshot)) {
      const file = await from.open(key);
      if (!file)
        throw new BackupError(`The file ${key} is missing. Nothing was moved; see docs/operating.md.`);
      const isStored = (await to.has(key)) && (await hashIn(to, key)) === (await hashIn(from, key));
      if (isStored) file.stream.destroy();
      yield { kind: 'file', key, size: file.size, content: file.stream, isStored };
    }
  }
  for (const table of tables) {
    for await (const lines of linesOf(snapshot, table, ownColumns(table))) {
      yield { kind: 'lines', table: table.name, lines };
    }
  }
}

async function requireSameRows(
  from: QueryExecutorProvider,
  to: QueryExecutorProvider,
  tables: readonly Table[],
): Promise<void> {
  const arrived = await readTables(to);
  for (const table of tables) {
    const there = arrived.find(({ name }) => name === table.name);
    if (there && isDeepStrictEqual(await digestOf(from, table), await digestOf(to, there))) continue;
    throw new BackupError(`The rows of ${table.name} differ after the move. It was undone.`);
  }
}

async function requireSameFiles<Schema>(
  { referencedKeys }: DataModel<Schema>,
  snapshot: Kysely<Schema>,
  { from, to }: Stores,
): Promise<void> {
  if (!to) return;
  for await (const key of referencedKeys(snapshot)) {
    if ((await hashIn(from, key)) === (await hashIn(to, key))) continue;
    throw new BackupError(`The file ${key} differs after the move. The move was undone.`);
  }
}

async function hashIn(files: FileStore, key: string): Promise<string | null> {
  const file = await files.open(key);
  if (!file) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
