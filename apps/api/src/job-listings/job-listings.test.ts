import type { Job, JobList, JobUpdate, MyJob, MyJobList } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { START, testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';
import { apply, jobInput, postJob, sender, signUp } from '../testing/people.ts';
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
  test('answers the job as it was written, without spaces around', async () => {
    const job = await postJob(client, { title: '  A job \n', salary_range: '  ' });
    expect(job).toMatchObject({
      title: 'A job',
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
    expect((await see(job.id)).body).toMatchObject({ title: 'A job', description: jobInput.description });
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
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
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

describe('the public list', () => {
  let fresh: TestServer;
  let list: (query?: string, as?: Send) => Promise<JobList>;
  let owner: TestPerson;
  beforeAll(async () => {
    fresh = await testServer();
    list = async (query = '', as = sender(fresh)) =>
      (await as<JobList>('GET', `/api/job-listings/listings/${query}`)).body;
    owner = await signUp(fresh, 'client', { company: 'Müller & Söhne' });
    for (let number = 1; number <= 45; number += 1) {
      fresh.setTime(new Date(START.getTime() + number * 1000));
      await postJob(owner, {
        title: `Job ${number}`,
        category: number % 3 === 0 ? 'tech' : 'finance',
        is_active: number % 9 !== 0,
        short_description: number === 7 ? 'C++ and Node.js, with a café on the quay' : 'Short.',
      });
    }
  });
  afterAll(() => fresh.close());

  test('shows every active job once, newest first, page by page', async () => {
    const pages = [await list(), await list('?page=2'), await list('?page=3')];
    const titles = pages.flatMap(({ results }) => results.map(({ title }) => title));
    const expected = Array.from({ length: 45 }, (_, index) => 45 - index).filter(
      (number) => number % 9 !== 0,
    );
    expect(titles).toEqual(expected.map((number) => `Job ${number}`));
    expect(pages.map(({ next, previous }) => ({ next, previous }))).toEqual([
      { next: 'https://harbor.test/api/job-listings/listings/?page=2', previous: null },
      {
        next: null,
        previous: 'https://harbor.test/api/job-listings/listings/?page=1',
      },
      { next: null, previous: 'https://harbor.test/api/job-listings/listings/?page=2' },
    ]);
    expect(pages[0]?.count).toBe(40);
  });

  test('a page beyond the last one is empty', async () => {
    expect(await list('?page=1000000')).toMatchObject({ results: [], next: null, count: 40 });
  });

  test('counts what is active, whatever happens to it', async () => {
    const before = await list('?category=marketing');
    expect(before.count).toBe(0);
    const job = await postJob(owner, { category: 'marketing' });
    expect((await list('?category=marketing')).count).toBe(1);
    const put = (more: Partial<JobUpdate>) =>
      owner.send('PUT', edit(job.id), {
        body: { ...jobInput, category: 'marketing', is_active: true, ...more },
      });
    await put({ category: 'healthcare' });
    expect((await list('?category=marketing')).count).toBe(0);
    expect((await list('?category=healthcare')).count).toBe(1);
    await put({ category: 'healthcare', title: 'Renamed' });
    expect((await list('?category=healthcare')).count).toBe(1);
    await put({ is_active: false });
    expect((await list('?category=healthcare')).count).toBe(0);
    await owner.send('DELETE', edit(job.id));
    expect((await list()).count).toBe(40);
  });

  test('of a category keeps to it on every page', async () => {
    const first = await list('?category=finance');
    expect(first.count).toBe(30);
    expect(first.next).toBe('https://harbor.test/api/job-listings/listings/?category=finance&page=2');
    const second = await list('?category=finance&page=2');
    expect([...first.results, ...second.results].every(({ category }) => category === 'finance')).toBe(true);
    expect(second.results).toHaveLength(10);
  });

  test.each([
    ['job 7', 1],
    ['JOB', 20],
    ['müller', 20],
    ['MÜLLER söhne job 44', 1],
    ['lisb', 20],
    ['c++', 1],
    ['node js', 1],
    ['node.js café', 1],
    ['isbon', 0],
    ['job 45', 0],
    ['description', 0],
    ['!?', 0],
    ["' | x:* & !job", 0],
    ['   ', 20],
  ])('a search for %j finds %i on its first page', async (words, found) => {
    const { results, count } = await list(`?search=${encodeURIComponent(words)}`);
    expect(results).toHaveLength(found);
    expect(count).toBe(words.trim() === '' ? 40 : null);
  });

  test('a search has pages too, and keeps its words in the links', async () => {
    const first = await list('?search=job&category=finance');
    const second = await list('?search=job&category=finance&page=2');
    expect(first.next).toBe(
      'https://harbor.test/api/job-listings/listings/?search=job&category=finance&page=2',
    );
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(30);
    expect(second.next).toBeNull();
  });
});

test('without PUBLIC_URL, links lead to where the request came in', async () => {
  const plain = await testServer({ environment: { PUBLIC_URL: '' } });
  const { body } = await sender(plain)<JobList>('GET', '/api/job-listings/listings/?page=3', {
    headers: { host: 'jobs.example:8080' },
  });
  expect(body.previous).toBe('http://jobs.example:8080/api/job-listings/listings/?page=2');
  const odd = await sender(plain)<JobList>('GET', '/api/job-listings/listings/?page=3', {
    headers: { host: 'a b"<' },
  });
  expect(odd.status).toBe(200);
  expect(odd.body.previous).toMatch(/^http:\/\/localhost\//);
  await plain.close();
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
