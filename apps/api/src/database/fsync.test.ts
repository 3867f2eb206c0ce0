/**
 * What kill -9 cannot show: the operating system still writes what a killed process left behind, but not what a
 * power cut left in its memory. Here only what PostgreSQL has asked to fsync counts as written.
 */
import type * as Fs from 'node:fs';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseStoppedError } from './breakdown.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';

const disk = vi.hoisted(() => ({ onFsync: (_descriptor: number): void => undefined }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof Fs>();
  const fsyncSync = (descriptor: number) => {
    disk.onFsync(descriptor);
    real.fsyncSync(descriptor);
  };
  return { ...real, default: { ...real, fsyncSync }, fsyncSync };
});

const { fstatSync } = await vi.importActual<typeof Fs>('node:fs');

interface Tables {
  entries: { id: number };
}

// Opening a database takes long where several test files do it at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const folders = mkdtempSync(join(tmpdir(), 'skill-harbor-fsync-'));
const template = join(folders, 'template');
let dataDir: string;
let database: Database<Tables>;
const heard: Error[] = [];

beforeAll(async () => {
  const first = await openDatabase<Tables>({ dataDir: template });
  await sql`create table entries (id integer primary key)`.execute(first.kysely);
  await first.close();
});

beforeEach(async () => {
  dataDir = mkdtempSync(join(folders, 'data-'));
  cpSync(template, dataDir, { recursive: true });
  database = await openDatabase<Tables>({ dataDir, onError: (error) => heard.push(error) });
  heard.length = 0;
});

afterEach(async () => {
  disk.onFsync = () => undefined;
  await database.close();
});

afterAll(() => rmSync(folders, { recursive: true, force: true }));

const insert = (id: number) => database.kysely.insertInto('entries').values({ id }).execute();

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The path of an open file inside the database, so that what happens to it can be told. */
function pathOf(descriptor: number): string | undefined {
  const { ino } = fstatSync(descriptor);
  return filesIn(join(dataDir, 'database')).find((path) => statSync(path).ino === ino);
}

describe('fsync', () => {
  test('a commit has reached the log file on the disk before it is acknowledged', async () => {
    const synced: string[] = [];
    disk.onFsync = (descriptor) => synced.push(relative(dataDir, pathOf(descriptor) ?? ''));

    await insert(1);
    expect(synced).toEqual([expect.stringMatching(/^database\/pg_wal\/[0-9A-F]{24}$/)]);

    await database.kysely.selectFrom('entries').selectAll().execute();
    expect(synced).toHaveLength(1);

    await database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('entries').values({ id: 2 }).execute();
      await transaction.insertInto('entries').values({ id: 3 }).execute();
      expect(synced).toHaveLength(1);
    });
    expect(synced).toHaveLength(2);
  });

  test('what was acknowledged survives a power cut', async () => {
    const afterPowerCut = join(folders, 'after-power-cut');
    cpSync(dataDir, afterPowerCut, { recursive: true });
    disk.onFsync = (descriptor) => {
      const path = pathOf(descriptor);
      if (path) cpSync(path, join(afterPowerCut, relative(dataDir, path)));
    };
    for (let id = 1; id <= 20; id += 1) await insert(id);
    disk.onFsync = () => undefined;

    const survived = await openDatabase<Tables>({ dataDir: afterPowerCut });
    const rows = await survived.kysely.selectFrom('entries').select('id').orderBy('id').execute();
    await survived.close();
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});

describe('a disk that refuses', () => {
  function refuse(): void {
    disk.onFsync = () => {
      throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', errno: -5 });
    };
  }

  test('stops the database with a clear error, and acknowledges nothing more', async () => {
    await insert(1);
    refuse();
    await expect(insert(2)).rejects.toBeInstanceOf(DatabaseStoppedError);
    disk.onFsync = () => undefined;
    // A later fsync may succeed without the lost pages, so the disk being well again changes nothing.
    await expect(insert(3)).rejects.toThrow(/has stopped: PANIC: +could not fsync/);
    expect(heard).toEqual([expect.any(DatabaseStoppedError)]);
  });

  test('gives the folder back, and the next start finds what was acknowledged', async () => {
    await insert(1);
    refuse();
    await expect(insert(2)).rejects.toBeInstanceOf(DatabaseStoppedError);
    disk.onFsync = () => undefined;
    await database.close();

    database = await openDatabase<Tables>({ dataDir });
    const ids = await database.kysely.selectFrom('entries').select('id').execute();
    expect(ids).toContainEqual({ id: 1 });
    await insert(3);
  });
});

test('a query too deep for the stack stops the database, too', async () => {
  await insert(1);
  await expect(sql`select ${'['.repeat(100_000)}::jsonb`.execute(database.kysely)).rejects.toBeInstanceOf(
    DatabaseStoppedError,
  );
  await expect(insert(2)).rejects.toBeInstanceOf(DatabaseStoppedError);
});
