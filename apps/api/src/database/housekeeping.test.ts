import { afterEach, beforeEach, expect, test } from 'vitest';
import { housekeeping } from './housekeeping.ts';
import type { Session } from './pool-of-one.ts';
import { emptySession } from './testing.ts';

let session: Session;
let time = 0;
const errors: Error[] = [];
const onError = (error: Error) => errors.push(error);
const now = () => time;

beforeEach(async () => {
  session = await emptySession();
  time = 0;
  errors.length = 0;
  await session.pglite.exec('create table entries (id integer primary key, content text)');
}, 60_000);
afterEach(() => session.pglite.close());

async function value(query: string): Promise<unknown> {
  const { rows } = await session.pglite.query<{ value: unknown }>(`select (${query}) as value`);
  return rows[0]?.value;
}

const logBytes = () =>
  value(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::integer from pg_control_checkpoint()',
  );
const estimatedRows = () => value(`select reltuples from pg_class where relname = 'entries'`);

/** PostgreSQL reports what a session did to the statistics at most once a second; this makes it do so now. */
const report = () => session.pglite.query('select pg_stat_force_next_flush()');

test('the log is cut when it is long, and not before its time', async () => {
  const tidy = housekeeping({ onError, now, mostLogBytes: 1_000_000 });
  await session.pglite.exec(
    `insert into entries select g, repeat('x', 500) from generate_series(1, 4000) as g`,
  );
  await tidy(session.pglite);
  expect(await logBytes()).toBeGreaterThan(1_000_000);

  time = 20_000;
  await tidy(session.pglite);
  expect(await logBytes()).toBeLessThan(1_000_000);
  expect(errors).toEqual([]);
});

test('the planner learns how large a table is, and deleted rows give their room back', async () => {
  const tidy = housekeeping({ onError, now });
  await session.pglite.exec('insert into entries select g from generate_series(1, 3000) as g');
  await report();
  expect(await estimatedRows()).toBe(-1);
  time = 20_000;
  await tidy(session.pglite);
  expect(await estimatedRows()).toBe(3000);

  await session.pglite.exec('delete from entries where id > 100');
  await report();
  time = 40_000;
  await tidy(session.pglite);
  expect(await estimatedRows()).toBe(100);
  expect(await value(`select n_dead_tup from pg_stat_user_tables where relname = 'entries'`)).toBe(0);
});

test('what was filled before a crash, which the counters do not survive, is looked through once', async () => {
  await session.pglite.exec(
    `insert into entries select g, repeat('x', 500) from generate_series(1, 3000) as g`,
  );
  await report();
  await session.pglite.exec('select pg_stat_reset()');
  const tidy = housekeeping({ onError, now });
  time = 20_000;
  await tidy(session.pglite);
  expect(await estimatedRows()).toBe(3000);

  const vacuums = `select vacuum_count::integer from pg_stat_user_tables where relname = 'entries'`;
  const before = await value(vacuums);
  time = 40_000;
  await tidy(session.pglite);
  expect(await value(vacuums)).toBe(before);
  expect(errors).toEqual([]);
});

test('a failure is told, and does not reach the users of the database', async () => {
  const tidy = housekeeping({ onError, now });
  time = 20_000;
  await session.pglite.close();
  await tidy(session.pglite);
  expect(errors).toHaveLength(1);
  session = await emptySession();
}, 60_000);
