/**
 * Writes a database and its files into one archive, as they were at one moment: the rows and the list of files come
 * from the same snapshot.
 *
 *     backUp({ database, files, to, encryption, progress, now }) → Promise<Manifest>
 */
import type { Database } from '../platform/database/database.ts';
import type { Queries, Tables } from '../platform/database/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import { countReferences, referencedKeys } from '../files/references.ts';
import { trashKey } from '../files/trash.ts';
import { dayOf } from '../platform/time/clock.ts';
import { writeArchive } from './archiveWriter.ts';
import type { ArchiveWriter } from './archiveWriter.ts';
import { countRows, readMigrationRecords, readSequences, readTables } from './catalog.ts';
import type { Encryption } from './encryption.ts';
import { FORMAT } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { linesOf, ownColumns } from './rows.ts';
import { inSnapshot } from './snapshot.ts';

export interface BackupOptions {
  database: Database<Tables>;
  files: FileStore;
  /** The destination: see archiveWriter.ts. */
  to: string | number;
  encryption: Encryption | null;
  progress: Progress;
  now: Date;
}

const MAX_MISSING = 100;

export function backUp({ database, files, to, encryption, progress, now }: BackupOptions): Promise<Manifest> {
  return inSnapshot(database, async (snapshot) => {
    const migrations = await readMigrationRecords(snapshot);
    const tables = await readTables(snapshot);
    let expected = await countReferences(snapshot);
    for (const table of tables) expected += await countRows(snapshot, table);
    progress.expect(expected);
    return writeArchive(to, encryption, async (archive) => {
      const missing = await addFiles(archive, { snapshot, files, progress, now });
      for (const table of tables) {
        let rows = 0;
        for await (const lines of linesOf(snapshot, table, ownColumns(table))) {
          await archive.addLines(table.name, lines);
          rows += lines.length;
        }
        progress.table(table.name, rows);
      }
      // Sequences are not part of the snapshot. They may be later than the rows, but never earlier.
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

/** Adds the files, and returns the keys that the file store no longer has. */
async function addFiles(
  archive: ArchiveWriter,
  {
    snapshot,
    files,
    progress,
    now,
  }: Pick<BackupOptions, 'files' | 'progress' | 'now'> & { snapshot: Queries },
): Promise<string[]> {
  const missing: string[] = [];
  for await (const key of referencedKeys(snapshot)) {
    const file = await openStored(files, key, now);
    if (file) await archive.addFile(key, file);
    else missing.push(key);
    progress.file();
  }
  if (missing.length > 0) {
    progress.say(`Warning: the file store does not have ${missing.length} of them, such as ${missing[0]}.`);
  }
  return missing.slice(0, MAX_MISSING);
}

/** Opens a file. If its last row was deleted after the snapshot, the file is in the trash of that day. */
async function openStored(files: FileStore, key: string, since: Date) {
  const days = new Set([dayOf(since), dayOf(new Date())]);
  for (const place of [key, ...[...days].map((day) => trashKey(day, key))]) {
    const file = await files.open(place);
    if (file) return file;
  }
  return null;
}
