import pg from 'pg';
import { expect, test } from 'vitest';
import { DatabaseBusyError, isDatabaseAway } from './errors.ts';
import { serverDatabase } from './testing.ts';

const withCode = (code: string) => Object.assign(new Error('…'), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', '08006', '53300', '57P01'])(
  '%s is a database that is away',
  (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
  },
);

test.each(['23505', '42P01', '57014', 'ENOENT'])('%s is not', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(false);
});

test('so is one that has too much to do', () => {
  expect(isDatabaseAway(new DatabaseBusyError('Waited.'))).toBe(true);
  expect(isDatabaseAway(new Error('Waited.'))).toBe(false);
});

test('what pg says without a code is understood', async () => {
  const database = await serverDatabase();
  // Only where the tests have a PostgreSQL server.
  if (database === null) return;
  const pool = new pg.Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 20 });
  const client = await pool.connect();
  const refusal: unknown = await pool.connect().catch((error: unknown) => error);
  expect(refusal).toSatisfy(isDatabaseAway);
  client.release();
  await pool.end();
  await database.drop();
});
