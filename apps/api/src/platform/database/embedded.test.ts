/** Tests the embedded database, which runs in a separate thread. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { databaseOn } from './database.ts';
import type { Database } from './database.ts';
import { DatabaseBusyError, isDatabaseUnavailable } from './errors.ts';
import { runAsCaller, withoutStatementTimeout } from './queryContext.ts';
import { emptyEmbedded } from './testing.ts';
import { openEmbedded } from './embedded.ts';
import { DatabaseStoppedError } from '@skillharbor/embedded-postgres';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

interface Tables {
  entries: { id: number };
}

const folders = mkdtempSync(join(tmpdir(), 'skill-harbor-thread-'));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

const caller = { address: '203.0.113.7' };
/** Starts a query that would take hours if it were not stopped. */
const endless = (database: Database<Tables>) =>
  sql`select count(*) from generate_series(1, 100000) as a, generate_series(1, 100000) as b where a < b`.execute(
    database.kysely,
  );
const ids = async ({ kysely }: Database<Tables>) =>
  (await kysely.selectFrom('entries').select('id').orderBy('id').execute()).map(({ id }) => id);
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => new Error('It did not fail.'),
    (error: Error) => error,
  );

let database: Database<Tables>;
let errors: Error[];

const template = join(folders, 'template');
async function open(folder: string): Promise<Database<Tables>> {
  const limits = { queryTimeoutMs: 200, maxWaitMs: 20_000 };
  const { pool } = await openEmbedded(folder, (error) => errors.push(error), limits);
  return databaseOn('embedded', pool);
}

beforeAll(async () => {
  const first = await open(template);
  // These statements have no time limit, because on a busy machine they may take longer than the limit that the tests
  // set for queries.
  await withoutStatementTimeout(async () => {
    await sql`create table entries (id integer primary key)`.execute(first.kysely);
    await first.kysely.insertInto('entries').values({ id: 1 }).execute();
  });
  await first.close();
});
beforeEach(async () => {
  errors = [];
  const folder = mkdtempSync(join(folders, 'data-'));
  cpSync(template, folder, { recursive: true });
  database = await open(folder);
});
afterEach(() => database.close());

test('a query of a request that runs too long is ended, and no data is lost', async () => {
  const failure = await runAsCaller(caller, () => failureOf(endless(database)));
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect(await ids(database)).toEqual([1]);
  await database.kysely.insertInto('entries').values({ id: 2 }).execute();
  expect(await ids(database)).toEqual([1, 2]);
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^A query was ended after 0\.2 s: select count/),
  ]);
});

test('if a query in a transaction is ended, the transaction is rolled back', async () => {
  const failure = await runAsCaller(caller, () =>
    failureOf(
      database.kysely.transaction().execute(async (transaction) => {
        await transaction.insertInto('entries').values({ id: 2 }).execute();
        await sql`select count(*) from generate_series(1, 100000) as a, generate_series(1, 100000) as b where a < b`.execute(
          transaction,
        );
      }),
    ),
  );
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect(await ids(database)).toEqual([1]);
});

test('a query in a task without a time limit may run as long as it needs', async () => {
  const slow = sql<{ count: number }>`select count(*) from generate_series(1, 6000000)`;
  await expect(withoutStatementTimeout(() => slow.execute(database.kysely))).resolves.toBeDefined();
  expect(errors).toEqual([]);
});

test('the server is not blocked while a query runs', async () => {
  const ticks: number[] = [];
  const timer = setInterval(() => ticks.push(ticks.length), 5);
  await runAsCaller(caller, () => failureOf(endless(database)));
  clearInterval(timer);
  // The timer ticks every 5 ms. While the query runs for 200 ms, it would not tick at all if the thread were blocked.
  expect(ticks.length).toBeGreaterThan(5);
});

test('a stack overflow stops the database, which confirms no writes afterwards', async () => {
  const deep = sql`select ${'['.repeat(100_000)}::jsonb`;
  // The query has no time limit, because on a busy machine the stack may overflow only after the usual limit.
  const failure = await withoutStatementTimeout(() => failureOf(deep.execute(database.kysely)));
  expect(failure).toBeInstanceOf(DatabaseStoppedError);
  expect(await failureOf(ids(database))).toBeInstanceOf(DatabaseStoppedError);
  expect(errors).toEqual([expect.any(DatabaseStoppedError)]);
});

test('if a query waits for its own transaction, the error names this cause', async () => {
  const { pool } = await emptyEmbedded({ maxWaitMs: 5 });
  const other = databaseOn<Tables>('embedded', pool);
  await sql`create table entries (id integer primary key)`.execute(other.kysely);
  const stuck = await runAsCaller(caller, () =>
    failureOf(
      other.kysely.transaction().execute(async (transaction) => {
        await transaction.insertInto('entries').values({ id: 1 }).execute();
        await ids(other);
      }),
    ),
  );
  expect(stuck).toBeInstanceOf(DatabaseBusyError);
  expect(stuck.message).toContain('inside a transaction, use the transaction it was given');
  // The queue no longer contains the failed query, so it serves the next query.
  expect(await ids(other)).toEqual([]);
  await other.close();
});
