/** Tests backup, restore and move with the data of a small application. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openInMemory, poolOptions } from '@skillharbor/embedded-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { backUp } from './backup.ts';
import { readTables } from './catalog.ts';
import type { DataModel, FileStore } from './dataModel.ts';
import { move } from './move.ts';
import { createProgress } from './progress.ts';
import { checkArchive, restore } from './restore.ts';
import { digestOf } from './rows.ts';
import { inSnapshot } from './snapshot.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A data model of ships and their berths, in which each ship has a picture. Its only migration creates the tables. */
const harbour: DataModel<unknown> = {
  migrations: () => [{ name: '0001_ships.sql', checksum: 'c0ffee' }],
  async migrate(database) {
    const statements = [
      'create table if not exists migrations (name text primary key, checksum text not null)',
      `create table if not exists ships (id bigint generated always as identity primary key, name text not null,
        shout text generated always as (upper(name)) stored, picture text, tons numeric(9, 3), built date)`,
      'create table if not exists berths (ship_id bigint references ships, place jsonb)',
      'create table if not exists unreferenced (key text primary key)',
      `insert into migrations values ('0001_ships.sql', 'c0ffee') on conflict do nothing`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
  usedTable: 'ships',
  untimed: (task) => task(),
  async *referencedKeys(transaction) {
    const { rows } = await sql<{ picture: string }>`
      select picture from ships where picture is not null order by picture`.execute(transaction);
    for (const { picture } of rows) yield picture;
  },
  isFileKey: (key) => /^pictures\/[a-z]+$/.test(key),
  storedKeys: (files) => files.list('pictures'),
  openFile: (files, key) => files.open(key),
  unreferenced: {
    async list(database) {
      const exists = (await readTables(database)).some(({ name }) => name === 'unreferenced');
      if (!exists) return [];
      return (await sql<{ key: string }>`select key from unreferenced`.execute(database)).rows.map(
        ({ key }) => key,
      );
    },
    async record(database, keys) {
      await sql`insert into unreferenced select unnest(${keys}::text[])`.execute(database);
    },
    async forget(database, keys) {
      await sql`delete from unreferenced where key = any (${keys})`.execute(database);
    },
  },
  markFiles: () => Promise.resolve(),
  unmarkFiles: () => Promise.resolve(),
};

function memoryStore(contents: Record<string, string> = {}) {
  const stored = new Map(Object.entries(contents));
  const store: FileStore = {
    put: async (key, path) => void stored.set(key, await readFile(path, 'utf8')),
    async open(key) {
      const content = stored.get(key);
      return content === undefined
        ? null
        : { stream: Readable.from([Buffer.from(content)]), size: Buffer.byteLength(content) };
    },
    has: async (key) => stored.has(key),
    async *list(folder) {
      for (const key of stored.keys()) if (key.startsWith(`${folder}/`)) yield key;
    },
    remove: async (key) => void stored.delete(key),
  };
  return { ...store, contents: () => Object.fromEntries(stored) };
}

async function openDatabase() {
  const embedded = await openInMemory();
  const pool = new pg.Pool(poolOptions(embedded));
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, close: () => pool.end().then(() => embedded.close()) };
}
type Database = Awaited<ReturnType<typeof openDatabase>>;

const pictures = { 'pictures/nautilus': 'a submarine', 'pictures/pequod': '🐋 '.repeat(100_000) };
const progress = createProgress(() => undefined);

let folder: string;
let database: Database;
let archive: { path: string; passphrase: string | null };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-backup-'));
  database = await openDatabase();
  await harbour.migrate(database.kysely);
  await sql`
    insert into ships (name, picture, tons, built) values
      ('Nautilus', 'pictures/nautilus', 1500.125, '1866-07-20'), ('Pequod', 'pictures/pequod', null, null),
      (${'“quoted”\\\n\t'}, null, 0, '-infinity')`.execute(database.kysely);
  await sql`insert into berths values (2, '{"north": [1, null]}'), (2, 'null'), (1, null)`.execute(
    database.kysely,
  );
  archive = { path: join(folder, 'harbour.backup'), passphrase: null };
  await backUpTo(archive.path);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const backUpTo = (to: string) =>
  backUp(harbour, {
    database,
    files: memoryStore(pictures),
    to,
    encryption: null,
    progress,
    now: new Date('2026-06-15T09:00:00Z'),
  });

/** Creates an empty database and an empty file store, into which data can be loaded. */
async function newPlace() {
  const target = await openDatabase();
  onTestFinished(() => target.close());
  return { database: target, files: memoryStore(), workFolder: folder, keepsFiles: false, progress };
}

const digestsOf = (of: Database) =>
  inSnapshot(harbour, of, async (snapshot) => {
    const digests: Record<string, unknown> = {};
    for (const table of await readTables(snapshot)) digests[table.name] = await digestOf(snapshot, table);
    return digests;
  });

test('a restore brings back every row and every file, and the next number of each sequence', async () => {
  const place = await newPlace();
  const manifest = await checkArchive(harbour, archive, progress);
  expect(manifest.tables.map(({ name, rows }) => ({ name, rows }))).toEqual([
    { name: 'ships', rows: 3 },
    { name: 'berths', rows: 3 },
    { name: 'unreferenced', rows: 0 },
  ]);
  await restore(harbour, place, archive, manifest);
  expect(await digestsOf(place.database)).toEqual(await digestsOf(database));
  expect(place.files.contents()).toEqual(pictures);
  const { rows } = await sql<{ id: string; shout: string }>`
    insert into ships (name) values ('Dawn') returning id, shout`.execute(place.database.kysely);
  expect(rows).toEqual([{ id: '4', shout: 'DAWN' }]);
  await expect(restore(harbour, place, archive, manifest)).rejects.toThrow('is not empty: it has 4 ships.');
});

test('a move copies every row and every file', async () => {
  const place = await newPlace();
  const moved = await move(harbour, { database, files: memoryStore(pictures) }, place);
  expect(moved).toEqual({ tables: 3, rows: 6, files: 2 });
  expect(await digestsOf(place.database)).toEqual(await digestsOf(database));
  expect(place.files.contents()).toEqual(pictures);
});

test('an archive is refused if it contains a key that the application did not generate', async () => {
  const other = { ...harbour, isFileKey: (key: string) => key !== 'pictures/pequod' };
  await expect(checkArchive(other, archive, progress)).rejects.toThrow(
    'It holds a file with the name pictures/pequod.',
  );
});

test('an archive is refused if it contains an unknown migration', async () => {
  const older = { ...harbour, migrations: () => [] };
  await expect(checkArchive(older, archive, progress)).rejects.toThrow('its migration 0001_ships.sql');
});
