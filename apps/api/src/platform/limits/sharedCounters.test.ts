/** Tests two servers that share the counters of rate limits in one database. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { testDatabase } from '../database/testing.ts';
import { limitsOf, sharedBudgets } from '../../contract/rateLimits.ts';
import { createExpiringMap, createSharedCounter, removeExpired } from './sharedCounters.ts';

let database: Database<Tables>;
beforeAll(async () => {
  database = await testDatabase<Tables>();
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

const twoServers = (name: string, max: number) =>
  [1, 2].map(() => createSharedCounter(database.kysely, { name, max, seconds: 60 }));
const countRows = async () => (await database.kysely.selectFrom('rate_limits').selectAll().execute()).length;

test('of forty simultaneous calls at two servers with a shared budget of twenty, twenty are allowed', async () => {
  const servers = twoServers('calls', 20);
  const calls = Array.from({ length: 20 }, () => servers.map((server) => server.spend('a'))).flat();
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  for (const server of servers) {
    await expect(server.spend('a')).rejects.toMatchObject({ statusCode: 429 });
    await server.spend('b');
  }
});

test('if one server returns a call to the budget, the other server no longer counts it either', async () => {
  const [here, there] = twoServers('given back', 2);
  const reservation = await here?.reserve('a');
  expect((await there?.reserve('a'))?.used).toBe(2);
  await reservation?.giveBack();
  expect((await there?.reserve('a'))?.used).toBe(2);
});

test('a call that is returned in the next period does not reduce the count of that period', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [counter] = twoServers('periods', 2);
  const late = await counter?.reserve('a');
  vi.setSystemTime(Date.now() + 61_000);
  await late?.giveBack();
  expect((await counter?.reserve('a'))?.used).toBe(1);
  await late?.giveBack();
  expect((await counter?.reserve('a'))?.used).toBe(2);
});

test('the database does not contain the IP addresses of callers, and each count is removed after its period', async () => {
  const here = createExpiringMap(database.kysely, 'trusted', 60);
  const there = createExpiringMap(database.kysely, 'trusted', 60);
  await here.set('ada@example.com 192.0.2.1', 1_781_514_000_000);
  expect(await there.get('ada@example.com 192.0.2.1')).toBe(1_781_514_000_000);
  const rows = await database.kysely.selectFrom('rate_limits').select('key').execute();
  expect(rows.map(({ key }) => key).join()).not.toMatch(/ada|192/);

  const before = await countRows();
  await removeExpired(database.kysely);
  expect(await countRows()).toBe(before);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 200_000 });
  expect(await there.get('ada@example.com 192.0.2.1')).toBeUndefined();
  await removeExpired(database.kysely);
  expect(await countRows()).toBe(0);
});

test('each budget for accounts and writes has a unique name', () => {
  const names = [
    ...sharedBudgets(
      limitsOf({
        freelancerAt: async () => null,
        isNewcomer: async () => false,
        passedAccountOf: async () => null,
      }),
    ).values(),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'logIn device',
      'logIn untrusted',
      'register address',
      'applyToJob subject',
      'applyToJob newcomer',
    ]),
  );
  expect(names.join()).not.toMatch(/list|get|suggest/);
});
