/** Runs an object storage in memory. It supports those parts of S3 that the server and its tests use. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  close(): Promise<void>;
}

/** The page size is small, so that even a list of few objects has several pages. */
const PAGE_SIZE = 2;

/** The objects, by `/bucket/key`. */
type Objects = Map<string, Buffer>;

export async function startMemoryS3(): Promise<S3Server> {
  const objects: Objects = new Map();
  const buckets = new Set<string>();
  const server = createServer((request, response) => void respond(objects, buckets, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // The cast is safe: `address()` returns a string only for a socket in the file system.
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  objects: Objects,
  buckets: Set<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const path = decodeURIComponent(pathname);
  const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') ?? false;
  if (!isSigned) return refuse(response, 403, 'InvalidAccessKeyId');
  const [, bucket = '', ...rest] = path.split('/');
  const isBucket = rest.join('/') === '';
  if (request.method === 'PUT' && isBucket) buckets.add(bucket);
  if (!buckets.has(bucket)) return refuse(response, 404, 'NoSuchBucket');

  const object = objects.get(path);
  if (request.method === 'POST' && searchParams.has('uploads'))
    return void response.end(
      '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>',
    );
  if (request.method === 'POST') {
    const parts = [...objects.keys()].filter((key) => key.startsWith(`${path}#`)).toSorted();
    objects.set(path, Buffer.concat(parts.map((key) => objects.get(key) ?? Buffer.alloc(0))));
    for (const key of parts) objects.delete(key);
    return void response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }
  if (request.method === 'PUT') {
    if (isBucket) return void response.end();
    const part = searchParams.get('partNumber');
    const target = part === null ? path : `${path}#${part.padStart(5, '0')}`;
    const source = request.headers['x-amz-copy-source'];
    if (source === undefined) {
      objects.set(target, await buffer(request));
      return void response.end();
    }
    const copied = objects.get(`/${decodeURIComponent(String(source)).replace(/^\//, '')}`);
    if (!copied) return void response.writeHead(404).end();
    const [, from = 0, to = copied.length - 1] =
      /^bytes=(\d+)-(\d+)$/.exec(String(request.headers['x-amz-copy-source-range'])) ?? [];
    objects.set(target, copied.subarray(Number(from), Number(to) + 1));
    const result = part === null ? 'CopyObjectResult' : 'CopyPartResult';
    return void response.end(`<${result}><ETag>1</ETag></${result}>`);
  }
  if (request.method === 'DELETE') {
    objects.delete(path);
    return void response.writeHead(204).end();
  }
  if (searchParams.has('list-type')) {
    return void response.end(listing(objects, path.replace(/\/$/, ''), searchParams));
  }
  if (!object) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-length': object.length, 'last-modified': new Date(0).toUTCString() });
  response.end(request.method === 'GET' ? object : undefined);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Returns one page of the list of objects and subfolders in a folder. */
function listing(objects: Objects, bucket: string, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const start = Number(query.get('continuation-token') ?? 0);
  const keys = [...objects.keys()]
    .filter((path) => path.startsWith(`${bucket}/${prefix}`))
    .map((path) => path.slice(bucket.length + 1))
    .toSorted();
  const entries = keys.map((key) => {
    const [name = '', ...below] = key.slice(prefix.length).split('/');
    return below.length > 0 && query.has('delimiter')
      ? `<CommonPrefixes><Prefix>${prefix}${name}/</Prefix></CommonPrefixes>`
      : `<Contents><Key>${key}</Key><Size>1</Size><LastModified>2026-05-04T09:00:00.000Z</LastModified></Contents>`;
  });
  const end = start + PAGE_SIZE;
  const isTruncated = end < entries.length;
  const next = isTruncated ? `<NextContinuationToken>${end}</NextContinuationToken>` : '';
  return (
    `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}` +
    `${entries.slice(start, end).join('')}</ListBucketResult>`
  );
}
