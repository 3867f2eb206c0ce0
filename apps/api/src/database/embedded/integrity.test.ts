import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { DatabaseStartError } from './fatalErrors.ts';

// Opening a database takes long when several test files do it at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const folders = mkdtempSync(join(tmpdir(), 'skill-harbor-integrity-'));
const closed = join(folders, 'closed');
const crashed = join(folders, 'crashed');
let table: string;

beforeAll(async () => {
  const database = await openDatabase({ dataDir: closed });
  await sql`create table entries (id integer primary key, content text)`.execute(database.kysely);
  await sql`insert into entries select g, repeat('x', 500) from generate_series(1, 1000) as g`.execute(
    database.kysely,
  );
  await sql`vacuum analyze entries`.execute(database.kysely);
  // PostgreSQL empties such a table after a crash.
  await sql`create unlogged table counts (key text primary key)`.execute(database.kysely);
  await sql`insert into counts select repeat('x', 200) || g from generate_series(1, 1000) as g`.execute(
    database.kysely,
  );
  await sql`vacuum analyze counts`.execute(database.kysely);
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath('entries') as path`.execute(
    database.kysely,
  );
  table = rows[0]?.path ?? '';
  await sql`checkpoint`.execute(database.kysely);
  // What a crash leaves: the files without a clean shutdown.
  cpSync(closed, crashed, { recursive: true });
  await database.close();
});
afterAll(() => rmSync(folders, { recursive: true, force: true }));

function copyOf(original: string): string {
  const copy = mkdtempSync(join(folders, 'copy-'));
  cpSync(original, copy, { recursive: true });
  return copy;
}

async function startOf(dataDir: string): Promise<string> {
  try {
    const database = await openDatabase({ dataDir });
    await database.close();
    return 'started';
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    return error.message;
  }
}

const remedy = 'restore the data folder from a backup';
const half = (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2 / 8192) * 8192);

test('a folder that was closed cleanly starts repeatedly, also as a copy', async () => {
  const dataDir = copyOf(closed);
  expect(await startOf(dataDir)).toBe('started');
  expect(await startOf(dataDir)).toBe('started');
  expect(await startOf(copyOf(dataDir))).toBe('started');
});

test('a folder that was left by a crash starts', async () => {
  expect(await startOf(copyOf(crashed))).toBe('started');
});

test.each([
  ['closed cleanly', closed],
  ['left by a crash', crashed],
])('the table of a folder %s that was cut at the end of a block stops the start', async (_how, original) => {
  const dataDir = copyOf(original);
  half(join(dataDir, 'database', table));
  const message = await startOf(dataDir);
  expect(message).toContain(join(dataDir, 'database'));
  expect(message).toContain(remedy);
});

test.each([
  ['closed cleanly', closed],
  ['left by a crash', crashed],
])('the table of a folder %s that is missing stops the start', async (_how, original) => {
  const dataDir = copyOf(original);
  rmSync(join(dataDir, 'database', table));
  expect(await startOf(dataDir)).toContain(remedy);
});

test.each([
  ['closed cleanly', closed],
  ['left by a crash', crashed],
])('the missing log of a folder %s stops the start', async (_how, original) => {
  const dataDir = copyOf(original);
  const log = join(dataDir, 'database', 'pg_wal');
  for (const name of readdirSync(log).filter((entry) => /^[0-9A-F]{24}$/.test(entry)))
    rmSync(join(log, name));
  expect(await startOf(dataDir)).toContain(remedy);
});

test('leaves a damaged folder unchanged', async () => {
  const dataDir = copyOf(closed);
  const list = join(dataDir, 'database', 'skill_harbor_files.json');
  const before = readFileSync(list, 'utf8');
  half(join(dataDir, 'database', table));
  await startOf(dataDir);
  await startOf(dataDir);
  expect(readFileSync(list, 'utf8')).toBe(before);
});
