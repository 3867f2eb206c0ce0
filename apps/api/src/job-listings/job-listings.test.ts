import type { Job, JobUpdate, MyJob, MyJobList } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { START, testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';
import { apply, jobInput, postJob, sender, signUp, statusesOf } from '../testing/people.ts';
import type { Send, TestPerson } from '../testing/people.ts';

let server: TestServer;
let send: Send;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  send = sender(server);
  client = await signUp(server, 'client');
});
beforeEach(() => server.setTime(START));
afterAll(() => server.close());

const edit = (id: number) => `/api/job-listings/listings/${id}/edit/`;
const see = (id: number, as: Send = send) => as<Job>('GET', `/api/job-listings/listings/${id}/`);
const change = (job: MyJob, more: Partial<JobUpdate>, as: Send = client.send) =>
  as<MyJob>('PUT', edit(job.id), {
    body: { ...jobInput, is_active: job.is_active, version: job.version, ...more },
  });
const notFound = { status: 404, body: { detail: 'Not found.' } };

describe('posting', () => {
  test('answers the job as it was written, with spaces around, too', async () => {
    const job = await postJob(client, { title: '  A job \n', salary_range: '  ' });
    expect(job).toMatchObject({
      title: '  A job \n',
      company: 'Northwind Labs',
      salary_range: null,
      is_active: true,
      is_open: true,
      created_at: START.toISOString(),
      date_posted: START.toISOString(),
      version: 1,
      applications_count: 0,
      undecided_count: 0,
    });
    expect((await see(job.id)).body).toMatchObject({
      title: '  A job \n',
      description: jobInput.description,
    });
  });

  test('without a company shows Unknown', async () => {
    const nobody = await signUp(server, 'client', { company: '  ' });
    expect((await postJob(nobody)).company).toBe('Unknown');
  });

  test('takes a deadline of today, in UTC, but not of yesterday', async () => {
    server.setTime(new Date('2026-05-04T23:59:59Z'));
    expect((await postJob(client, { application_deadline: '2026-05-04' })).is_open).toBe(true);
    const body = { ...jobInput, application_deadline: '2026-05-03' };
    expect(await client.send('POST', '/api/job-listings/create/', { body })).toMatchObject({
      status: 400,
      body: { application_deadline: ['Choose today or a later day.'] },
    });
  });

  test.each([
    [{ title: 'x'.repeat(121) }, { title: ['At most 120 characters.'] }],
    [{ description: ' \n\t ' }, { description: ['This field is required.'] }],
    [
      { category: 'ships' },
      { category: ['Choose one of tech, finance, healthcare, marketing, education, other.'] },
    ],
    [{ application_deadline: '2026-02-30' }, { application_deadline: ['Enter a date as YYYY-MM-DD.'] }],
    [{ application_deadline: '31.12.2026' }, { application_deadline: ['Enter a date as YYYY-MM-DD.'] }],
    [{ is_active: 'true' }, { is_active: ['Choose true or false.'] }],
    [{ salary_range: 5 }, { salary_range: ['Enter text.'] }],
    [{ client_id: 1 }, { client_id: ['There is no such field.'] }],
  ])('refuses %j', async (more, body) => {
    expect(
      await client.send('POST', '/api/job-listings/create/', { body: { ...jobInput, ...more } }),
    ).toMatchObject({
      status: 400,
      body,
    });
  });

  test('takes the longest texts in any script', async () => {
    const description = '🚢'.repeat(20_000);
    const job = await postJob(client, { description, title: '船'.repeat(120) });
    expect((await see(job.id)).body.description).toBe(description);
  });
});

describe('an inactive job', () => {
  test('is there for its client and for those who applied, and for nobody else', async () => {
    const job = await postJob(client);
    const applicant = await signUp(server, 'freelancer');
    await apply(applicant, job);
    const stranger = await signUp(server, 'freelancer');
    await change(job, { is_active: false });

    expect(await see(job.id)).toMatchObject(notFound);
    expect(await see(job.id, stranger.send)).toMatchObject(notFound);
    expect(await see(job.id, client.send)).toMatchObject({
      status: 200,
      body: { is_active: false, is_open: false },
    });
    expect(await see(job.id, applicant.send)).toMatchObject({ status: 200, body: { is_open: false } });
  });

  test('answers exactly like one that never was', async () => {
    const job = await postJob(client, { is_active: false });
    const [hidden, missing] = [await see(job.id), await see(2_000_000)];
    expect(hidden).toMatchObject(notFound);
    expect(missing.body).toEqual(hidden.body);
  });

  test('has no date until it is active for the first time, and keeps that date', async () => {
    const draft = await postJob(client, { is_active: false });
    expect(draft.date_posted).toBeNull();
    server.setTime(new Date('2026-05-05T10:00:00Z'));
    const first = (await change(draft, { is_active: true })).body;
    expect(first.date_posted).toBe('2026-05-05T10:00:00.000Z');
    server.setTime(new Date('2026-05-06T10:00:00Z'));
    const paused = (await change(first, { is_active: false })).body;
    const again = (await change(paused, { is_active: true })).body;
    expect(again.date_posted).toBe('2026-05-05T10:00:00.000Z');
  });
});

describe('editing', () => {
  test('changes what is sent and counts the version', async () => {
    const job = await postJob(client);
    const { body } = await change(job, { title: 'Another title', category: 'education' });
    expect(body).toMatchObject({ title: 'Another title', category: 'education', version: 2 });
    expect((await client.send('GET', edit(job.id))).body).toEqual(body);
  });

  test('on an older version answers 409 and changes nothing', async () => {
    const job = await postJob(client);
    await change(job, { title: 'First' });
    expect(await change(job, { title: 'Second' })).toMatchObject({
      status: 409,
      body: { detail: 'This job was changed meanwhile. Please reload it and try again.' },
    });
    expect((await see(job.id)).body.title).toBe('First');
  });

  test('at the same time: one of two edits of a version is taken', async () => {
    const job = await postJob(client);
    const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => change(job, { title })));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
  });

  test('without a version is taken as it comes', async () => {
    const job = await postJob(client);
    const { version: _version, ...body } = { ...jobInput, is_active: true, version: undefined };
    expect((await client.send('PUT', edit(job.id), { body })).status).toBe(200);
  });

  test('may keep a deadline that has passed, but not choose one', async () => {
    const job = await postJob(client, { application_deadline: '2026-05-10' });
    server.setTime(new Date('2026-05-11T00:00:00Z'));
    const kept = await change(job, { application_deadline: '2026-05-10', title: 'Kept' });
    expect(kept).toMatchObject({ status: 200, body: { is_active: true, is_open: false } });
    expect((await change(kept.body, { application_deadline: '2026-05-09' })).status).toBe(400);
  });

  test('is for the job’s own client', async () => {
    const job = await postJob(client);
    const other = await signUp(server, 'client');
    expect(await change(job, {}, other.send)).toMatchObject(notFound);
    expect(await other.send('GET', edit(job.id))).toMatchObject(notFound);
    expect(await other.send('DELETE', edit(job.id))).toMatchObject(notFound);
    expect(await other.send('GET', `/api/job-listings/my-detail/${job.id}/`)).toMatchObject(notFound);
  });
});

describe('deleting', () => {
  test('needs an inactive job', async () => {
    const job = await postJob(client);
    expect(await client.send('DELETE', edit(job.id))).toMatchObject({
      status: 409,
      body: { detail: 'This job is active. Please deactivate it first.' },
    });
    await change(job, { is_active: false });
    expect((await client.send('DELETE', edit(job.id))).status).toBe(204);
    expect(await client.send('DELETE', edit(job.id))).toMatchObject(notFound);
    expect(await client.send('GET', edit(job.id))).toMatchObject(notFound);
    expect(await client.send('GET', `/api/applications/list/${job.id}`)).toMatchObject(notFound);
    expect(await change({ ...job, version: 2 }, { is_active: true })).toMatchObject(notFound);
  });
});

test('my listings: newest first, with totals over all of them', async () => {
  const owner = await signUp(server, 'client');
  const jobs = [await postJob(owner), await postJob(owner, { is_active: false }), await postJob(owner)];
  const freelancer = await signUp(server, 'freelancer');
  const [job] = jobs;
  if (job) await apply(freelancer, job);
  const { body } = await owner.send<MyJobList>('GET', '/api/job-listings/my-listings/');
  expect(body.results.map(({ id }) => id)).toEqual(jobs.map(({ id }) => id).reverse());
  expect(body.totals).toEqual({ jobs: 3, active_jobs: 2, applications: 1, undecided_applications: 1 });
  expect(body.results.at(-1)).toMatchObject({ applications_count: 1, undecided_count: 1 });
});
