/** Tests jobs that take a limited number of applications. */
import type { Company, JobList, ListedJob, MyJob } from '@skillharbor/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVersions } from '../../platform/caching/publicVersion.ts';
import { expectLegalState } from '../../testing/invariants.ts';
import { apply, jobInput, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { notifyOfDueDecisions } from './decisions.commands.ts';

const FULL = {
  detail: 'All places for applications are taken. One may become free later.',
  code: 'places_taken',
};
const HOLD_END = secondsAfter(START, 600);

let server: TestServer;
let client: TestPerson;
let one: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '10' } });
  client = await signUp(server, 'client', { company: 'Limited Editions' });
  one = await signUp(server, 'freelancer');
  other = await signUp(server, 'freelancer');
});
beforeEach(() => server.setTime(START));
afterEach(() => expectLegalState(server));
afterAll(() => server.close());

const send = async (freelancer: TestPerson, { id }: { id: number }) =>
  freelancer.send('POST', '/api/applications/apply/', {
    form: { listing: String(id), cover_letter: 'I would.', resume: smallPdf() },
  });
const withdraw = (freelancer: TestPerson, { id }: { id: number }) =>
  freelancer.send('POST', `/api/applications/my/${id}/withdraw/`, { body: {} });
const see = async ({ id }: { id: number }) =>
  (await sender(server)<ListedJob>('GET', `/api/job-listings/listings/${id}/`)).body;
const change = (job: MyJob, changes: object) =>
  client.send<MyJob>('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
    body: { ...jobInput, title: job.title, is_active: true, ...changes },
  });

/** Returns, for each public list, whether it contains the job. */
async function found({ id, title }: MyJob) {
  const visitor = sender(server);
  const has = async (url: string) =>
    (await visitor<JobList>('GET', url)).body.results.some((job) => job.id === id);
  const list = '/api/job-listings/listings/';
  const { body: all } = await visitor<JobList>('GET', list);
  const { body: company } = await visitor<Company>('GET', '/api/companies/limited-editions/');
  return {
    list: await has(list),
    search: await has(`${list}?search=${encodeURIComponent(title)}`),
    company: await has('/api/companies/limited-editions/jobs/'),
    count: all.count,
    ofLocation: all.facets?.location.values.find(({ value }) => value === jobInput.location)?.count ?? 0,
    ofCompany: company.open_jobs,
  };
}

test('of fifty freelancers who apply at once, one gets the last place', async () => {
  const job = await postJob(client, { title: 'Lamp lighter', application_limit: 2 });
  expect(job).toMatchObject({ application_limit: 2, places_left: 2, is_open: true });
  await apply(one, job);
  expect(await see(job)).toMatchObject({ places_left: 1, is_open: true });
  const before = await found(job);

  const freelancers: TestPerson[] = [];
  while (freelancers.length < 50) freelancers.push(await signUp(server, 'freelancer'));
  const responses = await Promise.all(freelancers.map((freelancer) => send(freelancer, job)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  // On a slow machine, some requests wait too long for the database and get the status 503.
  const refused = responses.filter(({ status }) => status !== 201 && status !== 503);
  expect(new Set(refused.map(({ status, body }) => JSON.stringify({ status, body })))).toEqual(
    new Set([JSON.stringify({ status: 409, body: FULL })]),
  );

  expect(await see(job)).toMatchObject({ places_left: 0, is_open: false, is_active: true });
  expect(before).toMatchObject({ list: true, search: true, company: true });
  expect(await found(job)).toEqual({
    list: false,
    search: false,
    company: false,
    count: before.count - 1,
    ofLocation: before.ofLocation - 1,
    ofCompany: before.ofCompany - 1,
  });
});

test('a withdrawal frees a place, and the job is listed again', async () => {
  const job = await postJob(client, { title: 'Rope walker', application_limit: 1 });
  const before = await found(job);
  const application = await apply(one, job);
  expect(await send(other, job)).toMatchObject({ status: 409, body: FULL });
  await withdraw(one, application);
  expect(await see(job)).toMatchObject({ places_left: 1, is_open: true });
  expect(await found(job)).toEqual(before);
  expect((await send(other, job)).status).toBe(201);
});

test('a decline frees a place only when the freelancer is notified, because the decline can be undone until then', async () => {
  const job = await postJob(client, { title: 'Buoy painter', application_limit: 1 });
  const { id } = await apply(one, job);
  const decline = () =>
    client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'rejected' } });
  await decline();
  expect((await send(other, job)).status).toBe(409);
  expect((await client.send('POST', `/api/applications/update/${id}/undo/`)).status).toBe(200);
  expect(await see(job)).toMatchObject({ places_left: 0 });

  await decline();
  server.setTime(HOLD_END);
  await notifyOfDueDecisions(servicesOf(server));
  expect(await see(job)).toMatchObject({ places_left: 1, is_open: true });
  expect((await send(other, job)).status).toBe(201);
  expect(await see(job)).toMatchObject({ places_left: 0 });
});

test('a lower limit ends no application, and raising or removing the limit reopens the job', async () => {
  const job = await postJob(client, { title: 'Sail mender', application_limit: 5 });
  await apply(one, job);
  await apply(other, job);
  const limited = async (application_limit: number | null) => (await change(job, { application_limit })).body;
  expect(await limited(1)).toMatchObject({ places_left: 0, is_open: false, applications_count: 2 });
  expect((await change(job, {})).body).toMatchObject({ application_limit: 1 });
  expect(await limited(3)).toMatchObject({ places_left: 1, is_open: true });
  expect(await limited(null)).toMatchObject({ application_limit: null, places_left: null, is_open: true });
});

test('an application changes the version of the public data only if the job has a limit', async () => {
  const version = createVersions(server.database.kysely).public;
  const isChangedBy = async (act: () => Promise<unknown>) => {
    const before = await version();
    await act();
    return (await version()) !== before;
  };
  const limited = await postJob(client, { title: 'Chart reader', application_limit: 9 });
  const unlimited = await postJob(client);
  expect(await isChangedBy(() => apply(one, limited))).toBe(true);
  expect(await isChangedBy(() => apply(one, unlimited))).toBe(false);
});
