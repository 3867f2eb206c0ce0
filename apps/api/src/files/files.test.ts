/** What every file store must do, on the local folder and on an S3 server that keeps its objects in memory. */
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localFiles } from './local.ts';
import { openFiles } from './open.ts';
import type { FileStore } from './store.ts';

let folder: string;
const s3 = createServer((request, response) => void answer(request, response));
const objects = new Map<string, Buffer>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-files-'));
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => s3.close(resolve));
  await rm(folder, { recursive: true });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = new URL(request.url ?? '', 'http://s3').pathname;
  const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') ?? false;
  if (!isSigned) return void response.writeHead(403).end();
  if (request.method === 'PUT') objects.set(key, await buffer(request));
  if (request.method === 'DELETE') objects.delete(key);
  const object = objects.get(key);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && !object) return void response.writeHead(404).end();
  const headers = {
    'content-length': isRead ? (object?.length ?? 0) : 0,
    'last-modified': new Date(0).toUTCString(),
  };
  response.writeHead(request.method === 'DELETE' ? 204 : 200, headers);
  response.end(request.method === 'GET' ? object : undefined);
}

const stores: [string, () => Promise<FileStore>][] = [
  ['the local folder', () => openFiles({ dataDir: join(folder, 'data'), storage: null })],
  [
    'object storage',
    () => {
      const { port } = s3.address() as AddressInfo;
      const storage = {
        bucket: 'harbor',
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      };
      return openFiles({ dataDir: folder, storage });
    },
  ],
];

describe.each(stores)('%s', (_name, open) => {
  test('keeps a file, gives it back whole, and forgets it', async () => {
    const files = await open();
    const path = join(folder, 'upload');
    await writeFile(path, 'a resume');
    await files.keep('resumes/one.pdf', path);

    const file = await files.open('resumes/one.pdf');
    expect(file?.size).toBe(8);
    expect(file && (await buffer(file.stream)).toString()).toBe('a resume');

    await files.remove('resumes/one.pdf');
    expect(await files.open('resumes/one.pdf')).toBeNull();
    await files.remove('resumes/one.pdf');
  });
});

test('the object storage has the file under its key', async () => {
  const files = await (stores[1]?.[1] ?? fail)();
  await writeFile(join(folder, 'upload'), 'kept');
  await files.keep('pictures/a-150.webp', join(folder, 'upload'));
  expect(objects.get('/harbor/pictures/a-150.webp')?.toString()).toBe('kept');
});

test('the local folder moves a file into place and never out of it', async () => {
  const root = join(folder, 'local');
  const files = localFiles(root);
  const path = join(folder, 'upload');
  await writeFile(path, 'x');
  await expect(files.keep('../outside.pdf', path)).rejects.toThrow('leads out of the folder');
  await expect(files.open('../../etc/passwd')).rejects.toThrow('leads out of the folder');
  await files.keep('resumes/one.pdf', path);
  expect(await readdir(join(root, 'resumes'))).toEqual(['one.pdf']);
  expect(await readFile(join(root, 'resumes', 'one.pdf'), 'utf8')).toBe('x');
  await expect(readFile(path)).rejects.toThrow('ENOENT');
});

function fail(): never {
  throw new Error('There is no such store.');
}
