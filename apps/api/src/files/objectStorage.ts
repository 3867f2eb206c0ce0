/** Stores files in S3-compatible object storage, which several servers can share. */
import { readFile } from 'node:fs/promises';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStore } from './fileStore.ts';
import { explainStorage } from './storageErrors.ts';
import type { StoragePrefix } from './storageErrors.ts';

export interface ObjectStorageSettings {
  bucket: string;
  /** The URL of the service, or null for Amazon S3. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const CHECK_TIMEOUT_MS = 10_000;

/**
 * Checks the bucket. Throws an ObjectStorageError (storageErrors.ts) if the bucket cannot be used.
 *
 * @param prefix the prefix of the names of the storage's settings
 */
export async function requireBucket(settings: ObjectStorageSettings, prefix: StoragePrefix): Promise<void> {
  const client = clientOf(settings);
  try {
    const abortSignal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    await client.send(new ListObjectsV2Command({ Bucket: settings.bucket, MaxKeys: 1 }), { abortSignal });
  } catch (error) {
    throw explainStorage(error, settings, prefix);
  } finally {
    client.destroy();
  }
}

export function clientOf({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Omit<ObjectStorageSettings, 'bucket'>): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon S3 expect the name of the bucket in the path of the URL.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Turns off the newer checksums, because some services do not support them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

export function objectStorage(settings: ObjectStorageSettings): FileStore {
  const { bucket } = settings;
  // Sends no access control list with a file, because some services do not support such lists.
  const disk = new Disk(
    new S3Driver({ client: clientOf(settings), bucket, supportsACL: false, visibility: 'private' }),
  );

  return {
    async put(key, path) {
      // Reads the file into memory, because not every service accepts a body of unknown length. Files have a few
      // megabytes at most.
      await disk.put(key, await readFile(path));
    },

    async open(key) {
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), size: contentLength };
    },

    has: (key) => disk.exists(key),

    async *list(folder) {
      let page: { paginationToken?: string } = {};
      do {
        const { objects, paginationToken } = await disk.listAll(folder, page);
        for (const object of objects) if (object.isFile) yield object.key;
        page = paginationToken === undefined ? {} : { paginationToken };
      } while (page.paginationToken !== undefined);
    },

    async move(from, to) {
      if (await disk.exists(from)) await disk.move(from, to);
    },

    async copy(from, to) {
      if (!(await disk.exists(from))) return false;
      await disk.copy(from, to);
      return true;
    },

    async remove(key) {
      await disk.delete(key);
    },
  };
}
