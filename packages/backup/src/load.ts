/**
 * Loads rows and files into an empty database and an empty file store, either all of them or none.
 *
 * The files are stored first. Before that, each file is recorded as unreferenced. The rows follow in one transaction.
 * If an attempt is interrupted, the database is still empty, and some recorded files are left. The next attempt uses
 * these files, or the cleanup of orphans removes them.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { ArchiveItem } from './archiveReader.ts';
import { readTables } from './catalog.ts';
import type { Sequences, Table } from './catalog.ts';
import type { DataModel, Database, FileStore } from './dataModel.ts';
import { BackupError } from './errors.ts';
import type { Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { insertLines, ownColumns, replaceRows } from './rows.ts';
import { unlimited } from './snapshot.ts';
import { requireEmptyDatabase, requireKnownMigrations, requireNoFiles } from './target.ts';

export interface Target<Schema> {
  database: Database<Schema>;
  /** The file store, or null if only the rows are copied. */
  files: FileStore | null;
  /** The folder for temporary files, which must be on the same disk as the stored files. */
  workFolder: string;
  /** True if stored files are kept after a failure, so that the next attempt can use them. */
  keepsFiles: boolean;
  progress: Progress;
}

export interface Content {
  /** The name of the archive or database in messages. */
  name: string;
  migrations: Manifest['migrations'];
  tables: Pick<Manifest['tables'][number], 'name' | 'columns'>[];
  /** Lists the files first, and then the rows of each table. */
  items: () => AsyncIterable<ArchiveItem>;
  /** Reads the sequences. Call this after all rows have been inserted. */
  sequences: () => Promise<Sequences>;
  /** Compares the inserted rows, which are not committed yet, with the rows of the source. Throws if they differ. */
  verify: (transaction: QueryExecutorProvider, tables: readonly Table[]) => Promise<void>;
}

export async function load<Schema>(
  model: DataModel<Schema>,
  target: Target<Schema>,
  content: Content,
): Promise<void> {
  const {
    database: { kysely },
    files,
  } = target;
  requireKnownMigrations(model, content.migrations, content.name);
  await requireEmptyDatabase(model, kysely, content.migrations);
  const leftovers = new Set(await model.unreferenced.list(kysely));
  if (files) await requireNoFiles(model, files, leftovers);
  await model.migrate(kysely, content.migrations.at(-1)?.name);
  const tables = await readTables(kysely);
  requireSameTables(tables, content);

  await model.untimed(async () => {
    try {
      await loadItems(model, target, content, { tables, leftovers });
    } catch (error) {
      throw new BackupError(`${messageOf(error)} ${await cleanUp(model, target)}`, { cause: error });
    }
    try {
      await model.migrate(kysely);
      await sql`analyze`.execute(kysely);
      if (files) await model.markFiles(kysely, files, target.workFolder);
    } catch (error) {
      throw new BackupError(
        `${messageOf(error)} All rows and files are in place already. Remove the cause, and start the server: it does the rest.`,
        { cause: error },
      );
    }
  });
}

/** Returns the message of an error in the form of a sentence. */
const messageOf = (error: unknown): string =>
  `${(error instanceof Error ? error.message : String(error)).replace(/\.$/, '')}.`;

/** Cleans up after an attempt that has failed. Returns a message that says what is left of the attempt. */
async function cleanUp<Schema>(model: DataModel<Schema>, target: Target<Schema>): Promise<string> {
  const again = 'Remove the cause, and repeat the command.';
  if (target.keepsFiles) {
    return `The new database is empty; files that have arrived stay, and are not copied again. ${again}`;
  }
  try {
    await removeLeftovers(model, target);
    return `Nothing of it was kept: the new database is empty. ${again}`;
  } catch {
    return `The new database is empty; some files are left, which the next attempt removes. ${again}`;
  }
}

async function loadItems<Schema>(
  model: DataModel<Schema>,
  target: Target<Schema>,
  content: Content,
  { tables, leftovers }: { tables: readonly Table[]; leftovers: ReadonlySet<string> },
): Promise<void> {
  const { database, files, progress } = target;
  const unused = new Set(leftovers);
  const lines = await storeFiles(model, content.items(), target, (keys) => {
    for (const key of keys) unused.delete(key);
    return keys.filter((key) => !leftovers.has(key));
  });
  if (files) await model.unmarkFiles(files);
  await database.kysely.transaction().execute(async (transaction) => {
    await unlimited(transaction);
    await replaceRows(transaction, tables, {
      rows: () => insertAll(transaction, tables, lines, progress),
      sequences: content.sequences,
    });
    await content.verify(transaction, tables);
  });
  for (const key of unused) await files?.remove(key);
}

async function removeLeftovers<Schema>(
  { unreferenced }: DataModel<Schema>,
  { database: { kysely }, files }: Target<Schema>,
): Promise<void> {
  const keys = await unreferenced.list(kysely);
  for (const key of keys) await files?.remove(key);
  await unreferenced.forget(kysely, keys);
}

function requireSameTables(tables: readonly Table[], content: Content): void {
  const describe = (name: string, columns: string[]) => `${name}(${columns.toSorted().join(', ')})`;
  const here = new Set(
    tables.map((table) =>
      describe(
        table.name,
        ownColumns(table).map(({ name }) => name),
      ),
    ),
  );
  const there = content.tables.map(({ name, columns }) => describe(name, columns));
  const unknown = there.find((table) => !here.has(table));
  if (unknown === undefined && there.length === here.size) return;
  throw new BackupError(
    `${content.name} has other tables than its migrations make${unknown === undefined ? '' : `: ${unknown}`}. ` +
      'It was changed by hand. Nothing was changed here.',
  );
}

type Lines = Extract<ArchiveItem, { kind: 'lines' }>;

/** The number of files that are recorded in one commit. A commit takes as long as storing a file. */
const FILES_AT_ONCE = 50;

/**
 * Stores the files, which come first among the items, and returns the rows that come after them.
 *
 * @param unrecorded called with the keys of files before they are stored, with each key once; returns the keys that are
 *   not recorded yet
 */
async function storeFiles<Schema>(
  { unreferenced }: DataModel<Schema>,
  items: AsyncIterable<ArchiveItem>,
  target: Target<Schema>,
  unrecorded: (keys: string[]) => string[],
): Promise<AsyncIterable<Lines>> {
  const { database, files, workFolder, progress } = target;
  const iterator = items[Symbol.asyncIterator]();
  let next = await iterator.next();
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'restore-'));
  let drafts: { key: string; path: string }[] = [];
  const store = async () => {
    const keys = unrecorded(drafts.map(({ key }) => key));
    if (keys.length > 0) await unreferenced.record(database.kysely, keys, new Date());
    for (const { key, path } of drafts) {
      await files?.put(key, path);
      progress.file();
    }
    drafts = [];
  };
  try {
    for (; !next.done && next.value.kind === 'file'; next = await iterator.next()) {
      const { key, content, isStored } = next.value;
      if (isStored) unrecorded([key]);
      if (isStored || !files) continue;
      const path = join(folder, String(drafts.length));
      await pipeline(content, createWriteStream(path));
      drafts.push({ key, path });
      if (drafts.length === FILES_AT_ONCE) await store();
    }
    await store();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return (async function* () {
    for (; !next.done; next = await iterator.next()) if (next.value.kind === 'lines') yield next.value;
  })();
}

async function insertAll(
  transaction: QueryExecutorProvider,
  tables: readonly Table[],
  lines: AsyncIterable<Lines>,
  progress: Progress,
): Promise<void> {
  const rows = new Map(tables.map(({ name }) => [name, 0]));
  for await (const { table: name, lines: some } of lines) {
    const table = tables.find((candidate) => candidate.name === name);
    if (!table) throw new BackupError(`There is no table ${name} here.`);
    await insertLines(transaction, table, some);
    rows.set(name, (rows.get(name) ?? 0) + some.length);
    progress.rows(name, some.length);
  }
  for (const [name, count] of rows) progress.table(name, count);
}
