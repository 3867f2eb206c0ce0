/**
 * Writes a database and its files into one consistent archive: one snapshot of the database determines the rows and the
 * list of files.
 *
 *     backUp(model, { database, files, to, encryption, progress, now }) → Promise<Manifest>
 */
import type { Writable } from 'node:stream';
import type { Kysely } from 'kysely';
import { writeArchive } from './archiveWriter.ts';
import type { ArchiveWriter } from './archiveWriter.ts';
import { countRows, readMigrationRecords, readSequences, readTables } from './catalog.ts';
import { countFiles } from './dataModel.ts';
import type { DataModel, Database, FileStore } from './dataModel.ts';
import type { Encryption } from './encryption.ts';
import { FORMAT } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { linesOf, ownColumns } from './rows.ts';
import { inSnapshot } from './snapshot.ts';

export interface BackupOptions<Schema> {
  database: Database<Schema>;
  files: FileStore;
  /** Where the archive is written. archiveWriter.ts describes this. */
  to: string | Writable;
  encryption: Encryption | null;
  progress: Progress;
  now: Date;
}

const MAX_MISSING = 100;

export function backUp<Schema>(
  model: DataModel<Schema>,
  { database, files, to, encryption, progress, now }: BackupOptions<Schema>,
): Promise<Manifest> {
  return inSnapshot(model, database, async (snapshot) => {
    const migrations = await readMigrationRecords(snapshot);
    const tables = await readTables(snapshot);
    let expected = await countFiles(model, snapshot);
    for (const table of tables) expected += await countRows(snapshot, table.name);
    progress.expect(expected);
    return writeArchive(to, encryption, async (archive) => {
      const missing = await addFiles(model, archive, { snapshot, files, progress, now });
      for (const table of tables) {
        let rows = 0;
        for await (const lines of linesOf(snapshot, table, ownColumns(table))) {
          await archive.addLines(table.name, lines);
          rows += lines.length;
          progress.rows(table.name, lines.length);
        }
        progress.table(table.name, rows);
      }
      // The values of sequences do not belong to the snapshot. They may be newer than the rows, but never older.
      const sequences = await readSequences(snapshot);
      return archive.addManifest((tally) => ({
        format: FORMAT,
        madeAt: now.toISOString(),
        migrations,
        tables: tables.map((table) => ({
          name: table.name,
          columns: ownColumns(table).map(({ name }) => name),
          ...tally.table(table.name),
        })),
        sequences,
        files: tally.files(),
        missing,
      }));
    });
  });
}

/** Adds the files to the archive. Returns the keys of files that are no longer in the store. */
async function addFiles<Schema>(
  { referencedKeys, openFile }: DataModel<Schema>,
  archive: ArchiveWriter,
  {
    snapshot,
    files,
    progress,
    now,
  }: Pick<BackupOptions<Schema>, 'files' | 'progress' | 'now'> & { snapshot: Kysely<Schema> },
): Promise<string[]> {
  const missing: string[] = [];
  for await (const key of referencedKeys(snapshot)) {
    const file = await openFile(files, key, now);
    if (file) await archive.addFile(key, file);
    else missing.push(key);
    progress.file();
  }
  if (missing.length > 0) {
    progress.say(`Warning: the file store does not have ${missing.length} of them, such as ${missing[0]}.`);
  }
  return missing.slice(0, MAX_MISSING);
}
