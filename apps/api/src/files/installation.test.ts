/** Tests which file stores a server accepts for a database. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { testDatabase } from '../platform/database/testing.ts';
import { startS3 } from '../testing/s3.ts';
import type { TestS3 } from '../testing/s3.ts';
import type { FileStore } from './fileStore.ts';
import { newResumeKey } from './keys.ts';
import { localFileStore } from './localFileStore.ts';
import { objectStorage } from './objectStorage.ts';
import { openFileStore } from './openFileStore.ts';

const DATABASE_URL = 'postgres://harbor:secret@db.test:5432/harbor?password=secret';

let database: Database<Tables>;
let s3: TestS3;
let dataDir: string;
beforeAll(async () => {
  s3 = await startS3('harbor');
});
beforeEach(async () => {
  database = await testDatabase<Tables>();
  dataDir = mkdtempSync(join(tmpdir(), 'skill-harbor-installation-'));
  await s3.clear();
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});
afterAll(() => s3.close());

interface Kind {
  what: string;
  setting: string;
  isLocal: boolean;
}
const kinds: Kind[] = [
  { what: 'The data folder', setting: 'DATA_DIR', isLocal: true },
  { what: 'The bucket', setting: 'S3_BUCKET', isLocal: false },
];

/** Inserts the row of a resume into the database without storing its file. */
async function refer({ kysely }: Database<Tables>): Promise<string> {
  const { id } = await kysely
    .insertInto('users')
    .values({
      email: 'ada@example.com',
      password_hash: '',
      first_name: 'Ada',
      last_name: 'Okafor',
      role: 'freelancer',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely.insertInto('freelancers').values({ user_id: id }).execute();
  const key = newResumeKey('pdf');
  const resume = {
    freelancer_id: id,
    key,
    name: 'resume.pdf',
    type: 'pdf',
    size: 1,
    created_at: new Date(),
  } as const;
  await kysely.insertInto('resumes').values(resume).execute();
  return key;
}

describe.each(kinds)('$what as the file store', ({ what, setting, isLocal }) => {
  const storage = () => (isLocal ? null : s3.storage);
  const start = () =>
    openFileStore({ dataDir, databaseUrl: DATABASE_URL, storage: storage() }, database.kysely);
  const store = (): FileStore => (isLocal ? localFileStore(dataDir) : objectStorage(s3.storage));
  async function put(key: string, content = 'x'): Promise<void> {
    const path = join(dataDir, 'upload');
    await writeFile(path, content);
    await store().put(key, path);
  }
  async function storedId(): Promise<string | null> {
    const file = await store().open('installation');
    return file && (await text(file.stream)).trim();
  }
  const idOf = async (one: Database<Tables>) =>
    (await one.kysely.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;

  test('a new file store is assigned to the database, and recognized later', async () => {
    await start();
    expect(await storedId()).toBe(await idOf(database));
    await put(newResumeKey('pdf'));
    await start();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('installation.'))).toEqual([]);
  });

  test('a file store of another installation is refused with a message that names both installations', async () => {
    const other = '3f0c7a52-0000-4000-8000-000000000001';
    await put('installation', other);
    const refusal = await start().then(() => 'started', String);
    expect(refusal).toContain(
      `${what} ${isLocal ? dataDir : s3.storage.bucket} belongs to the installation ${other}`,
    );
    expect(refusal).toContain(
      `the database postgres://harbor@db.test:5432/harbor to ${await idOf(database)}.`,
    );
    expect(refusal).toContain(`Set ${setting} or DATABASE_URL`);
    expect(refusal).not.toContain('secret');
    expect(await storedId()).toBe(other);
  });

  test('a file store whose files the database does not refer to is refused, and its files are kept', async () => {
    const keys = [newResumeKey('docx'), `pictures/${crypto.randomUUID()}-150.webp`];
    for (const key of keys) await put(key);
    await expect(start()).rejects.toThrow(
      /^The .* holds resumes or pictures, but the database .* refers to none/,
    );
    for (const key of keys) expect(await store().has(key)).toBe(true);
    expect(await storedId()).toBeNull();
  });

  test('a file store with files of other programs is accepted, and these files are kept', async () => {
    const foreign = ['resumes/notes.txt', 'pictures/old/me.webp'];
    for (const key of foreign) await put(key);
    await start();
    for (const key of foreign) expect(await store().has(key)).toBe(true);
  });

  test('a file store that has none of the files of the database is refused, unless the operator allows it', async () => {
    await refer(database);
    await put(newResumeKey('pdf'));
    const refusal = await start().then(() => 'started', String);
    expect(refusal).toMatch(/The database .* refers to resumes or pictures, but the .* holds none of them\./);
    expect(refusal).toContain('set S3_BUCKET');
    const [, id = ''] = /write (\S+) into the file installation/.exec(refusal) ?? [];
    await put('installation', `${id}\n`);
    await start();
  });

  test('a file store without an id is accepted if it contains files that the database refers to', async () => {
    const key = await refer(database);
    await put(key);
    await start();
    expect(await storedId()).toBe(await idOf(database));
    expect(await store().has(key)).toBe(true);
  });
});
