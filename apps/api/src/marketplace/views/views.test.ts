import type { JobFunnel } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayOf, secondsAfter } from '../../platform/time/clock.ts';
import { apply, postJob, sender, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { KEPT_DAYS, deleteViewsBefore } from './views.repository.ts';

const DAY_S = 24 * 60 * 60;

let server: TestServer;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client');
});
afterAll(() => server.close());

const view = (job: { id: number }, site: string | null = null) =>
  sender(server)('POST', `/api/job-listings/listings/${job.id}/views/`, { body: { site } });
const read = async (job: { id: number }, person = client) =>
  person.send<JobFunnel>('GET', `/api/job-listings/my-detail/${job.id}/funnel/`);
const wait = (days: number) => server.setTime(secondsAfter(server.now(), days * DAY_S));

test('a client can read how often a job was viewed each day, and from which sites its readers came', async () => {
  const job = await postJob(client);
  await view(job, 'search.example');
  await Promise.all([view(job), view(job, 'search.example'), view(job, 'search.example')]);
  wait(1);
  await view(job, 'news.example');

  const { body } = await read(job);
  expect(body.views).toBe(5);
  expect(body.days).toHaveLength(30);
  expect(body.days.slice(-3).map(({ views }) => views)).toEqual([0, 4, 1]);
  expect(body.days.at(-1)?.day).toBe(dayOf(server.now()));
  expect(body.sites).toEqual([
    { site: 'search.example', views: 3 },
    { site: null, views: 1 },
    { site: 'news.example', views: 1 },
  ]);
});

test('the response with the views of a job also has the numbers of its applications', async () => {
  const job = await postJob(client);
  await apply(await signUp(server, 'freelancer'), job);
  expect((await read(job)).body).toMatchObject({
    views: 0,
    sites: [],
    applications: { received: 1, opened: 0, decided: 0 },
  });
});

test('views from more than fifty sites a day count as views from an unknown site', async () => {
  const job = await postJob(client);
  for (let number = 0; number < 60; number += 1) await view(job, `site-${number}.example`);
  const { body } = await read(job);
  expect(body.views).toBe(60);
  expect(body.sites[0]).toEqual({ site: null, views: 10 });
});

test('a view of a job that the public cannot see is not counted', async () => {
  const job = await postJob(client, { is_active: false });
  expect((await view(job)).status).toBe(404);
  expect((await read(job)).body.views).toBe(0);
});

test('a site that is not a valid host name is refused', async () => {
  const job = await postJob(client);
  expect(
    statusesOf([
      await view(job, 'https://search.example/?q=me'),
      await view(job, 'A.example'),
      await view(job, ''),
    ]),
  ).toEqual([400, 400, 400]);
});

test('another client cannot read the views', async () => {
  const job = await postJob(client);
  expect((await read(job, await signUp(server, 'client'))).status).toBe(404);
});

test('views of jobs are kept for a year', async () => {
  const job = await postJob(client);
  await view(job);
  wait(KEPT_DAYS);
  await deleteViewsBefore(server.database.kysely, dayOf(server.now()));
  expect((await read(job)).body.views).toBe(1);
  wait(1);
  await deleteViewsBefore(server.database.kysely, dayOf(server.now()));
  expect((await read(job)).body.views).toBe(0);
});
