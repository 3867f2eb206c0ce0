/** Files in S3-compatible object storage, for more than one server. */
import { readFile } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { ObjectStorageSettings } from '../settings.ts';
import type { FileStore } from './store.ts';

export function objectStorage(settings: ObjectStorageSettings): FileStore {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Whatever speaks S3 at an address of its own has its buckets in the path.
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      // Checksums of the newer kind, and access lists for each file, are not understood everywhere.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      visibility: 'private',
    }),
  );

  return {
    async keep(key, path) {
      // Files are a few megabytes at most; a body of known length is what every storage takes.
      await disk.put(key, await readFile(path));
    },

    async open(key) {
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), size: contentLength };
    },

    async remove(key) {
      await disk.delete(key);
    },
  };
}
