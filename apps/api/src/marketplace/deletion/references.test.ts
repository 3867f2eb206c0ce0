import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../platform/database/tables.ts';
import { testDatabase } from '../../platform/database/testing.ts';

test('every reference to a user has an index, because deleting a user searches for the rows that refer to the user', async () => {
  const database = await testDatabase<Tables>();
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indisvalid
      )
  `.execute(database.kysely);
  await database.close();
  expect(rows.map(({ reference }) => reference)).toEqual([]);
}, 60_000);
