/** Tests the messages that tell an operator why the object storage cannot be used. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3 } from '../testing/s3.ts';
import type { TestS3 } from '../testing/s3.ts';
import { requireBucket } from './objectStorage.ts';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3('errors');
});
afterAll(() => s3.close());

test('a bucket that exists causes no error', async () => {
  await expect(requireBucket(s3.storage, 'S3')).resolves.toBeUndefined();
});

test('the message names the missing bucket', async () => {
  await expect(requireBucket({ ...s3.storage, bucket: 'no-such-bucket' }, 'S3')).rejects.toThrow(
    /^The object storage at http\S+ has no bucket "no-such-bucket": create it, or correct S3_BUCKET\.$/,
  );
});

test('if the credentials are wrong, the message names the settings that contain them', async () => {
  const wrong = { ...s3.storage, accessKeyId: 'wrong', secretAccessKey: 'wrong' };
  await expect(requireBucket(wrong, 'TO_S3')).rejects.toThrow(
    /^The object storage at \S+ does not accept the credentials: correct TO_S3_ACCESS_KEY_ID and TO_S3_SECRET_ACCESS_KEY\.$/,
  );
});

test('the message names the endpoint that does not respond', { timeout: 20_000 }, async () => {
  // This test assumes that no server listens on port 1.
  await expect(requireBucket({ ...s3.storage, endpoint: 'http://127.0.0.1:1' }, 'S3')).rejects.toThrow(
    /^The object storage at http:\/\/127\.0\.0\.1:1 cannot be reached \(.+\): start it, or correct S3_ENDPOINT\.$/,
  );
});
