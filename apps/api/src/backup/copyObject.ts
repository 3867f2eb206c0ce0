import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import type { CompletedPart, S3Client } from '@aws-sdk/client-s3';

/** The storage copies at most 5 GB in one request. */
const PART_BYTES = 4 * 1024 ** 3;

interface Copied {
  Bucket: string;
  from: string;
  to: string;
}

/**
 * Copies an object within its bucket, and copies a large object in parts. The storage copies the content itself, so
 * nothing is downloaded.
 */
export async function copyObject(
  client: S3Client,
  { Bucket, from, to }: Copied,
  partBytes = PART_BYTES,
): Promise<void> {
  const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/');
  const target = { Bucket, Key: to };
  const { ContentLength: size = 0 } = await client.send(new HeadObjectCommand({ Bucket, Key: from }));
  if (size <= partBytes) return void (await client.send(new CopyObjectCommand({ ...target, CopySource })));

  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  try {
    const Parts: CompletedPart[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const PartNumber = Parts.length + 1;
      const CopySourceRange = `bytes=${start}-${Math.min(start + partBytes, size) - 1}`;
      const { CopyPartResult } = await client.send(
        new UploadPartCopyCommand({ ...target, UploadId, PartNumber, CopySource, CopySourceRange }),
      );
      Parts.push({ PartNumber, ETag: CopyPartResult?.ETag });
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }),
    );
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => undefined);
    throw error;
  }
}
