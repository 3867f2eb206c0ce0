/** Tests that the server still serves other IP addresses while one address overloads the database. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAsCaller } from '../../platform/database/queryContext.ts';
import { testServer } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Sends slow queries to the database, each as a separate request. */
function flood(requests: number): { served: number; all: Promise<unknown> } {
  const progress = { served: 0, all: Promise.resolve<unknown>(null) };
  const scans = Array.from({ length: requests }, () =>
    runAsCaller({ address: '198.51.100.9' }, () =>
      sql`select count(*) from generate_series(1, 1000000) as a where a % 7 = 3`
        .execute(server.database.kysely)
        .then(() => (progress.served += 1))
        // Ignores failures, because on a slow machine the last queries wait too long and are rejected.
        .catch((error: unknown) => error),
    ),
  );
  progress.all = Promise.all(scans);
  return progress;
}

const get = (url: string) => server.app.inject({ url, remoteAddress: '203.0.113.7' });

test('during many slow queries, the server responds to the health check, and to a new visitor before the last slow query', async () => {
  const flooding = flood(40);
  expect((await get('/healthz')).statusCode).toBe(200);
  expect(flooding.served).toBe(0);

  expect((await get('/readyz')).statusCode).toBe(200);
  expect((await get('/api/job-listings/listings/')).statusCode).toBe(200);
  // On PostgreSQL, at most four slow queries are already running when the page is requested. One more may run before
  // each of the page's four queries.
  expect(flooding.served).toBeLessThanOrEqual(8);
  await flooding.all;
});
