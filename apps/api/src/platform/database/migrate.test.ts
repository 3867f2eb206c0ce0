import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { emptyDatabase, testDatabase } from './testing.ts';

interface Tables {
  people: { id: number };
}

const first = 'create table people (id integer primary key); insert into people values (1);';
const second = 'insert into people values (2);';

let folder: string;
let database: Database<Tables>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skill-harbor-migrations-'));
  database = await emptyDatabase<Tables>();
}, 60_000);

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = () => migrate(database.kysely, folder);
const people = async () =>
  (await database.kysely.selectFrom('people').select('id').orderBy('id').execute()).map(({ id }) => id);

test('migrations run once, in the order of their numbers', async () => {
  write('0002_second.sql', second);
  write('0001_first.sql', first);
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await run()).toEqual([]);
  write('0003_third.sql', 'insert into people values (3);');
  expect(await run()).toEqual(['0003_third.sql']);
  expect(await people()).toEqual([1, 2, 3]);
});

test('two servers that start together run each migration once', async () => {
  write('0001_first.sql', first);
  const ran = await Promise.all([run(), run(), run()]);
  expect(ran.flat()).toEqual(['0001_first.sql']);
});

test('a failed migration is rolled back, and earlier migrations remain in effect', async () => {
  write('0001_first.sql', first);
  write('0002_second.sql', `${second} insert into nowhere values (1);`);
  await expect(run()).rejects.toThrow('0002_second.sql');
  expect(await people()).toEqual([1]);
  write('0002_second.sql', second);
  expect(await run()).toEqual(['0002_second.sql']);
});

test('an index can be built while others write to the table, and is built again after an interruption', async () => {
  write('0001_first.sql', `${first} alter table people add column name text not null default 'Ada';`);
  write('0002_second.sql', second);
  write(
    '0003_index.sql',
    'drop index concurrently if exists people_name;\ncreate unique index concurrently people_name on people (name);\n',
  );
  await expect(run()).rejects.toThrow('0003_index.sql failed, and is tried again at the next start');
  await sql`update people set name = id::text`.execute(database.kysely);
  expect(await run()).toEqual(['0003_index.sql']);
  const { rows } = await sql<{ indisvalid: boolean }>`
    select indisvalid from pg_index where indexrelid = 'people_name'::regclass`.execute(database.kysely);
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('the server refuses a migration whose file was changed after it ran', async () => {
  write('0001_first.sql', first);
  await run();
  write('0001_first.sql', `${first} -- and more`);
  await expect(run()).rejects.toThrow(
    'The migration 0001_first.sql was changed after it ran on this database.',
  );
});

test('different line endings do not count as a change of a migration', async () => {
  write('0001_first.sql', `${first}\n`);
  await run();
  write('0001_first.sql', `${first}\r\n`);
  expect(await run()).toEqual([]);
});

test('the server refuses a database that has run a migration whose file is missing', async () => {
  write('0001_first.sql', first);
  write('0002_second.sql', second);
  await run();
  unlinkSync(join(folder, '0002_second.sql'));
  await expect(run()).rejects.toThrow('has run the migration 0002_second.sql, but its file is missing');
});

test('the server refuses a new migration if a migration with a higher number has already run', async () => {
  write('0002_second.sql', first);
  await run();
  write('0001_first.sql', second);
  await expect(run()).rejects.toThrow('The migration 0001_first.sql comes before 0002_second.sql');
});

test.each([['1_first.sql'], ['0001-first.sql'], ['first.sql']])(
  'a migration with the name %s is refused',
  async (name) => {
    write(name, first);
    await expect(run()).rejects.toThrow('must be named like 0001_what_it_does.sql');
  },
);

test('the server refuses two migrations with the same number', async () => {
  write('0001_first.sql', first);
  write('0001_other.sql', second);
  await expect(run()).rejects.toThrow('0001_first.sql and 0001_other.sql have the same number');
});

test('the database of the tests has run all migrations of this server', { timeout: 60_000 }, async () => {
  const migrated = await testDatabase();
  expect(await migrate(migrated.kysely, migrationsFolder)).toEqual([]);
  const { rows } = await sql<{ count: number }>`select count(*) from migrations`.execute(migrated.kysely);
  expect(rows[0]?.count).toBeGreaterThan(0);
  await migrated.close();
});
