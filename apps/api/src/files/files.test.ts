/** Tests the behaviour that every file store must have, with a local folder and with object storage. */
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3 } from '../testing/s3.ts';
import type { TestS3 } from '../testing/s3.ts';
import type { FileStore } from './fileStore.ts';
import { localFileStore } from './localFileStore.ts';
import { objectStorage } from './objectStorage.ts';

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-files-'));
  s3 = await startS3('files');
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

async function store(files: FileStore, key: string, content = 'a resume'): Promise<void> {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  await files.put(key, path);
}

async function contentOf(files: FileStore, key: string): Promise<string | null> {
  const file = await files.open(key);
  return file && text(file.stream);
}

async function listed(files: FileStore, name: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.list(name)) keys.push(key);
  return keys.toSorted();
}

const stores: [string, (name: string) => FileStore][] = [
  ['the local folder', (name) => localFileStore(join(folder, name))],
  ['object storage', () => objectStorage(s3.storage)],
];

describe.each(stores)('the file store in %s', (_name, open) => {
  beforeEach(() => s3.clear());

  test('the file store stores a file, returns its complete content, and removes the file', async () => {
    const files = open('whole');
    await store(files, 'resumes/one.pdf');
    expect(await files.has('resumes/one.pdf')).toBe(true);
    const file = await files.open('resumes/one.pdf');
    expect(file?.size).toBe(8);
    expect(file && (await text(file.stream))).toBe('a resume');

    await files.remove('resumes/one.pdf');
    expect(await files.open('resumes/one.pdf')).toBeNull();
    expect(await files.has('resumes/one.pdf')).toBe(false);
    await files.remove('resumes/one.pdf');
  });

  test('the file store lists all files of a folder, and no files of its subfolders', async () => {
    const files = open('listed');
    expect(await listed(files, 'resumes')).toEqual([]);
    const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `resumes/${name}.pdf`);
    for (const key of [...keys, 'resumes/old/f.pdf', 'pictures/g.webp']) await store(files, key);
    expect(await listed(files, 'resumes')).toEqual(keys);
  });

  test('the file store moves a file, and ignores a missing file', async () => {
    const files = open('moved');
    await store(files, 'resumes/one.pdf');
    await files.move('resumes/one.pdf', 'trash/2026-05-04/resumes/one.pdf');
    await files.move('resumes/one.pdf', 'trash/2026-05-04/resumes/one.pdf');
    expect(await contentOf(files, 'trash/2026-05-04/resumes/one.pdf')).toBe('a resume');
    expect(await files.has('resumes/one.pdf')).toBe(false);
  });
});

test('the object storage stores the file under its key', async () => {
  await store(objectStorage(s3.storage), 'pictures/a-150.webp', 'kept');
  expect(await s3.read('pictures/a-150.webp')).toBe('kept');
});

test('the local folder never stores a file outside itself', async () => {
  const root = join(folder, 'local');
  const files = localFileStore(root);
  const path = join(folder, 'upload');
  await writeFile(path, 'x');
  await expect(files.put('../outside.pdf', path)).rejects.toThrow('points outside the folder');
  await expect(files.open('../../etc/passwd')).rejects.toThrow('points outside the folder');
  await files.put('resumes/one.pdf', path);
  expect(await readdir(join(root, 'resumes'))).toEqual(['one.pdf']);
  expect(await readFile(join(root, 'resumes', 'one.pdf'), 'utf8')).toBe('x');
  await expect(readFile(path)).rejects.toThrow('ENOENT');
});

test('when the last file of a day is removed from the local trash, the folder of the day is removed, too, and nothing else', async () => {
  const root = join(folder, 'days');
  const files = localFileStore(root);
  const keys = ['trash/2026-05-04/resumes/one.pdf', 'trash/2026-05-05/resumes/two.pdf', 'resumes/three.pdf'];
  for (const key of keys) await store(files, key);
  const foreign = join(root, 'trash/2026-05-05/mine/notes.txt');
  await mkdir(dirname(foreign));
  await writeFile(foreign, 'mine');
  for (const key of keys) await files.remove(key);
  expect(await readdir(join(root, 'trash'))).toEqual(['2026-05-05']);
  expect(await readdir(join(root, 'trash/2026-05-05'))).toEqual(['mine']);
  expect(await readdir(root)).toEqual(expect.arrayContaining(['resumes', 'trash']));
});
