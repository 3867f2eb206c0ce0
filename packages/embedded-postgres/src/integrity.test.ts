import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseStartError } from './fatalErrors.ts';
import { openPool } from './testing/openPool.ts';

// The timeout is long, because opening a database takes long if several test files do it at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const folders = mkdtempSync(join(tmpdir(), 'skill-harbor-integrity-'));
const closed = join(folders, 'closed');
const crashed = join(folders, 'crashed');
let table: string;

beforeAll(async () => {
  const database = await openPool(closed);
  await database.pool.query(`create table entries (id integer primary key, content text)`);
  await database.pool.query(
    `insert into entries select g, repeat('x', 500) from generate_series(1, 1000) as g`,
  );
  await database.pool.query(`vacuum analyze entries`);
  // After a crash, PostgreSQL empties an unlogged table.
  await database.pool.query(`create unlogged table counts (key text primary key)`);
  await database.pool.query(
    `insert into counts select repeat('x', 200) || g from generate_series(1, 1000) as g`,
  );
  await database.pool.query(`vacuum analyze counts`);
  const { rows } = await database.pool.query<{ path: string }>(
    `select pg_relation_filepath('entries') as path`,
  );
  table = rows[0]?.path ?? '';
  await database.pool.query(`checkpoint`);
  // Copies the files before the database is closed, so that they are in the same state as after a crash.
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
    const database = await openPool(dataDir);
    await database.close();
    return 'started';
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    return error.message;
  }
}

const remedy = 'restore the data folder from a backup';
const half = (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2 / 8192) * 8192);

test('a folder that was closed cleanly can be opened repeatedly, and so can a copy of it', async () => {
  const dataDir = copyOf(closed);
  expect(await startOf(dataDir)).toBe('started');
  expect(await startOf(dataDir)).toBe('started');
  expect(await startOf(copyOf(dataDir))).toBe('started');
});

test('a folder can be opened after a crash', async () => {
  expect(await startOf(copyOf(crashed))).toBe('started');
});

test.each([
  ['closed cleanly', closed],
  ['left by a crash', crashed],
])('a table that was cut at a block boundary stops the start of a folder %s', async (_how, original) => {
  const dataDir = copyOf(original);
  half(join(dataDir, 'database', table));
  const message = await startOf(dataDir);
  expect(message).toContain(join(dataDir, 'database'));
  expect(message).toContain(remedy);
});

test.each([
  ['closed cleanly', closed],
  ['left by a crash', crashed],
])('a missing table stops the start of a folder %s', async (_how, original) => {
  const dataDir = copyOf(original);
  rmSync(join(dataDir, 'database', table));
  expect(await startOf(dataDir)).toContain(remedy);
});

test.each([
  ['closed cleanly', closed],
  ['left by a crash', crashed],
])('a missing log stops the start of a folder %s', async (_how, original) => {
  const dataDir = copyOf(original);
  const log = join(dataDir, 'database', 'pg_wal');
  for (const name of readdirSync(log).filter((entry) => /^[0-9A-F]{24}$/.test(entry)))
    rmSync(join(log, name));
  expect(await startOf(dataDir)).toContain(remedy);
});

test.each([
  ['empty', () => ''],
  ['cut', (list: string) => list.slice(0, list.length / 2)],
  ['without a list in it', () => 'null'],
])('a file list that is %s is replaced, and the folder starts', async (_how, damage) => {
  const dataDir = copyOf(closed);
  const list = join(dataDir, 'database', 'skill_harbor_files.json');
  const whole = readFileSync(list, 'utf8');
  writeFileSync(list, damage(whole));
  expect(await startOf(dataDir)).toBe('started');
  expect(Object.keys(JSON.parse(readFileSync(list, 'utf8')) as object)).toContain('PG_VERSION');
});

test('opening a damaged folder fails, and does not change it', async () => {
  const dataDir = copyOf(closed);
  const list = join(dataDir, 'database', 'skill_harbor_files.json');
  const before = readFileSync(list, 'utf8');
  half(join(dataDir, 'database', table));
  await startOf(dataDir);
  await startOf(dataDir);
  expect(readFileSync(list, 'utf8')).toBe(before);
});
