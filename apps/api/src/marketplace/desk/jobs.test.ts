import type { CaseList, DeskJob, DeskJobList } from '@skillharbor/contract';
import type { UpdateObject } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../../platform/database/tables.ts';
import { rule } from '../../testing/moderation.ts';
import { postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let operator: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  operator = await hireStaff(server, 'operator');
  client = await signUp(server, 'client', { company: 'Pier Seven' });
});
afterAll(() => server.close());

const find = async (search: string): Promise<DeskJob[]> => {
  const url = `/api/admin/listings/?search=${encodeURIComponent(search)}`;
  return (await operator.send<DeskJobList>('GET', url)).body.results;
};
/** Posts a job, and then writes these values into its row. */
async function postWith(values: UpdateObject<Tables, 'job_listings'>, title: string) {
  const job = await postJob(client, { title });
  await server.database.kysely.updateTable('job_listings').set(values).where('id', '=', job.id).execute();
  return job;
}

const report = (by: TestPerson, id: number) =>
  by.send('POST', '/api/moderation/reports/', { body: { subject: { kind: 'job', id }, reason: 'scam' } });

test('an operator finds a job by words of its title, by its company and by its id, and % is not a wildcard', async () => {
  const { id } = await postJob(client, { title: 'Lock keeper' });
  for (const search of ['LOCK keep', String(id), `#${id}`])
    expect(await find(search)).toMatchObject([{ id }]);
  expect((await find('pier seven')).map((job) => job.id)).toContain(id);
  expect(await find('%')).toEqual([]);
  expect((await find('Lock keeper'))[0]).toMatchObject({
    company: 'Pier Seven',
    state: 'open',
    owner: { id: client.id, name: 'Li Brandt' },
    reports: 0,
    case_id: null,
  });
});

test('an operator finds jobs that nobody else sees, each with its state', async () => {
  const title = 'Canal warden';
  const inactive = await postWith({ is_active: false }, title);
  const deleted = await postWith({ is_active: false, deleted_at: server.now() }, title);
  const closed = await postWith({ application_deadline: '2026-01-01' }, title);
  const hidden = await postJob(client, { title });
  await rule(server, operator, { kind: 'job', id: hidden.id });
  const states = new Map((await find('')).map(({ id, state }) => [id, state]));
  expect([inactive, deleted, hidden, closed].map(({ id }) => states.get(id))).toEqual([
    'inactive',
    'deleted',
    'hidden',
    'closed',
  ]);
});

test('an operator can open a case about a job that nobody else sees, and the search result links to the case', async () => {
  const job = await postWith({ is_active: false }, 'Bridge painter');
  expect((await report(await signUp(server, 'client'), job.id)).status).toBe(404);
  expect((await report(operator, job.id)).status).toBe(201);
  expect((await report(operator, job.id)).status).toBe(409);
  const [found] = await find('Bridge painter');
  expect(found).toMatchObject({ reports: 1 });
  const { body } = await operator.send<CaseList>('GET', '/api/moderation/cases/');
  expect(body.results.map(({ id }) => id)).toContain(found?.case_id);
});

test('an operator without a second factor can report only what every member sees', async () => {
  const job = await postWith({ is_active: false }, 'Quay sweeper');
  const newcomer = await hireStaff(server, 'operator', { hasFactor: false });
  expect((await report(newcomer, job.id)).status).toBe(404);
});

test('moderators and visitors cannot search for jobs at the operator’s desk', async () => {
  const moderator = await hireStaff(server, 'moderator');
  for (const send of [moderator.send, sender(server)])
    expect([401, 403]).toContain((await send('GET', '/api/admin/listings/')).status);
});
