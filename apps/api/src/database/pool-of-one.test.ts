import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseOn } from './database.ts';
import type { Database } from './database.ts';
import { DatabaseBusyError } from './errors.ts';
import { poolOfOne } from './pool-of-one.ts';
import type { Session } from './pool-of-one.ts';
import { emptySession } from './testing.ts';

interface Tables {
  entries: { id: number };
}

let session: Session;
let database: Database<Tables>;

async function openWith(waitMillis?: number): Promise<void> {
  session = await emptySession();
  database = databaseOn('embedded', { pool: poolOfOne(session, waitMillis ? { waitMillis } : {}) });
  await sql`create table entries (id integer primary key)`.execute(database.kysely);
}

beforeEach(() => openWith(), 60_000);
afterEach(() => database.close());

const ids = async () =>
  (await database.kysely.selectFrom('entries').selectAll().execute()).map(({ id }) => id);

test('a query that would wait for its own transaction is told so', async () => {
  await database.close();
  await openWith(5);
  const stuck = database.kysely.transaction().execute(async (transaction) => {
    await transaction.insertInto('entries').values({ id: 1 }).execute();
    await ids();
  });
  await expect(stuck).rejects.toThrow('inside a transaction, use the transaction it was given');
  await expect(stuck).rejects.toBeInstanceOf(DatabaseBusyError);
  // The one that gave up has left the line, so the next is served.
  expect(await ids()).toEqual([]);
}, 60_000);

test('a transaction left open by plain SQL does not reach the next request', async () => {
  await database.kysely.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('begin'));
    await connection.insertInto('entries').values({ id: 1 }).execute();
  });
  expect(await ids()).toEqual([]);
});

test('closing serves those in line, and refuses those who come later', async () => {
  const asked = Promise.all([ids(), ids(), ids()]);
  const closed = database.close();
  await expect(asked).resolves.toEqual([[], [], []]);
  await closed;
  await expect(ids()).rejects.toThrow('The database is closed.');
  await database.close();
});

test('the work between turns is done between turns', async () => {
  const seen: boolean[] = [];
  const pool = poolOfOne(session, {
    betweenTurns: async (pglite) => void seen.push(pglite.isInTransaction()),
  });
  const other = databaseOn<Tables>('embedded', { pool });
  await other.kysely.transaction().execute(async (transaction) => {
    await transaction.insertInto('entries').values({ id: 1 }).execute();
    expect(seen).toEqual([]);
  });
  await other.kysely.selectFrom('entries').selectAll().execute();
  expect(seen).toEqual([false, false]);
});

test('an error does not carry the parameters, which may be personal', async () => {
  const failed = sql`select ${'secret'}::integer`.execute(database.kysely);
  const error = await failed.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '22P02' });
  expect(error).not.toHaveProperty('params');
});
