/** Tests both kinds of databases. With TEST_DATABASE_URL, these tests run on that PostgreSQL server. */
import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { DatabaseBusyError } from './errors.ts';
import { runAsCaller } from './queryContext.ts';
import { emptyDatabase } from './testing.ts';

interface Tables {
  entries: { id: number };
}

let database: Database<Tables>;

beforeEach(async () => {
  database = await emptyDatabase();
  await sql`create table entries (id integer primary key)`.execute(database.kysely);
}, 60_000);
afterEach(() => database.close());

const ids = async () =>
  (await database.kysely.selectFrom('entries').selectAll().execute()).map(({ id }) => id);

test('a transaction that was begun with plain SQL and left open is ended before its connection is used again', async () => {
  await database.kysely.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('begin'));
    await connection.insertInto('entries').values({ id: 1 }).execute();
  });
  expect(await ids()).toEqual([]);
});

test('a pool that is closing serves waiting queries and refuses new ones', async () => {
  const asked = Promise.all([ids(), ids(), ids()]);
  const closed = database.close();
  await expect(asked).resolves.toEqual([[], [], []]);
  await closed;
  await expect(ids()).rejects.toThrow('The database is closed.');
  await database.close();
});

test('an error does not contain the parameters of the query, because they may be personal data', async () => {
  const failed = sql`select ${'secret'}::integer`.execute(database.kysely);
  const error = await failed.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '22P02' });
  expect(error).not.toHaveProperty('params');
});

test('if other transactions hold all connections, a new transaction is rejected within seconds', async () => {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  const inTransaction = (run: () => Promise<unknown>) =>
    database.kysely.transaction().execute(async (transaction) => {
      await transaction.selectFrom('entries').selectAll().execute();
      await run();
    });
  // Starts more transactions than there are connections, so that some transactions have to wait.
  const holders = Array.from({ length: 20 }, () =>
    inTransaction(() => free).catch((error: unknown) => error),
  );
  const caller = { address: '203.0.113.7' };
  const outcome = await runAsCaller(caller, () =>
    inTransaction(() => Promise.resolve()).catch((error: unknown) => error),
  );
  expect(outcome).toBeInstanceOf(DatabaseBusyError);
  letGo();
  await Promise.all(holders);
  expect(await ids()).toEqual([]);
});
