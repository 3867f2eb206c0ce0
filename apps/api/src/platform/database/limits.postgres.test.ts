/** Tests the settings DATABASE_CONNECTIONS, DATABASE_STATEMENT_TIMEOUT and DATABASE_LOCK_TIMEOUT. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOn } from './database.ts';
import type { Database } from './database.ts';
import { remedyOf } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { runAsCaller } from './queryContext.ts';
import { serverDatabase } from './testing.ts';

let postgres: NonNullable<Awaited<ReturnType<typeof serverDatabase>>>;
let database: Database<unknown>;
beforeAll(async () => {
  const given = await serverDatabase();
  if (!given) throw new Error('Set TEST_DATABASE_URL.');
  postgres = given;
  const limits = { connections: 2, statementTimeoutS: 1, lockTimeoutS: 0.2 };
  database = databaseOn(
    'postgres',
    openPostgres({ databaseUrl: postgres.url, limits, onError: () => undefined }),
  );
  await sql`create table things (id integer)`.execute(database.kysely);
});
afterAll(async () => {
  await database.close();
  await postgres.drop();
});

const remedyFor = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => remedyOf(error),
  );

test('a statement that runs longer than DATABASE_STATEMENT_TIMEOUT is ended', async () => {
  expect(await remedyFor(sql`select pg_sleep(20)`.execute(database.kysely))).toContain(
    'DATABASE_STATEMENT_TIMEOUT',
  );
});

test('a request is refused while all connections are in use, and while its table is locked', async () => {
  await database.kysely.transaction().execute(async (holder) => {
    await sql`lock table things in access exclusive mode`.execute(holder);
    expect(await remedyFor(sql`select from things`.execute(database.kysely))).toContain(
      'DATABASE_LOCK_TIMEOUT',
    );
    await database.kysely.connection().execute(async (other) => {
      await sql`select 1`.execute(other);
      const third = runAsCaller({ address: '192.0.2.1' }, () => sql`select 2`.execute(database.kysely));
      expect(await remedyFor(third)).toContain('DATABASE_CONNECTIONS');
    });
  });
});
