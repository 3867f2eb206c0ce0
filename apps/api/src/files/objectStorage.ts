/** Stores files in S3-compatible object storage, for several servers. */
import { readFile } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStore } from './fileStore.ts';

export interface ObjectStorageSettings {
  bucket: string;
  /** Null: Amazon's. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export function objectStorage(settings: ObjectStorageSettings): FileStore {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Other services than Amazon's have the bucket in the path.
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      // Not every service supports the newer checksums and access lists for each file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      visibility: 'private',
    }),
  );

  return {
    async put(key, path) {
      // Files are a few megabytes at most, and every service accepts a body of known length.
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

    async remove(key) {
      await disk.delete(key);
    },
  };
}
