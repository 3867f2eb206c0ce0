import type { JobList } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { START, testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';
import { sender } from '../testing/people.ts';
import { insertListings } from './bulk.ts';

let server: TestServer;
const progress: number[] = [];

beforeAll(async () => {
  server = await testServer();
  await insertListings(server.database.kysely, {
    count: 3_000,
    now: START,
    onProgress: (done) => progress.push(done),
  });
}, 60_000);
afterAll(() => server.close());

async function list(query = ''): Promise<JobList> {
  return (await sender(server)<JobList>('GET', `/api/job-listings/listings/${query}`)).body;
}

test('the public sees the active nine tenths, newest first', async () => {
  const { count, results } = await list();
  expect(count).toBe(2_700);
  const dates = results.map(({ date_posted }) => date_posted ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(Date.parse(dates[0] ?? '')).toBeLessThan(START.getTime());
  expect(START.getTime() - Date.parse(dates[0] ?? '')).toBeLessThan(24 * 60 * 60 * 1000);
});

test('categories, kinds of work and places are mixed', async () => {
  const { results } = await list();
  expect(new Set(results.map(({ category }) => category)).size).toBeGreaterThan(2);
  expect(new Set(results.map(({ remote }) => remote)).size).toBe(3);
  expect(new Set(results.map(({ employment_type }) => employment_type)).size).toBe(3);
  expect(new Set(results.map(({ location }) => location)).size).toBeGreaterThan(8);
  expect(new Set(results.map(({ company }) => company)).size).toBeGreaterThan(15);
});

test('a search finds them', async () => {
  const { results } = await list('?search=lead%20orchestra%20auditor');
  expect(results.length).toBeGreaterThan(0);
  for (const { title } of results) expect(title).toMatch(/^Lead orchestra auditor/);
});

test('progress is told, and a second run adds as many again, of the same clients', async () => {
  expect(progress).toEqual([2_000, 3_000]);
  const clients = () =>
    server.database.kysely
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('users'))
      .executeTakeFirst();
  const before = await clients();
  await insertListings(server.database.kysely, { count: 100, now: START });
  expect((await list()).count).toBe(2_790);
  expect(await clients()).toEqual(before);
});
