/** Tests both kinds of databases. With TEST_DATABASE_URL, these tests run on that PostgreSQL server. */
import { AbortedTransactionError, sql } from 'kysely';
import type { Generated } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { isForeignKeyViolation, isUniqueViolation } from './errors.ts';
import { emptyDatabase } from './testing.ts';

interface Tables {
  people: { id: Generated<number>; email: string };
  letters: { id: Generated<number>; person_id: number };
}

let database: Database<Tables>;

beforeAll(async () => {
  database = await emptyDatabase<Tables>();
  await sql`
    create table people (
      id bigint generated always as identity primary key,
      email text not null constraint people_email_key unique
    );
    create table letters (
      id integer generated always as identity primary key,
      person_id bigint not null constraint letters_person_id_fkey references people
    )`.execute(database.kysely);
}, 60_000);

afterAll(() => database.close());

beforeEach(async () => {
  await sql`truncate people, letters`.execute(database.kysely);
});

const add = (email: string) => database.kysely.insertInto('people').values({ email }).execute();
const emails = async () =>
  (await database.kysely.selectFrom('people').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  );

test('the tests run on the kind of database that is configured', () => {
  expect(database.kind).toBe(process.env['TEST_DATABASE_URL'] ? 'postgres' : 'embedded');
});

describe('values in SQL statements', () => {
  const read = async (expression: string): Promise<unknown> => {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
      database.kysely,
    );
    return rows[0]?.value;
  };

  test.each<[string, unknown]>([
    ['1::smallint', 1],
    ['2::integer', 2],
    ['3::bigint', 3],
    ['(select count(*) from people)', 0],
    ['1.5::double precision', 1.5],
    ['12.50::numeric(8, 2)', '12.50'],
    ['true', true],
    [`'text'::text`, 'text'],
    [`'2026-02-28'::date`, '2026-02-28'],
    [`'2026-02-28T23:30:00-02'::timestamptz`, new Date('2026-03-01T01:30:00Z')],
    [`'2026-02-28T23:30:00.123456'::timestamp`, '2026-02-28 23:30:00.123456'],
    [`'2026-02-28T23:30:00-02'::timestamptz::date`, '2026-03-01'],
    [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
    [`'{"a": 1}'::json`, { a: 1 }],
    [`'\\x00ff'::bytea`, Buffer.from([0, 255])],
    [`'90 minutes'::interval::text`, '01:30:00'],
    [`'6f9619ff-8b86-d011-b42d-00cf4fc964ff'::uuid`, '6f9619ff-8b86-d011-b42d-00cf4fc964ff'],
    [`array['a', null, '"b", {c}']`, ['a', null, '"b", {c}']],
    ['array[1, 2]::bigint[]', [1, 2]],
    ['array[[1], [2]]::integer[]', [[1], [2]]],
    [`array['2026-02-28']::date[]`, ['2026-02-28']],
    [`array[1.50]::numeric(8, 2)[]`, ['1.50']],
    ['null', null],
  ])('%s arrives in JavaScript with the expected type', async (expression, value) => {
    expect(await read(expression)).toEqual(value);
  });

  test('an integer that is too large for an exact JavaScript number causes an error', async () => {
    await expect(read('9007199254740993::bigint')).rejects.toThrow('too large to be exact');
  });

  test.each<[string, unknown, string, unknown]>([
    ['text', 'O\'Brien \\ "é"', 'text', 'O\'Brien \\ "é"'],
    ['a number', 7, 'bigint', 7],
    ['a bigint', 7n, 'bigint', 7],
    ['a decimal', '12.50', 'numeric', '12.50'],
    ['a boolean', false, 'boolean', false],
    ['a moment', new Date('2026-03-01T01:30:00.500Z'), 'timestamptz', new Date('2026-03-01T01:30:00.500Z')],
    ['a day', '2026-02-28', 'date', '2026-02-28'],
    ['bytes', Buffer.from([0, 92, 255]), 'bytea', Buffer.from([0, 92, 255])],
    ['a list', ['a', null, 'b "c" \\ {d}', ''], 'text[]', ['a', null, 'b "c" \\ {d}', '']],
    ['no items', [], 'integer[]', []],
    ['numbers', [1, 2], 'integer[]', [1, 2]],
    ['an object', { a: [1, 'x'] }, 'jsonb', { a: [1, 'x'] }],
    ['a list as JSON', JSON.stringify([1, 'x']), 'jsonb', [1, 'x']],
    ['nothing', null, 'text', null],
  ])('%s is returned unchanged if it is a parameter of a query', async (_, parameter, type, value) => {
    const { rows } = await sql<{
      value: unknown;
    }>`select cast(${parameter} as ${sql.raw(type)}) as value`.execute(database.kysely);
    expect(rows[0]?.value).toEqual(value);
  });

  test('an update returns the number of rows that it has changed', async () => {
    await database.kysely
      .insertInto('people')
      .values([{ email: 'a' }, { email: 'b' }, { email: 'c' }])
      .execute();
    const updated = await database.kysely
      .updateTable('people')
      .set({ email: 'z' })
      .where('email', '=', 'a')
      .executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
    const deleted = await database.kysely.deleteFrom('people').executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(3n);
  });
});

describe('transactions of the database', () => {
  test('a query of another request never becomes part of a transaction', async () => {
    let outside: Promise<unknown> = Promise.resolve();
    const failed = database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('people').values({ email: 'inside' }).execute();
      outside = add('outside');
      await transaction.insertInto('people').values({ email: 'also inside' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await outside;
    expect(await emails()).toEqual(['outside']);
  });

  test('transactions at the same time do not overwrite each other’s updates', async () => {
    await add('0');
    const increment = () =>
      database.kysely.transaction().execute(async (transaction) => {
        const { email } = await transaction
          .selectFrom('people')
          .select('email')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('people')
          .set({ email: String(Number(email) + 1) })
          .execute();
      });
    await Promise.all(Array.from({ length: 25 }, increment));
    expect(await emails()).toEqual(['25']);
  });

  test('a transaction fails if its task catches the error of a statement and continues', async () => {
    const swallowed = database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('people').values({ email: 'lost' }).execute();
      await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
    });
    await expect(swallowed).rejects.toBeInstanceOf(AbortedTransactionError);
    expect(await emails()).toEqual([]);
  });
});

describe('errors of the database', () => {
  test('a violation of a unique constraint is recognized by the name of the constraint', async () => {
    await add('a@example.com');
    const error: unknown = await add('a@example.com').catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, 'people_email_key')).toBe(true);
    expect(isUniqueViolation(error, 'people_pkey')).toBe(false);
    expect(isForeignKeyViolation(error, 'people_email_key')).toBe(false);
  });

  test('a violation of a foreign key is recognized by the name of the constraint', async () => {
    const failed = database.kysely.insertInto('letters').values({ person_id: 404 }).execute();
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(isForeignKeyViolation(error, 'letters_person_id_fkey')).toBe(true);
    expect(isUniqueViolation(error, 'letters_person_id_fkey')).toBe(false);
  });

  test('any other error is neither a unique violation nor a foreign key violation', () => {
    expect(isUniqueViolation(new Error('no'), 'people_email_key')).toBe(false);
    expect(isUniqueViolation(undefined, 'people_email_key')).toBe(false);
  });
});
