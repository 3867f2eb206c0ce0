/** Tests how the connection pool of a PostgreSQL server behaves when the network fails. */
import { startOwnPostgres } from '@skillharbor/tooling/postgres';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startProxy } from '../../testing/proxy.ts';
import type { Proxy } from '../../testing/proxy.ts';
import { databaseOn } from './database.ts';
import type { Database } from './database.ts';
import { isConnectionLost } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { withoutStatementTimeout } from './queryContext.ts';

const RESPONSE_TIMEOUT_MS = 500;
/** The default size of the pool. */
const CONNECTIONS = 10;

const postgres = startOwnPostgres();
let network: Proxy;
let database: Database<unknown>;

beforeAll(async () => {
  network = await startProxy(postgres.socket);
});
beforeEach(() => {
  network.setFault(() => 'pass');
  const databaseUrl = `postgres://postgres@127.0.0.1:${network.port}/postgres`;
  database = databaseOn(
    'postgres',
    openPostgres({ databaseUrl, responseTimeoutMs: RESPONSE_TIMEOUT_MS, onError: () => undefined }),
  );
});
afterEach(() => database.close());
afterAll(async () => {
  await network.close();
  postgres.stop();
});

const ask = (seconds = 0) => sql`select pg_sleep(${seconds})`.execute(database.kysely);
const askEverywhere = () => Promise.allSettled(Array.from({ length: CONNECTIONS }, () => ask()));

test('if the network of a connection fails, the pool replaces the connection', async () => {
  await askEverywhere();
  network.setFault(() => 'drop');
  for (const outcome of await askEverywhere()) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: expect.toSatisfy(isConnectionLost) as Error,
    });
  }
  network.setFault(() => 'pass');
  for (const outcome of await askEverywhere()) expect(outcome.status).toBe('fulfilled');
});

test('if a connection is lost during a transaction, the pool replaces the connection', async () => {
  const writing = database.kysely.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    network.setFault(() => 'drop');
    await sql`select 2`.execute(transaction);
  });
  await expect(writing).rejects.toSatisfy(isConnectionLost);
  network.setFault(() => 'pass');
  await ask();
});

test('if a connection is lost before its first statement, the pool can open another connection instead', async () => {
  network.setFault((bytes) => (bytes.includes('set time zone') ? 'disconnect' : 'pass'));
  for (const outcome of await askEverywhere()) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: expect.toSatisfy(isConnectionLost) as Error,
    });
  }
  network.setFault(() => 'pass');
  for (const outcome of await askEverywhere()) expect(outcome.status).toBe('fulfilled');
});

test('a query in a task without a time limit may run as long as it needs', async () => {
  await withoutStatementTimeout(() => ask((3 * RESPONSE_TIMEOUT_MS) / 1000));
  await expect(ask((3 * RESPONSE_TIMEOUT_MS) / 1000)).rejects.toSatisfy(isConnectionLost);
});
