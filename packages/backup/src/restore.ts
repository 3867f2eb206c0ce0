/**
 * Restores an archive into an empty database and an empty file store.
 *
 *     const manifest = await checkArchive(model, archive, progress);     reads all of it; throws a BackupError unless it is whole and known
 *     await restore(model, target, archive, manifest);                   reads it once more, and loads it
 */
import { readArchive } from './archiveReader.ts';
import type { Archive } from './archiveReader.ts';
import { countRows } from './catalog.ts';
import type { DataModel } from './dataModel.ts';
import { BackupError } from './errors.ts';
import { load } from './load.ts';
import type { Target } from './load.ts';
import type { Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { requireKnownMigrations } from './target.ts';

export async function restore<Schema>(
  model: DataModel<Schema>,
  target: Target<Schema>,
  archive: Archive,
  manifest: Manifest,
): Promise<void> {
  target.progress.expect(manifest.tables.reduce((sum, { rows }) => sum + rows, manifest.files.count));
  await load(model, target, {
    name: archive.path,
    migrations: manifest.migrations,
    tables: manifest.tables,
    items: () => readArchive(archive, model.isFileKey),
    sequences: () => Promise.resolve(manifest.sequences),
    async verify(transaction, tables) {
      for (const table of tables) {
        const expected = manifest.tables.find(({ name }) => name === table.name)?.rows;
        const rows = await countRows(transaction, table.name);
        if (rows !== expected) {
          throw new BackupError(`${table.name} has ${rows} rows instead of ${expected}.`);
        }
      }
    },
  });
}

export async function checkArchive<Schema>(
  model: DataModel<Schema>,
  archive: Archive,
  progress: Progress,
): Promise<Manifest> {
  const { path } = archive;
  progress.say(`Checking ${path} …`);
  let manifest: Manifest | undefined;
  for await (const item of readArchive(archive, model.isFileKey)) {
    if (item.kind === 'manifest') ({ manifest } = item);
  }
  if (!manifest) throw new BackupError(`${path} is cut off. Use another backup.`);
  requireKnownMigrations(model, manifest.migrations, path);
  const [missing] = manifest.missing;
  if (missing !== undefined) {
    progress.say(`Warning: ${path} lacks files that were missing when it was written, such as ${missing}.`);
  }
  return manifest;
}
