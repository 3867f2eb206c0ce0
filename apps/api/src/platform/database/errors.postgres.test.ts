import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './errors.ts';
import { serverDatabase } from './testing.ts';

test('errors of pg that have no code are recognized by their message', async () => {
  const database = await serverDatabase();
  if (!database) throw new Error('Set TEST_DATABASE_URL.');
  const pool = new pg.Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 1_000 });
  const client = await pool.connect();
  const refusal: unknown = await pool.connect().catch((error: unknown) => error);
  expect(refusal).toSatisfy(isDatabaseUnavailable);
  client.release();
  await pool.end();
  await database.drop();
});
