import { CreateBucketCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf } from '../files/objectStorage.ts';
import { startMemoryS3 } from '../testing/memoryS3.ts';
import { copyObject } from './copyObject.ts';

// Mocks the client of the storage, because a real storage refuses parts of only a few bytes.
test.each([4, 5, 10, 100])(
  'an object of ten bytes is copied completely if each part has %d bytes',
  async (partBytes) => {
    const server = await startMemoryS3();
    onTestFinished(() => server.close());
    const Bucket = 'backups';
    const client = clientOf({ ...server, region: 'us-east-1' });
    await client.send(new CreateBucketCommand({ Bucket }));
    await client.send(new PutObjectCommand({ Bucket, Key: 'at night/a.partial', Body: '0123456789' }));
    await copyObject(client, { Bucket, from: 'at night/a.partial', to: 'at night/a' }, partBytes);
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'at night/a' }));
    expect(await Body?.transformToString()).toBe('0123456789');
  },
);
