/** Tests that a server refuses to migrate a database that is not suitable. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { serverDatabase } from './testing.ts';

type ServerDatabase = NonNullable<Awaited<ReturnType<typeof serverDatabase>>>;

/** The suffix in the names of all databases and roles that this test run creates. */
const suffix = randomUUID().replaceAll('-', '');
let postgres: ServerDatabase;
let administrator: Database<unknown>;
beforeAll(async () => {
  const given = await serverDatabase();
  if (!given) throw new Error('Set TEST_DATABASE_URL.');
  postgres = given;
  administrator = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
});
afterAll(async () => {
  await administrator.close();
  await postgres.drop();
});

const administer = (statement: string) => sql.raw(statement).execute(administrator.kysely);

/**
 * Tries to migrate a database. Returns the reason for the refusal, and the names of the tables that exist afterwards.
 */
async function migrateAt(url: string): Promise<{ refusal: string; tables: string[] }> {
  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  try {
    const refusal = await migrate(database.kysely).then(
      () => 'none',
      (error: Error) => error.message,
    );
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      order by relname`.execute(database.kysely);
    return { refusal, tables: rows.map(({ name }) => name) };
  } finally {
    await database.close();
  }
}

function urlOf(database: string, user?: string): string {
  const url = new URL(postgres.url);
  url.pathname = `/${database}`;
  if (user !== undefined) url.username = user;
  return url.href;
}

test('a database whose encoding is not UTF-8 is refused before the first migration', async () => {
  const name = `latin_${suffix}`;
  await administer(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
  expect(await migrateAt(urlOf(name))).toEqual({
    refusal:
      `The database "${name}" of DATABASE_URL has the encoding LATIN1, which cannot hold every text: ` +
      'create one with the encoding UTF8, and name it there.',
    tables: [],
  });
  await administer(`drop database ${name}`);
});

test.each(['people', 'migrations'])(
  'the database of another program with the table %s is refused and not changed',
  async (table) => {
    const other = await serverDatabase();
    if (!other) throw new Error('Set TEST_DATABASE_URL.');
    const database = await openDatabase({ dataDir: '', databaseUrl: other.url });
    await sql.raw(`create table ${table} (id integer)`).execute(database.kysely);
    await database.close();
    const { refusal, tables } = await migrateAt(other.url);
    expect(refusal).toContain(`has tables of another program, such as "${table}": create a new one`);
    expect(tables).toEqual([table]);
    await other.drop();
  },
);

test('a database user without the right to create tables is refused', async () => {
  const [name, user] = [`others_${suffix}`, `guest_${suffix}`];
  await administer(`create database ${name}`);
  await administer(`create role ${user} login`);
  const { refusal } = await migrateAt(urlOf(name, user));
  expect(refusal).toMatch(
    new RegExp(
      `^The user "${user}" of DATABASE_URL may not create tables in the database "${name}": name the user`,
    ),
  );
  await administer(`drop database ${name}`);
  await administer(`drop role ${user}`);
});
