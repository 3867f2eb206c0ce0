import { join } from 'node:path';
import type { Queries } from '../platform/database/tables.ts';
import type { FileStore } from './fileStore.ts';
import { requireOwnFiles, requireSameInstallation } from './installation.ts';
import type { Locations } from './installation.ts';
import { localFileStore } from './localFileStore.ts';
import type { ObjectStorageSettings } from './objectStorage.ts';
import type { StoragePrefix } from './storageErrors.ts';

interface FileSettings {
  dataDir: string;
  /** The URL of the database, or null for the embedded database. */
  databaseUrl: string | null;
  /** The settings of the object storage, or null to store files in the data folder. */
  storage: ObjectStorageSettings | null;
}

/** Opens the file store that the settings name. Throws ForeignFilesError if the store belongs to another database. */
export async function openFileStore(settings: FileSettings, queries: Queries): Promise<FileStore> {
  const files = await openStore(settings);
  await requireSameInstallation(queries, files, locationsOf(settings), settings.dataDir);
  return files;
}

/** Opens the file store for reading, and checks in the same way whether it belongs to the database. Writes nothing. */
export async function openFileStoreToRead(settings: FileSettings, queries: Queries): Promise<FileStore> {
  const files = await openStore(settings);
  await requireOwnFiles(queries, files, locationsOf(settings));
  return files;
}

function locationsOf({ dataDir, databaseUrl, storage }: FileSettings): Locations {
  return {
    files: storage === null ? `the data folder ${dataDir}` : `the bucket ${storage.bucket}`,
    setting: storage === null ? 'DATA_DIR' : 'S3_BUCKET',
    database:
      databaseUrl === null
        ? `the embedded database in ${join(dataDir, 'database')}`
        : `the database ${withoutSecrets(databaseUrl)}`,
  };
}

/**
 * Opens a file store without checking to which database it belongs.
 *
 * @param prefix the prefix of the names of the object storage's settings
 */
export async function openStore(
  { dataDir, storage }: FileSettings,
  prefix: StoragePrefix = 'S3',
): Promise<FileStore> {
  if (storage === null) return localFileStore(dataDir);
  // Loads the module only when it is used, because the S3 client is larger than the rest of the server.
  const { objectStorage, requireBucket } = await import('./objectStorage.ts');
  await requireBucket(storage, prefix);
  return objectStorage(storage);
}

/** Returns the URL without its password, which can also be a query parameter. */
function withoutSecrets(databaseUrl: string): string {
  const { protocol, username, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}

/** Returns a notice if the files are on this machine although the database is on a server, or else null. */
export function localFilesNotice({ dataDir, databaseUrl, storage }: FileSettings): string | null {
  if (databaseUrl === null || storage !== null) return null;
  return `Files are kept in ${dataDir}, on this machine only. A second server on this database needs S3_BUCKET.`;
}
