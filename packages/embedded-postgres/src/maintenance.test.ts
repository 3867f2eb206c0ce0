import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maintain } from './maintenance.ts';

let pglite: PGlite;

beforeEach(async () => {
  pglite = await PGlite.create();
  await pglite.exec('create table entries (id integer primary key, content text)');
}, 60_000);
afterEach(() => pglite.close());

async function value(query: string): Promise<unknown> {
  const { rows } = await pglite.query<{ value: unknown }>(`select (${query}) as value`);
  return rows[0]?.value;
}

const logBytes = () =>
  value(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::integer from pg_control_checkpoint()',
  );
const estimatedRows = () => value(`select reltuples from pg_class where relname = 'entries'`);

/** Forces an update of the statistics, because a session normally updates them at most once a second. */
const report = () => pglite.query('select pg_stat_force_next_flush()');

test('maintenance shortens a log that is long', async () => {
  await pglite.exec(`insert into entries select g, repeat('x', 500) from generate_series(1, 4000) as g`);
  await maintain(pglite, 100_000_000);
  expect(await logBytes()).toBeGreaterThan(1_000_000);
  await maintain(pglite, 1_000_000);
  expect(await logBytes()).toBeLessThan(1_000_000);
});

test('maintenance updates the size of a table for the planner, and frees the space of deleted rows', async () => {
  await pglite.exec('insert into entries select g from generate_series(1, 3000) as g');
  await report();
  expect(await estimatedRows()).toBe(-1);
  await maintain(pglite);
  expect(await estimatedRows()).toBe(3000);

  await pglite.exec('delete from entries where id > 100');
  await report();
  await maintain(pglite);
  expect(await estimatedRows()).toBe(100);
  expect(await value(`select n_dead_tup from pg_stat_user_tables where relname = 'entries'`)).toBe(0);
});

test('maintenance vacuums a table that was filled before a crash only once, although the crash has reset its counters', async () => {
  await pglite.exec(`insert into entries select g, repeat('x', 500) from generate_series(1, 3000) as g`);
  await report();
  await pglite.exec('select pg_stat_reset()');
  await maintain(pglite);
  expect(await estimatedRows()).toBe(3000);

  const vacuums = `select vacuum_count::integer from pg_stat_user_tables where relname = 'entries'`;
  const before = await value(vacuums);
  await maintain(pglite);
  expect(await value(vacuums)).toBe(before);
});

test('maintenance vacuums one table at a time, the most urgent one first', async () => {
  await pglite.exec(`
    create table others (id integer primary key);
    insert into entries select g from generate_series(1, 3000) as g;
    insert into others select g from generate_series(1, 5000) as g`);
  await report();
  await maintain(pglite);
  const counts = `select string_agg(relname || ' ' || vacuum_count, ', ' order by relname) from pg_stat_user_tables`;
  expect(await value(counts)).toBe('entries 0, others 1');
  await maintain(pglite);
  expect(await value(counts)).toBe('entries 1, others 1');
});
