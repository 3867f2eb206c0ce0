/**
 * Tests a power cut, in which all data in the operating system's memory is lost. Killing a process is not enough,
 * because the operating system still writes its data. In these tests, only data that PostgreSQL has synced counts as
 * written.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as WorkerThreads from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Disk } from './testing/disk.child.ts';
import { DatabaseStoppedError } from './fatalErrors.ts';
import { openPool } from './testing/openPool.ts';
import type { OpenPool } from './testing/openPool.ts';

// In each database thread, the test controls fsync.
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof WorkerThreads>();
  class Worker extends real.Worker {
    constructor(script: URL, options: WorkerThreads.WorkerOptions) {
      super(script, {
        ...options,
        execArgv: ['--import', new URL('./testing/disk.child.ts', import.meta.url).href],
      });
    }
  }
  return { ...real, Worker };
});

// The timeout is long, because opening a database takes long if several test files do it at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const folders = mkdtempSync(join(tmpdir(), 'skill-harbor-fsync-'));
const template = join(folders, 'template');
const log = join(folders, 'synced');
process.env['DISK'] = join(folders, 'disk.json');
let dataDir: string;
let database: OpenPool;
const errors: Error[] = [];

function setDisk(disk: Partial<Disk> = {}): void {
  writeFileSync(String(process.env['DISK']), JSON.stringify({ folder: dataDir, ...disk }));
}
const synced = () => readFileSync(log, 'utf8').split('\n').slice(0, -1);

beforeAll(async () => {
  dataDir = template;
  setDisk();
  const first = await openPool(dataDir);
  await first.pool.query('create table entries (id integer primary key)');
  await first.close();
});

beforeEach(async () => {
  dataDir = mkdtempSync(join(folders, 'data-'));
  cpSync(template, dataDir, { recursive: true });
  setDisk();
  database = await openPool(dataDir, (error) => errors.push(error));
  errors.length = 0;
  writeFileSync(log, '');
});

afterEach(async () => {
  setDisk();
  await database.close();
});

afterAll(() => rmSync(folders, { recursive: true, force: true }));

const insert = (id: number) => database.pool.query('insert into entries values ($1)', [id]);

describe('the fsync of the embedded database', () => {
  test('fsync writes the log to the disk before a commit is acknowledged', async () => {
    setDisk({ log });
    setDisk({ log });
    await insert(1);
    expect(synced()).toEqual([expect.stringMatching(/^database\/pg_wal\/[0-9A-F]{24}$/)]);

    await database.pool.query('select * from entries');
    expect(synced()).toHaveLength(1);

    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('insert into entries values (2)');
    await client.query('insert into entries values (3)');
    expect(synced()).toHaveLength(1);
    await client.query('commit');
    client.release();
    expect(synced()).toHaveLength(2);
  });

  test('commits that were acknowledged survive a power cut', async () => {
    const afterPowerCut = join(folders, 'after-power-cut');
    cpSync(dataDir, afterPowerCut, { recursive: true });
    setDisk({ copies: afterPowerCut });
    for (let id = 1; id <= 20; id += 1) await insert(id);
    setDisk();

    const survived = await openPool(afterPowerCut);
    const { rows } = await survived.pool.query<{ id: number }>('select id from entries order by id');
    await survived.close();
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});

describe('a disk whose fsync fails', () => {
  test('a disk that fails stops the database with a clear error, and no further commit is acknowledged', async () => {
    await insert(1);
    setDisk({ refuses: true });
    await expect(insert(2)).rejects.toBeInstanceOf(DatabaseStoppedError);
    setDisk();
    // The database must stay stopped even if the disk works again: a later fsync may succeed although pages of the
    // failed one are lost.
    await expect(insert(3)).rejects.toThrow(/has stopped: PANIC: +could not fsync/);
    expect(errors).toEqual([expect.any(DatabaseStoppedError)]);
  });

  test('after a disk has failed, the folder is unlocked, and the next start finds all acknowledged commits', async () => {
    await insert(1);
    setDisk({ refuses: true });
    await expect(insert(2)).rejects.toBeInstanceOf(DatabaseStoppedError);
    setDisk();
    await database.close();

    database = await openPool(dataDir);
    const { rows } = await database.pool.query('select id from entries');
    expect(rows).toContainEqual({ id: 1 });
    await insert(3);
  });
});
