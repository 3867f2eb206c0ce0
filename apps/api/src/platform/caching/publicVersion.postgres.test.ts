/** Tests transactions that write public data at the same time, and callers that read its version at the same time. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Queries, Tables } from '../database/tables.ts';
import { testDatabase } from '../database/testing.ts';
import { createVersions } from './publicVersion.ts';

const WRITERS = 3;

let database: Database<Tables>;
beforeAll(async () => {
  database = await testDatabase<Tables>();
});
afterAll(() => database.close());

const rename = (queries: Queries, id: number, name: string) =>
  queries.updateTable('skills').set({ name }).where('id', '=', id).execute();

test('open transactions do not wait for each other, and each of them changes the public version when it commits', async () => {
  const { kysely } = database;
  const version = createVersions(kysely).public;
  const transactions = await Promise.all(
    Array.from({ length: WRITERS }, () => kysely.startTransaction().execute()),
  );
  const versions = [await version()];
  // The lock timeout is so short that a transaction fails if it has to wait for an earlier one.
  for (const [index, transaction] of transactions.entries()) {
    await sql`set local lock_timeout to '1ms'`.execute(transaction);
    await rename(transaction, index + 1, `Skill ${index}`);
    await rename(transaction, index + 1, `Renamed skill ${index}`);
    expect(await version()).toBe(versions[0]);
  }
  for (const transaction of transactions.toReversed()) {
    await transaction.commit().execute();
    versions.push(await version());
  }
  expect(new Set(versions).size).toBe(WRITERS + 1);
});

test('each new version replaces the row of an earlier one, so the number of rows does not grow', async () => {
  const count = async () => {
    const rows = await database.kysely
      .selectFrom('versions')
      .select('slot')
      .where('subject', '=', 'public')
      .execute();
    return rows.length;
  };
  const before = await count();
  for (let turn = 0; turn < 3; turn += 1) await rename(database.kysely, 20, `Skill of turn ${turn}`);
  expect(await count()).toBe(before);
  expect(before).toBeLessThanOrEqual(WRITERS);
});

test('cached data is never older than the version under which it is cached', async () => {
  const { kysely } = database;
  const version = createVersions(kysely).public;
  const cached = new Map<string, number>();
  let committed = 0;
  let isDone = false;
  const write = async () => {
    for (let turn = 1; turn <= 100; turn += 1) {
      await kysely.transaction().execute(async (transaction) => {
        await rename(transaction, 30, `Turn ${turn}`);
        await rename(transaction, 31, `Turn ${turn} as well`);
      });
      committed = turn;
    }
    isDone = true;
  };
  const readTurn = async () => {
    const { name } = await kysely
      .selectFrom('skills')
      .select('name')
      .where('id', '=', 30)
      .executeTakeFirstOrThrow();
    return Number(/\d+/.exec(name)?.[0] ?? 0);
  };
  const read = async () => {
    while (!isDone) {
      const atLeast = committed;
      const at = await version();
      const turn = cached.get(at) ?? (await readTurn());
      cached.set(at, turn);
      expect(turn).toBeGreaterThanOrEqual(atLeast);
    }
  };
  await Promise.all([write(), read(), read()]);
  expect(cached.size).toBeGreaterThan(2);
});
