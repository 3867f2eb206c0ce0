/** Tests the cleanup of files that have no row in the database, because a server crashed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { testDatabase } from '../platform/database/testing.ts';
import { silentLog } from '../testing/log.ts';
import { startS3 } from '../testing/s3.ts';
import type { TestS3 } from '../testing/s3.ts';
import { secondsAfter } from '../platform/time/clock.ts';
import type { FileStore } from './fileStore.ts';
import { newResumeKey } from './keys.ts';
import { localFileStore } from './localFileStore.ts';
import { objectStorage } from './objectStorage.ts';
import { createOrphanCleanup } from './orphanCleanup.ts';
import { discardFiles, storeFiles } from './storeFiles.ts';
import { claimFiles } from './unreferenced.repository.ts';

const START = new Date('2026-05-04T09:00:00Z');
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

let folder: string;
let s3: TestS3;
let database: Database<Tables>;
let now: Date;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-tidy-'));
  s3 = await startS3('orphans');
  database = await testDatabase<Tables>();
});
beforeEach(async () => {
  now = START;
  await database.kysely.deleteFrom('unreferenced_files').execute();
});
afterAll(async () => {
  await database.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

const stores: [string, () => FileStore][] = [
  ['the local folder', () => localFileStore(join(folder, 'data'))],
  ['object storage', () => objectStorage(s3.storage)],
];

describe.each(stores)('the cleanup of %s', (_name, open) => {
  let files: FileStore;
  beforeEach(() => (files = open()));
  const services = () => ({ queries: database.kysely, files, clock: () => now });

  async function upload(content = 'a resume'): Promise<string> {
    const path = join(folder, 'upload');
    await writeFile(path, content);
    return path;
  }
  /** Stores a file without a row, as if the server had crashed before the transaction of the request was committed. */
  async function store(): Promise<string> {
    const key = newResumeKey('pdf');
    await storeFiles(services(), [{ key, path: await upload() }]);
    return key;
  }
  /** Runs the cleanup of a server that starts this many seconds after the beginning of the test. */
  async function startAfter(seconds: number, isAlone = true): Promise<void> {
    now = secondsAfter(START, seconds);
    await createOrphanCleanup({ ...services(), log: silentLog, isAlone })();
  }
  const onRecord = () => database.kysely.selectFrom('unreferenced_files').select('key').execute();

  test('the cleanup moves an orphan to the trash, and deletes it from the trash after seven days', async () => {
    const key = await store();
    const trashed = `trash/2026-05-04/${key}`;
    await startAfter(60);
    expect(await files.has(key)).toBe(false);
    expect(await files.has(trashed)).toBe(true);
    await startAfter(7 * DAY - 10 * HOUR);
    expect(await files.has(trashed)).toBe(true);
    await startAfter(7 * DAY);
    expect(await files.has(trashed)).toBe(false);
    expect(await onRecord()).toEqual([]);
  });

  test('the cleanup never removes a file to which a row refers, or a file that has no record', async () => {
    const claimed = await store();
    await database.kysely.transaction().execute((transaction) => claimFiles(transaction, [claimed]));
    const unknown = newResumeKey('pdf');
    await files.put(unknown, await upload());
    for (const days of [0, 7, 30]) await startAfter(days * DAY);
    expect(await files.has(claimed)).toBe(true);
    expect(await files.has(unknown)).toBe(true);
  });

  test('the cleanup does not remove a file that another server is storing', async () => {
    const key = await store();
    await startAfter(HOUR - 1, false);
    expect(await files.has(key)).toBe(true);
    await startAfter(HOUR, false);
    expect(await files.has(key)).toBe(false);
  });

  test('the cleanup does not remove a file that this server has stored since its start', async () => {
    now = secondsAfter(START, -60);
    const cleanUp = createOrphanCleanup({ ...services(), log: silentLog, isAlone: true });
    now = START;
    const key = await store();
    await cleanUp();
    expect(await files.has(key)).toBe(true);
    now = secondsAfter(START, HOUR);
    await cleanUp();
    expect(await files.has(key)).toBe(false);
  });

  test('if the cleanup has moved a file to the trash, a transaction that inserts a row for the file fails', async () => {
    const key = await store();
    await startAfter(60);
    const late = database.kysely.transaction().execute((transaction) => claimFiles(transaction, [key]));
    await expect(late).rejects.toThrow('abandoned');
  });

  test('if one orphan cannot be moved, the cleanup moves the others, and tries the first one again in the next run', async () => {
    const [broken, other] = [await store(), await store()];
    const works = files;
    files = {
      ...works,
      move: (from, to) => (from === broken ? Promise.reject(new Error('EIO')) : works.move(from, to)),
    };
    await startAfter(60);
    expect([await works.has(broken), await works.has(other)]).toEqual([true, false]);
    files = works;
    await startAfter(DAY);
    expect(await files.has(`trash/2026-05-04/${broken}`)).toBe(true);
  });

  test('the cleanup removes the record of a file that was never stored', async () => {
    const key = newResumeKey('pdf');
    const failing = { ...services(), files: { ...files, put: () => Promise.reject(new Error('ENOSPC')) } };
    await expect(storeFiles(failing, [{ key, path: '' }])).rejects.toThrow('ENOSPC');
    expect(await onRecord()).toEqual([]);
  });

  test('when files are discarded, those to which no row refers are removed, but no files of committed rows', async () => {
    const [refused, committed] = [await store(), await store()];
    await database.kysely.transaction().execute((transaction) => claimFiles(transaction, [committed]));
    // If the connection to the database breaks during the commit, the server discards both files.
    await discardFiles(services(), [refused, committed]);
    expect([await files.has(refused), await files.has(committed)]).toEqual([false, true]);
    expect(await onRecord()).toEqual([]);
  });
});
