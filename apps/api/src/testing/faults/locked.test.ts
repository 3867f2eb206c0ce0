/**
 * Tests that requests fail within seconds while a transaction holds locks that they need, and that they succeed after
 * the transaction has ended.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { testServer } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url });
const JOBS = '/api/job-listings/listings/';

test('requests that need a locked table get the status 503, and on PostgreSQL other requests are not affected', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  const locked = Promise.withResolvers<void>();
  const holder = server.database.kysely.transaction().execute(async (transaction) => {
    await sql`lock table job_listings in access exclusive mode`.execute(transaction);
    locked.resolve();
    await released;
  });
  await locked.promise;

  const responses = Promise.all(Array.from({ length: 30 }, () => get(JOBS)));
  // The embedded database has only one connection, so an open transaction blocks every query.
  const { kind } = server.database;
  expect((await get('/readyz')).statusCode).toBe(kind === 'postgres' ? 200 : 503);
  expect((await get('/healthz')).statusCode).toBe(200);
  for (const { statusCode, headers } of await responses) {
    expect({ statusCode, retryAfter: headers['retry-after'] }).toEqual({ statusCode: 503, retryAfter: '5' });
  }

  release();
  await holder;
  expect((await get(JOBS)).statusCode).toBe(200);
});
