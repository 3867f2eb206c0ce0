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

const contents = prepare<Tables>()((build, id: number) =>
  build
    .selectFrom('entries')
    .select('content')
    .where('content', '<>', 'two')
    .where('id', '>=', id)
    .where('id', '<=', id)
    .limit(5),
);

test('is asked with one value after the other', async () => {
  expect(await contents(database.kysely, 1)).toEqual([{ content: 'one' }]);
  expect(await contents(database.kysely, 2)).toEqual([]);
  expect(await contents(database.kysely, 3)).toEqual([{ content: 'three' }]);
});

test('also within a transaction, and several times at once', async () => {
  const found = await database.kysely
    .transaction()
    .execute((transaction) => Promise.all([1, 3].map((id) => contents(transaction, id))));
  expect(found.flat()).toEqual([{ content: 'one' }, { content: 'three' }]);
});
