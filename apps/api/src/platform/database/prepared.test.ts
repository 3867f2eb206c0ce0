import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { prepare } from './prepared.ts';
import { emptyDatabase } from './testing.ts';

interface Tables {
  entries: { id: number; content: string };
}

let database: Database<Tables>;
beforeAll(async () => {
  database = await emptyDatabase<Tables>();
  await database.kysely.schema
    .createTable('entries')
    .addColumn('id', 'integer')
    .addColumn('content', 'text')
    .execute();
  const values = ['one', 'two', 'three'].map((content, index) => ({ id: index + 1, content }));
  await database.kysely.insertInto('entries').values(values).execute();
});
afterAll(() => database.close());

const contents = prepare<Tables>()((build, { id, other }: { id: number; other: string }) =>
  build
    .selectFrom('entries')
    .select('content')
    .where('content', '<>', other)
    .where('id', '>=', id)
    .where('id', '<=', id)
    .limit(5),
);

test('a prepared statement can run with different values', async () => {
  expect(await contents(database.kysely, { id: 1, other: 'two' })).toEqual([{ content: 'one' }]);
  expect(await contents(database.kysely, { id: 2, other: 'two' })).toEqual([]);
  expect(await contents(database.kysely, { id: 2, other: 'one' })).toEqual([{ content: 'two' }]);
});

test('a prepared statement can run in a transaction, and several times at once', async () => {
  const found = await database.kysely
    .transaction()
    .execute((transaction) => Promise.all([1, 3].map((id) => contents(transaction, { id, other: 'two' }))));
  expect(found.flat()).toEqual([{ content: 'one' }, { content: 'three' }]);
});

test('PostgreSQL parses a prepared statement only once for each connection', async () => {
  const statements = await database.kysely.transaction().execute(async (transaction) => {
    for (const id of [1, 2]) await contents(transaction, { id, other: 'two' });
    const { rows } = await sql<{ uses: number }>`
      select (generic_plans + custom_plans)::int as uses from pg_prepared_statements where statement like '%"entries"%'`.execute(
      transaction,
    );
    return rows;
  });
  expect(statements).toHaveLength(1);
  expect(statements[0]?.uses).toBeGreaterThanOrEqual(2);
});
