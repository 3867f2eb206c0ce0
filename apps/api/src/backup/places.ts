/** Opens the places in which archives can be stored. */
import { open, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { ArchiveFile } from '@skillharbor/backup/archiveReader';
import { putInPlace } from '@skillharbor/backup/archiveWriter';
import type { ObjectStorageSettings } from '../files/objectStorage.ts';
import type { BackupSettings } from '../settings/backups.ts';
import type { ArchivePlace } from './archivePlace.ts';

/** Opens the place in which scheduled backups are stored. */
export async function openPlace(to: BackupSettings['to']): Promise<ArchivePlace> {
  if (typeof to === 'string') return folderPlace(to);
  // Loads the module only when it is used, because the S3 client is larger than the rest of the server.
  const { bucketPlace } = await import('./bucket.ts');
  return bucketPlace(to);
}

function folderPlace(folder: string): ArchivePlace {
  return {
    pathOf: (name) => join(folder, name),
    list: () => readdir(folder),
    put: (name, write, check) =>
      putInPlace(join(folder, name), async (partial) => {
        const file = await open(partial, 'wx', 0o600);
        try {
          await write(file.createWriteStream({ flush: true }));
        } finally {
          await file.close();
        }
        await check({ path: partial });
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
    find: (name) => ({ path: join(folder, name) }),
  };
}

/**
 * Opens the archive that an operator has named: a file, or `s3://bucket/name` in the object storage of the settings.
 */
export async function archiveAt(
  path: string,
  { backups, storage }: { backups: BackupSettings | null; storage: ObjectStorageSettings | null },
): Promise<ArchiveFile> {
  const [, bucket, key = ''] = /^s3:\/\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const access = typeof backups?.to === 'object' ? backups.to.storage : storage;
  if (bucket === undefined || access === null) return { path };
  const prefix = dirname(key);
  const place = await openPlace({ storage: { ...access, bucket }, prefix: prefix === '.' ? '' : prefix });
  return place.find(basename(key));
}

/** Splits the path of a file into its folder and its name. */
export const fileAt = (path: string) => ({
  place: folderPlace(dirname(resolve(path))),
  name: basename(path),
});
