/**
 * Restores an archive into an empty place.
 *
 *     const manifest = await checkArchive(archive, progress);     reads all of it; throws a BackupError unless it is whole and known
 *     await restore(target, archive, manifest);                   reads it once more, and loads it
 */
import { readArchive } from './archiveReader.ts';
import { countRows } from './catalog.ts';
import { BackupError } from './errors.ts';
import { load } from './load.ts';
import type { Target } from './load.ts';
import type { Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { requireKnownMigrations } from './target.ts';

export interface Archive {
  path: string;
  /** The passphrase, or null if the archive is not encrypted. */
  passphrase: string | null;
}

export async function restore(
  target: Target,
  { path, passphrase }: Archive,
  manifest: Manifest,
): Promise<void> {
  target.progress.expect(manifest.tables.reduce((sum, { rows }) => sum + rows, manifest.files.count));
  await load(target, {
    name: path,
    migrations: manifest.migrations,
    tables: manifest.tables,
    items: () => readArchive(path, passphrase),
    sequences: () => Promise.resolve(manifest.sequences),
    async verify(transaction, tables) {
      for (const table of tables) {
        const expected = manifest.tables.find(({ name }) => name === table.name)?.rows;
        const rows = await countRows(transaction, table);
        if (rows !== expected) {
          throw new BackupError(`${table.name} has ${rows} rows instead of ${expected}.`);
        }
      }
    },
  });
}

export async function checkArchive({ path, passphrase }: Archive, progress: Progress): Promise<Manifest> {
  progress.say(`Checking ${path} …`);
  let manifest: Manifest | undefined;
  for await (const item of readArchive(path, passphrase)) if (item.kind === 'manifest') ({ manifest } = item);
  if (!manifest) throw new BackupError(`${path} is cut off. Use another backup.`);
  requireKnownMigrations(manifest.migrations, path);
  const [missing] = manifest.missing;
  if (missing !== undefined) {
    progress.say(`Warning: ${path} lacks files that were missing when it was written, such as ${missing}.`);
  }
  return manifest;
}
