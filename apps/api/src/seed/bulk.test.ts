import type { FreelancerList, JobList } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sender } from '../testing/people.ts';
import { START, testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { insertFreelancers, insertJobs } from './bulk.ts';

let server: TestServer;
const progress: number[] = [];

beforeAll(async () => {
  server = await testServer();
  await insertJobs(server.database.kysely, {
    count: 3_000,
    now: START,
    onProgress: (done) => progress.push(done),
  });
}, 60_000);
afterAll(() => server.close());

async function list(query = ''): Promise<JobList> {
  return (await sender(server)<JobList>('GET', `/api/job-listings/listings/${query}`)).body;
}

test('nine of ten generated jobs are active, and the public list contains these, newest first', async () => {
  const { count, results } = await list();
  expect(count).toBe(2_700);
  const dates = results.map(({ date_posted }) => date_posted ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(Date.parse(dates[0] ?? '')).toBeLessThan(START.getTime());
  expect(START.getTime() - Date.parse(dates[0] ?? '')).toBeLessThan(24 * 60 * 60 * 1000);
});

test('each page of generated jobs has different categories, kinds of work and places', async () => {
  const { results } = await list();
  expect(new Set(results.map(({ category }) => category)).size).toBeGreaterThan(2);
  expect(new Set(results.map(({ remote }) => remote)).size).toBe(3);
  expect(new Set(results.map(({ employment_type }) => employment_type)).size).toBe(3);
  expect(new Set(results.map(({ location }) => location)).size).toBeGreaterThan(8);
  expect(new Set(results.map(({ company }) => company)).size).toBeGreaterThan(15);
});

test('generated jobs can be found by a search', async () => {
  const { results } = await list('?search=lead%20orchestra%20auditor');
  expect(results.length).toBeGreaterThan(0);
  for (const { title } of results) expect(title).toMatch(/^Lead orchestra auditor/);
});

test('the command that generates jobs reports its progress, and adds jobs of the same clients when it runs again', async () => {
  expect(progress).toEqual(Array.from({ length: 12 }, (_, index) => 250 * (index + 1)));
  const clients = () =>
    server.database.kysely
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('users'))
      .executeTakeFirst();
  const before = await clients();
  await insertJobs(server.database.kysely, { count: 100, now: START });
  expect((await list()).count).toBe(2_790);
  expect(await clients()).toEqual(before);
});

test('generated freelancers appear in the directory', async () => {
  await insertFreelancers(server.database.kysely, { count: 30, now: START });
  await insertFreelancers(server.database.kysely, { count: 30, now: START });
  const path = '/api/accounts/freelancers/?page=3';
  const { body } = await sender(server)<FreelancerList>('GET', path);
  expect(body.results.map(({ user }) => user.last_name)).toEqual(['3', '2', '1', '30', '20', '10']);
});
