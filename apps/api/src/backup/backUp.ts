/**
 * Makes a backup of the database and the files, reads it back, and removes the backups that have expired.
 *
 *     makeBackup({ settings, target, … }) → Promise<Manifest | null>     null if a scheduled backup is not due
 */
import type { Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { ArchiveFile } from '@skillharbor/backup/archiveReader';
import { backUp } from '@skillharbor/backup/backup';
import type { BackupOptions } from '@skillharbor/backup/backup';
import { BackupError } from '@skillharbor/backup/errors';
import type { Manifest } from '@skillharbor/backup/manifest';
import type { Progress } from '@skillharbor/backup/progress';
import { checkArchive } from '@skillharbor/backup/restore';
import type { ObjectStorageSettings } from '../files/objectStorage.ts';
import { openFileStoreToRead } from '../files/openFileStore.ts';
import { LOCKS, withLock } from '../platform/database/advisoryLock.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { BackupSettings } from '../settings/backups.ts';
import type { ArchivePlace } from './archivePlace.ts';
import { expiredOf, isDue, newestOf } from './archiveNames.ts';
import { marketplaceData } from './marketplaceData.ts';
import { openSource } from './source.ts';

/** The settings that determine which data is backed up, and where the archives are stored. */
interface BackedUp {
  dataDir: string;
  databaseUrl: string | null;
  storage: ObjectStorageSettings | null;
  backups: BackupSettings | null;
}

export interface Target {
  place: ArchivePlace;
  name: string;
}

export interface Backup {
  settings: BackedUp;
  passphrase: string | null;
  progress: Progress;
  now: Date;
}

type Source = Pick<BackupOptions<Tables>, 'database' | 'files'>;

/**
 * Opens the database and the file store, runs the task, and closes the database. If two processes use the same
 * database, a lock makes one wait for the other.
 */
async function withSource<Result>(
  settings: BackedUp,
  task: (source: Source) => Promise<Result>,
): Promise<Result> {
  const database = await openSource(settings.dataDir, settings.databaseUrl);
  try {
    return await withLock(database.kysely, LOCKS.backups, async (kysely) =>
      task({ database: { kysely }, files: await openFileStoreToRead(settings, kysely) }),
    );
  } finally {
    await database.close();
  }
}

/** Writes an archive without checking it. */
export function writeBackup(backup: Backup, to: Writable): Promise<Manifest> {
  return withSource(backup.settings, (source) => write(backup, source, to));
}

function write({ passphrase, progress, now }: Backup, source: Source, to: Writable): Promise<Manifest> {
  const encryption = passphrase === null ? null : { passphrase };
  return backUp(marketplaceData, { ...source, to, encryption, progress, now });
}

/**
 * @param isWanted is called again after this process has waited for its turn, because another process may have made the
 *   backup meanwhile
 */
export function makeBackup(
  backup: Backup,
  target: Target,
  isWanted: () => Promise<boolean>,
): Promise<Manifest | null> {
  return withSource(backup.settings, async (source) => {
    if (!(await isWanted())) return null;
    return putChecked(backup, target, (output) => write(backup, source, output));
  });
}

/**
 * Stores an archive, if the rows and files that are read back from it are those that were written.
 *
 * @param writeTo returns the manifest, or null if the manifest is only in the archive
 */
export async function putChecked(
  { passphrase, progress }: Backup,
  { place, name }: Target,
  writeTo: (output: Writable) => Promise<Manifest | null>,
): Promise<Manifest> {
  let written: Manifest | null = null;
  let read: Manifest | null = null;
  const check = async (archive: ArchiveFile) => {
    read = await checkArchive(marketplaceData, { ...archive, passphrase }, progress);
    if (written === null || isDeepStrictEqual(read, written)) return;
    throw new BackupError(`${place.pathOf(name)} does not have the rows and files that were written to it.`);
  };
  await place.put(name, async (output) => void (written = await writeTo(output)), check);
  if (read === null) throw new Error('The archive was not read back.');
  return read;
}

/** Returns true if a scheduled backup is due. */
export async function isBackupDue(
  place: ArchivePlace,
  { settings: { backups }, now }: Backup,
): Promise<boolean> {
  return backups !== null && isDue(newestOf(await place.list(), now), backups.hour, now);
}

/** Removes the backups that have expired, and returns how many. */
export async function removeExpired(
  place: ArchivePlace,
  { backups }: Pick<BackedUp, 'backups'>,
): Promise<number> {
  if (backups === null) return 0;
  const expired = expiredOf(await place.list(), backups.keep);
  for (const name of expired) await place.remove(name);
  return expired.length;
}
