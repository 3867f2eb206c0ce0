/**
 * Provides an object storage for tests: the server at TEST_S3_ENDPOINT, or a server in memory.
 *
 *     const s3 = await startS3('harbor');                  makes a new bucket with this prefix
 *     openFileStore({ …, storage: s3.storage })            or the S3_… settings of s3.environment
 *     await s3.close();
 */
import { randomUUID } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { ObjectStorageSettings } from '../files/objectStorage.ts';
import { startMemoryS3 } from './memoryS3.ts';
import type { S3Server } from './memoryS3.ts';

export interface TestS3 {
  storage: ObjectStorageSettings;
  environment: Record<string, string>;
  /** Returns the keys of all objects in the bucket. */
  keys(): Promise<string[]>;
  /** Returns the content of an object in the bucket. */
  read(key: string): Promise<string | undefined>;
  /** Removes all objects from the bucket. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function startS3(name: string): Promise<TestS3> {
  const server = await openServer();
  const { endpoint, accessKeyId, secretAccessKey } = server;
  const bucket = `${name}-${randomUUID()}`;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const keys = async () => {
    const found: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
      found.push(...Contents.flatMap(({ Key }) => Key ?? []));
    return found;
  };
  return {
    storage: { bucket, endpoint, region: 'us-east-1', accessKeyId, secretAccessKey },
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    keys,
    async read(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return Body?.transformToString();
    },
    async clear() {
      for (const Key of await keys()) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    },
    async close() {
      client.destroy();
      await server.close();
    },
  };
}

function openServer(): Promise<S3Server> | S3Server {
  const {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_ACCESS_KEY_ID: accessKeyId = '',
    TEST_S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = process.env;
  if (!endpoint) return startMemoryS3();
  return { endpoint, accessKeyId, secretAccessKey, close: () => Promise.resolve() };
}
