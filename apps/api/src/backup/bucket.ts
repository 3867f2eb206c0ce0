/** Stores archives in S3-compatible object storage, without writing a copy to the disk of this machine. */
import { PassThrough, Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { clientOf } from '../files/objectStorage.ts';
import { explainStorage } from '../files/storageErrors.ts';
import type { BucketSettings } from '../settings/backups.ts';
import type { ArchivePlace } from './archivePlace.ts';
import { copyObject } from './copyObject.ts';

/**
 * The size of each part of an upload, in bytes. The storage accepts 10,000 parts, so an archive can have up to 160 GB.
 */
const PART_BYTES = 16 * 1024 * 1024;

export function bucketPlace({ storage, prefix }: BucketSettings): ArchivePlace {
  const client = clientOf(storage);
  const { bucket: Bucket } = storage;
  const folder = prefix === '' ? '' : `${prefix}/`;
  const pathOf = (name: string) => `s3://${Bucket}/${folder}${name}`;
  const explained = <Result>(result: Promise<Result>): Promise<Result> =>
    result.catch((error: unknown) => Promise.reject(explainStorage(error, storage, 'S3', 'BACKUP_TO')));

  const remove = async (name: string) => {
    await explained(client.send(new DeleteObjectCommand({ Bucket, Key: folder + name })));
  };
  const find = (name: string) => ({
    path: pathOf(name),
    async open() {
      const { Body } = await explained(client.send(new GetObjectCommand({ Bucket, Key: folder + name })));
      if (Body instanceof Readable) return Body;
      throw new Error(`${pathOf(name)} has no content.`);
    },
  });

  return {
    pathOf,
    async list() {
      const names: string[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: folder });
      const readAll = async () => {
        for await (const { Contents = [] } of pages)
          names.push(...Contents.flatMap(({ Key }) => Key?.slice(folder.length) ?? []));
      };
      await explained(readAll());
      return names;
    },
    // An archive gets its final name only after it was read back. Before that, its name ends with `.partial`, as for an
    // archive in a folder.
    async put(name, write, check) {
      const partial = `${name}.partial`;
      const content = new PassThrough();
      const params = { Bucket, Key: folder + partial, Body: content };
      const uploaded = explained(new Upload({ client, params, partSize: PART_BYTES }).done());
      // If the upload fails, also ends the task that writes the archive.
      uploaded.catch((error: unknown) => content.destroy(error instanceof Error ? error : undefined));
      try {
        await write(content);
        await uploaded;
        await check(find(partial));
        await explained(copyObject(client, { Bucket, from: folder + partial, to: folder + name }));
      } catch (error) {
        content.destroy(new Error('The backup has failed.'));
        await uploaded.catch(() => undefined);
        await remove(partial).catch(() => undefined);
        throw error;
      }
      await remove(partial);
    },
    remove,
    find,
  };
}
