/** Tests the limit of undecided applications, which keeps one account from flooding the clients with applications. */
import type { MyApplication, MyApplicationList } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apply, postJob, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer({ environment: { OPEN_APPLICATIONS: '3', DECISION_HOLD: '0' } });
  client = await signUp(server, 'client');
});
beforeEach(async () => {
  freelancer = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

const send = ({ id }: { id: number }) =>
  freelancer.send<MyApplication>('POST', '/api/applications/apply/', {
    form: { listing: String(id), cover_letter: 'I would.', resume: smallPdf() },
  });
const withdraw = ({ id }: { id: number }) =>
  freelancer.send('POST', `/api/applications/my/${id}/withdraw/`, { body: {} });
const openApplications = async () =>
  (await freelancer.send<MyApplicationList>('GET', '/api/applications/my/')).body.open_applications;
const postJobs = (count: number) => Promise.all(Array.from({ length: count }, () => postJob(client)));

const FULL = {
  detail:
    'You have 3 open applications, the most at a time. A decision or a withdrawal makes room for another one.',
  code: 'open_applications_full',
};

test('simultaneous applications cannot exceed the limit', async () => {
  const jobs = await postJobs(5);
  const responses = await Promise.all(jobs.map(send));
  expect(statusesOf(responses).toSorted((one, other) => one - other)).toEqual([201, 201, 201, 409, 409]);
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject(FULL);
  expect(await openApplications()).toEqual({ count: 3, limit: 3 });
  const [, , , , last = jobs[0]] = jobs;
  const check = await freelancer.send('GET', `/api/applications/has-applied/${last?.id}/`);
  expect(check.body).toMatchObject({ open_applications: { count: 3, limit: 3 } });
});

test('a decision or a withdrawal allows one more application', async () => {
  const [first, second, third, fourth, fifth] = await postJobs(5);
  if (!first || !second || !third || !fourth || !fifth) throw new Error('There are five jobs.');
  const declined = await apply(freelancer, first);
  const withdrawn = await apply(freelancer, second);
  await apply(freelancer, third);
  expect((await send(fourth)).status).toBe(409);
  await client.send('PATCH', `/api/applications/update/${declined.id}/`, { body: { status: 'rejected' } });
  expect((await send(fourth)).status).toBe(201);
  expect((await send(fifth)).status).toBe(409);
  await withdraw(withdrawn);
  expect((await send(fifth)).status).toBe(201);
  expect(await openApplications()).toEqual({ count: 3, limit: 3 });
});

test('a freelancer can withdraw from a job and apply again twice', async () => {
  const job = await postJob(client);
  for (const _ of [1, 2]) await withdraw((await send(job)).body);
  const refused = { status: 409, body: { code: 'applied_too_often', params: { max: 2 } } };
  expect(await send(job)).toMatchObject(refused);
  expect((await send(await postJob(client))).status).toBe(201);
});
