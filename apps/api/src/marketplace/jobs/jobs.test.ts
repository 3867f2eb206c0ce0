import { jobFieldsRules } from '@skillharbor/contract';
import type { Job, JobList, JobUpdate, MyJob, MyJobList, Pay } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apply, jobInput, postJob, sender, signUp, statusesOf } from '../../testing/people.ts';
import type { Send, TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

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
/** Edits a job with an `If-Match` header instead of a version in the body. */
const changeIf = (job: MyJob, ifMatch: string, more: Partial<JobUpdate> = {}) =>
  client.send<MyJob>('PUT', edit(job.id), {
    body: { ...jobInput, is_active: job.is_active, ...more },
    headers: { 'if-match': ifMatch },
  });
const pay: Pay = { min: 60, max: 75, currency: 'EUR', period: 'hour' };
const changedMeanwhile = { detail: 'This job was changed meanwhile. Please reload it and try again.' };
const notFound = { status: 404, body: { detail: 'Not found.' } };

describe('posting a job', () => {
  test('returns the texts as they were typed, including surrounding spaces', async () => {
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

  test('shows Unknown as the company’s name if the client has no company', async () => {
    const client = await signUp(server, 'client', { company: '  ' });
    expect((await postJob(client)).company).toBe('Unknown');
  });

  test('accepts a deadline of today in UTC, but not of yesterday', async () => {
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
    [{ pay: { ...pay, max: 59 } }, { pay: ['The upper amount is below the lower one.'] }],
    [{ pay: { ...pay, min: 60.005 } }, { pay: ['Use at most two decimals.'] }],
    [{ pay: { ...pay, min: -1 } }, { pay: ['min: At least 0.'] }],
    [
      { pay: { ...pay, currency: 'euro' } },
      { pay: ['currency: Enter a currency by its three-letter code, such as USD.'] },
    ],
    [
      { pay: { ...pay, period: 'week' } },
      { pay: ['period: Choose one of hour, day, month, year, project.'] },
    ],
    [{ pay: { max: 75, currency: 'EUR', period: 'hour' } }, { pay: ['min: This field is required.'] }],
    [{ pay: { ...pay, tips: true } }, { pay: ['tips: There is no such field.'] }],
    [{ pay: '€60 an hour' }, { pay: ['This is not in the expected form.'] }],
    [{ client_id: 1 }, { client_id: ['There is no such field.'] }],
  ])('refuses %j', async (more, body) => {
    expect(
      await client.send('POST', '/api/job-listings/create/', { body: { ...jobInput, ...more } }),
    ).toMatchObject({
      status: 400,
      body,
    });
  });

  test.each<Pay | null>([
    pay,
    { ...pay, max: null },
    { ...pay, min: 0.07, max: 0.07 },
    { min: 9_999_999_999.99, max: 10_000_000_000, currency: 'VND', period: 'year' },
    null,
  ])('saves the pay %j and the text about the pay', async (pay) => {
    const { id } = await postJob(client, { pay });
    const expected = { pay, salary_range: jobInput.salary_range };
    expect((await see(id)).body).toMatchObject(expected);
    const list = await send<JobList>('GET', '/api/job-listings/listings/');
    expect(list.body.results.find((job) => job.id === id)).toMatchObject(expected);
  });

  test('is possible without stating the pay', async () => {
    expect((await postJob(client)).pay).toBeNull();
  });

  test('accepts and returns each text at its maximum length', async () => {
    const {
      application_limit: _limit,
      positions: _positions,
      screening_questions: _questions,
      ...textRules
    } = jobFieldsRules;
    const texts = Object.fromEntries(
      Object.entries(textRules).map(([field, { maxLength }]) => [field, 'x'.repeat(maxLength)]),
    );
    const body = { ...jobInput, ...texts };
    const { body: posted } = await client.send<MyJob>('POST', '/api/job-listings/create/', { body });
    expect((await see(posted.id)).body).toMatchObject(texts);
  });

  test('asks for one person unless the client gives another number, which stays if an edit leaves it out', async () => {
    expect((await postJob(client)).positions).toBe(1);
    const { id } = await postJob(client, { positions: 3 });
    const body = { ...jobInput, is_active: true };
    await client.send('PUT', `/api/job-listings/listings/${id}/edit/`, { body });
    expect((await see(id)).body.positions).toBe(3);
  });

  test('accepts texts of the maximum length in any script', async () => {
    const description = '🚢'.repeat(20_000);
    const job = await postJob(client, { description, title: '船'.repeat(120) });
    expect((await see(job.id)).body.description).toBe(description);
  });
});

describe('an inactive job', () => {
  test('is visible only to its client and its applicants', async () => {
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

  test('returns the same 404 response as an unknown job', async () => {
    const job = await postJob(client, { is_active: false });
    const [hidden, missing] = [await see(job.id), await see(2_000_000)];
    expect(hidden).toMatchObject(notFound);
    expect(missing.body).toEqual(hidden.body);
  });

  test('gets its posting date when it is first activated, and keeps the date later', async () => {
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

describe('editing a job', () => {
  test('replaces or removes the pay, and keeps the pay if the request does not contain it', async () => {
    const job = await postJob(client, { pay });
    const edited = async (more: Partial<JobUpdate>) => {
      const { body: current } = await client.send<MyJob>('GET', edit(job.id));
      return (await change(current, more)).body.pay;
    };
    expect(await edited({ title: 'Another title' })).toEqual(pay);
    const inYen: Pay = { min: 300_000, max: null, currency: 'JPY', period: 'month' };
    expect(await edited({ pay: inYen })).toEqual(inYen);
    expect(await edited({ pay: null })).toBeNull();
  });

  test('changes the fields and increments the version', async () => {
    const job = await postJob(client);
    const { body } = await change(job, { title: 'Another title', category: 'education' });
    expect(body).toMatchObject({ title: 'Another title', category: 'education', version: 2 });
    expect((await client.send('GET', edit(job.id))).body).toEqual(body);
  });

  test('returns 409 and changes nothing if it is based on an older version', async () => {
    const job = await postJob(client);
    await change(job, { title: 'First' });
    expect(await change(job, { title: 'Second' })).toMatchObject({ status: 409, body: changedMeanwhile });
    expect((await see(job.id)).body.title).toBe('First');
  });

  test('succeeds for only one of several simultaneous requests with the same version', async () => {
    const job = await postJob(client);
    const responses = await Promise.all(['One', 'Two', 'Three'].map((title) => change(job, { title })));
    expect(statusesOf(responses)).toEqual([200, 409, 409]);
  });

  test('can be based on the entity tag, which every response with the job has', async () => {
    const created = await client.send<MyJob>('POST', '/api/job-listings/create/', { body: jobInput });
    const { id } = created.body;
    const changed = await change(created.body, { title: 'Second' });
    const responses = [
      created,
      changed,
      await client.send('GET', edit(id)),
      await client.send('GET', `/api/job-listings/my-detail/${id}/`),
    ];
    expect(responses.map(({ headers }) => headers['etag'])).toEqual(['"1"', '"2"', '"2"', '"2"']);
  });

  test('succeeds with the current entity tag, and returns 412 and changes nothing with an older one', async () => {
    const job = await postJob(client);
    const { headers } = await client.send('GET', edit(job.id));
    const tag = String(headers['etag']);
    const first = await changeIf(job, tag, { title: 'First' });
    expect(first).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await changeIf(job, tag, { title: 'Second' })).toMatchObject({
      status: 412,
      body: changedMeanwhile,
    });
    expect((await see(job.id)).body.title).toBe('First');
    expect((await changeIf(job, String(first.headers['etag']), { title: 'Second' })).status).toBe(200);
  });

  test.each([
    ['*', 200],
    ['"7", "1"', 200],
    [' "1" ', 200],
    ['"7"', 412],
    ['"11"', 412],
    ['1', 412],
    ['W/"1"', 412],
    ['', 412],
    ['nonsense, ",', 412],
  ])('an edit of version 1 with the header If-Match: %s returns %i', async (ifMatch, status) => {
    expect((await changeIf(await postJob(client), ifMatch)).status).toBe(status);
  });

  test('must match both the entity tag and the version if the request contains both', async () => {
    const job = await postJob(client);
    expect((await changeIf(job, '"1"', { version: 7 })).status).toBe(409);
    expect((await changeIf(job, '"7"', { version: 1 })).status).toBe(412);
    expect((await changeIf(job, '*', { version: 7 })).status).toBe(409);
    expect((await changeIf(job, '"1"', { version: 1 })).status).toBe(200);
  });

  test('succeeds for only one of several simultaneous requests with the same entity tag', async () => {
    const job = await postJob(client);
    const responses = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => changeIf(job, '"1"', { title })),
    );
    expect(statusesOf(responses)).toEqual([200, 412, 412]);
  });

  test('returns 404 for an unknown job, whatever the entity tag', async () => {
    expect(await changeIf({ ...(await postJob(client)), id: 2_000_000 }, '*')).toMatchObject(notFound);
  });

  test('is a conflict if its version is outdated, even if the deadline has passed', async () => {
    const job = await postJob(client, { application_deadline: '2026-05-10' });
    server.setTime(new Date('2026-05-11T00:00:00Z'));
    await change(job, { application_deadline: '2026-06-10' });
    expect((await change(job, { application_deadline: '2026-05-10' })).status).toBe(409);
  });

  test('always succeeds if the request contains no version', async () => {
    const job = await postJob(client);
    const { version: _version, ...body } = { ...jobInput, is_active: true, version: undefined };
    expect((await client.send('PUT', edit(job.id), { body })).status).toBe(200);
  });

  test('may keep a deadline that has passed, but may not choose such a deadline', async () => {
    const job = await postJob(client, { application_deadline: '2026-05-10' });
    server.setTime(new Date('2026-05-11T00:00:00Z'));
    const changed = await change(job, { application_deadline: '2026-05-10', title: 'Kept' });
    expect(changed).toMatchObject({ status: 200, body: { is_active: true, is_open: false } });
    expect((await change(changed.body, { application_deadline: '2026-05-09' })).status).toBe(400);
  });

  test('is refused to everyone except the job’s client', async () => {
    const job = await postJob(client);
    const other = await signUp(server, 'client');
    expect(await change(job, {}, other.send)).toMatchObject(notFound);
    expect(await other.send('GET', edit(job.id))).toMatchObject(notFound);
    expect(await other.send('DELETE', edit(job.id))).toMatchObject(notFound);
    expect(await other.send('GET', `/api/job-listings/my-detail/${job.id}/`)).toMatchObject(notFound);
  });
});

describe('deleting a job', () => {
  test('is possible only while the job is inactive', async () => {
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

  test('makes later requests for the job return 410 if it was ever public, and 404 otherwise', async () => {
    const job = await postJob(client);
    const draft = await postJob(client, { is_active: false });
    const [applicant, stranger] = [await signUp(server, 'freelancer'), await signUp(server, 'client')];
    await apply(applicant, job);
    await change(job, { is_active: false });
    expect(await see(job.id)).toMatchObject(notFound);
    for (const { id } of [job, draft]) expect((await client.send('DELETE', edit(id))).status).toBe(204);
    for (const as of [send, stranger.send]) {
      expect(await see(job.id, as)).toMatchObject({ status: 410, body: { detail: 'This job was deleted.' } });
      expect(await see(draft.id, as)).toMatchObject(notFound);
    }
    for (const as of [client.send, applicant.send]) expect((await see(job.id, as)).status).toBe(200);
  });
});

test('a client’s own jobs are listed newest first, with the totals of all these jobs', async () => {
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
