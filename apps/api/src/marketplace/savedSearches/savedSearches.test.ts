import type {
  JobInput,
  LinkedSearch,
  Problem,
  SavedJobSearch,
  SavedSearchInput,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deactivate, jobInput, postJob, sender, signUp, tokenIn } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { matchJobs, removeOldMatches } from './savedSearches.commands.ts';
import { MAX_SAVED_SEARCHES } from './savedSearches.policy.ts';
import { mailSavedSearches } from './searchMails.commands.ts';

/** The tests start on Monday, 4 May 2026, at nine o'clock. Mails are due at seven o'clock. */
const TOMORROW = new Date('2026-05-05T07:00:00Z');

let server: TestServer;
let client: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  await server.database.kysely.deleteFrom('saved_searches').execute();
  client = await signUp(server, 'client', { company: 'Pier Four' });
  ada = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

const path = '/api/saved/searches/';
type Input = Extract<SavedSearchInput, { kind?: 'jobs' }>;
const ferries: Input = { name: 'Ferries', frequency: 'daily', conditions: { search: 'ferry' } };
const save = (body: Partial<Input> = {}, by = ada) =>
  by.send<SavedJobSearch>('POST', path, { body: { ...ferries, ...body } });
const change = ({ id }: { id: number }, body: Partial<Input>, by = ada) =>
  by.send<SavedJobSearch>('PATCH', `${path}${id}/`, { body });
const list = async (by = ada) => (await by.send<{ results: SavedJobSearch[] }>('GET', path)).body.results;
const found = async () =>
  (await list()).map(({ name, new_jobs }) => [name, ...new_jobs.map(({ title }) => title)]);

/** Moves the clock forward by a minute, posts a job, and matches it against the saved searches. */
async function post(fields: Partial<JobInput>) {
  server.setTime(new Date(server.now().getTime() + 60_000));
  const job = await postJob(client, fields);
  await matchJobs(servicesOf(server));
  return job;
}

/** Sends the mails that are due at a time, and returns the mails to one person. */
async function mailsAt(time: Date, to = ada) {
  server.setTime(time);
  await server.database.kysely.deleteFrom('mails').execute();
  await mailSavedSearches(servicesOf(server));
  return server.database.kysely
    .selectFrom('mails')
    .select(['subject', 'text', 'unsubscribe_url'])
    .where('recipient', '=', to.email)
    .execute();
}

describe('a saved search', () => {
  test('counts and names the jobs that were listed since the freelancer last looked', async () => {
    await post({ title: 'Old ferry' });
    const { body: search } = await save();
    expect(search).toMatchObject({ ...ferries, new_count: 0, new_jobs: [] });
    const ferry = await post({ title: 'Ferry captain' });
    await post({ title: 'Train driver' });
    expect(await list()).toMatchObject([
      { new_count: 1, new_jobs: [{ id: ferry.id, title: 'Ferry captain', company: 'Pier Four' }] },
    ]);
    expect((await ada.send('POST', `${path}${search.id}/look/`)).status).toBe(204);
    expect(await list()).toMatchObject([{ new_count: 0, new_jobs: [] }]);
  });

  test('counts only jobs that are still open for applications', async () => {
    await save();
    const ferry = await post({ title: 'Ferry captain', application_deadline: '2026-05-10' });
    server.setTime(new Date('2026-05-11T09:00:00Z'));
    expect(await found()).toEqual([['Ferries']]);
    server.setTime(START);
    expect(await found()).toEqual([['Ferries', 'Ferry captain']]);
    await deactivate(client, ferry);
    expect(await found()).toEqual([['Ferries']]);
  });

  test('finds a job that matches after an edit, and loses a job that no longer matches', async () => {
    await save();
    const job = await post({ title: 'Captain' });
    const edit = async (title: string) => {
      const body = { ...jobInput, title, is_active: true };
      expect((await client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, { body })).status).toBe(
        200,
      );
      await matchJobs(servicesOf(server));
    };
    await edit('Ferry captain');
    expect(await found()).toEqual([['Ferries', 'Ferry captain']]);
    await edit('Train captain');
    expect(await found()).toEqual([['Ferries']]);
  });

  test('loses its matches when its conditions change', async () => {
    const { body: search } = await save();
    await post({ title: 'Ferry captain' });
    await change(search, { name: 'Trains', conditions: { search: 'train' } });
    expect(await found()).toEqual([['Trains']]);
    await post({ title: 'Train driver' });
    expect(await found()).toEqual([['Trains', 'Train driver']]);
  });

  test('is saved only once, even if its values come in another order', async () => {
    await save({ conditions: { search: ' ferry ', category: ['tech', 'finance'] } });
    const again = await save({
      name: 'Again',
      conditions: { search: 'ferry', category: ['finance', 'tech'] },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'saved_search_exists' } });
    const { body: other } = await save();
    expect(
      await change(other, { conditions: { category: ['finance', 'tech'], search: 'ferry' } }),
    ).toMatchObject({
      status: 409,
    });
    expect((await change(other, { name: 'Ships', conditions: { search: 'ferry' } })).status).toBe(200);
  });

  test(`is refused if the user has ${MAX_SAVED_SEARCHES} searches, even if several are saved at the same time`, async () => {
    const saved = await Promise.all(
      Array.from({ length: MAX_SAVED_SEARCHES + 2 }, (_, index) =>
        save({ conditions: { search: `ferry ${index}` } }),
      ),
    );
    expect(saved.filter(({ status }) => status === 201)).toHaveLength(MAX_SAVED_SEARCHES);
    const params = { max: MAX_SAVED_SEARCHES };
    expect(saved.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'saved_searches_full',
      params,
    });
  });

  test('can be read and changed only by its user', async () => {
    const eve = await signUp(server, 'freelancer');
    const { body: search } = await save();
    expect(await list(eve)).toEqual([]);
    expect((await change(search, { name: 'Mine' }, eve)).status).toBe(404);
    expect((await eve.send('DELETE', `${path}${search.id}/`)).status).toBe(404);
    expect((await ada.send('DELETE', `${path}${search.id}/`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});

describe('the mail about new jobs', () => {
  test('names the new jobs of all due searches once, in the morning, and is never empty', async () => {
    await save();
    await save({ name: 'Captains', conditions: { search: 'captain' } });
    await post({ title: 'Ferry captain' });
    await post({ title: 'Captain of a barge' });
    expect(await mailsAt(new Date(TOMORROW.getTime() - 1))).toEqual([]);
    const [mail, ...others] = await mailsAt(TOMORROW);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New job: Ferry captain, and 1 more');
    expect(mail?.text.match(/Ferry captain/g)).toHaveLength(1);
    expect(mail?.text).toMatch(/“Ferries”[^]*Ferry captain[^]*“Captains”[^]*Captain of a barge/);
    expect(await mailsAt(new Date('2026-05-06T07:00:00Z'))).toEqual([]);
  });

  test('never names a job twice, even if another search was saved later', async () => {
    const { body: search } = await save();
    const job = await post({ title: 'Ferry captain' });
    expect(await mailsAt(TOMORROW)).toHaveLength(1);
    await ada.send('DELETE', `${path}${search.id}/`);
    await save({ name: 'Captains', conditions: { search: 'captain' } });
    server.setTime(new Date(TOMORROW.getTime() + 60_000));
    await deactivate(client, job);
    const body = { ...jobInput, title: 'Ferry captain', is_active: true };
    await client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, { body });
    await matchJobs(servicesOf(server));
    expect(await found()).toEqual([['Captains', 'Ferry captain']]);
    expect(await mailsAt(new Date('2026-05-06T07:00:00Z'))).toEqual([]);
  });

  test('leaves out jobs that were closed before the mail is sent', async () => {
    await save();
    await deactivate(client, await post({ title: 'Ferry captain' }));
    expect(await mailsAt(TOMORROW)).toEqual([]);
  });

  test('is sent in the morning of the user’s time zone, and on a Monday if it is weekly', async () => {
    await ada.send('PATCH', '/api/users/', { body: { time_zone: 'Asia/Tokyo' } });
    await save({ frequency: 'weekly' });
    await post({ title: 'Ferry captain' });
    expect(await mailsAt(new Date('2026-05-10T21:59:59Z'))).toEqual([]);
    expect(await mailsAt(new Date('2026-05-10T22:00:00Z'))).toHaveLength(1);
  });

  test('leaves out jobs that were found while the mails were switched off', async () => {
    const { body: search } = await save({ frequency: 'off' });
    await post({ title: 'Ferry captain' });
    expect(await mailsAt(TOMORROW)).toEqual([]);
    await change(search, { frequency: 'daily' });
    await post({ title: 'Ferry cook' });
    const [mail] = await mailsAt(new Date('2026-05-06T07:00:00Z'));
    expect(mail?.subject).toBe('New job: Ferry cook');
  });

  test('is not sent to an unconfirmed address', async () => {
    const unconfirmed = await signUp(server, 'freelancer', { isConfirmed: false });
    await save({}, unconfirmed);
    await post({ title: 'Ferry captain' });
    expect(await mailsAt(TOMORROW, unconfirmed)).toEqual([]);
  });

  test('is queued once, even if several servers send mails at the same time', async () => {
    await save();
    await post({ title: 'Ferry captain' });
    server.setTime(TOMORROW);
    await server.database.kysely.deleteFrom('mails').execute();
    await Promise.all([1, 2, 3].map(() => mailSavedSearches(servicesOf(server))));
    expect(await server.database.kysely.selectFrom('mails').select('id').execute()).toHaveLength(1);
  });

  test('has an unsubscribe link that stops all such mails with one request', async () => {
    await save();
    await post({ title: 'Ferry captain' });
    const [mail] = await mailsAt(TOMORROW);
    const url = new URL(mail?.unsubscribe_url ?? '');
    const stopped = await server.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'harbor.test' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.statusCode).toBe(200);
    await post({ title: 'Ferry cook' });
    expect(await mailsAt(new Date('2026-05-06T07:00:00Z'))).toEqual([]);
  });

  test('has a link to pause, change and delete the search without logging in', async () => {
    await save();
    await post({ title: 'Ferry captain' });
    const [mail] = await mailsAt(TOMORROW);
    const token = tokenIn({ text: mail?.text ?? '' });
    const visitor = sender(server);
    const send = <Body = LinkedSearch>(action: string, body = {}) =>
      visitor<Body>('POST', `${path}${action}/`, { body: { token, ...body } });
    expect((await send('check-link')).body).toEqual({ kind: 'jobs', ...ferries });
    expect((await send('by-link', { frequency: 'off', name: 'Boats' })).body).toEqual({
      kind: 'jobs',
      ...ferries,
      name: 'Boats',
      frequency: 'off',
    });
    expect(await list()).toMatchObject([{ name: 'Boats', frequency: 'off' }]);
    await save({ name: 'Trains', conditions: { search: 'train' } });
    expect(await send<Problem>('by-link', { conditions: { search: 'train' } })).toMatchObject({
      status: 409,
      body: { code: 'saved_search_exists' },
    });
    await ada.send('DELETE', `${path}${(await list())[0]?.id}/`);
    const conditions = { search: 'boat', remote: ['remote'] };
    expect((await send('by-link', { conditions })).body).toMatchObject({ name: 'Boats', conditions });
    expect(await list()).toMatchObject([{ conditions, new_count: 0 }]);
    expect((await send('delete-by-link')).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await send<Problem>('check-link')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

test('matches of saved searches are deleted after 60 days', async () => {
  await save();
  await post({ title: 'Ferry captain', application_deadline: '2026-07-20' });
  server.setTime(new Date('2026-07-02T09:00:00Z'));
  await removeOldMatches(servicesOf(server));
  expect(await found()).toEqual([['Ferries', 'Ferry captain']]);
  server.setTime(new Date('2026-07-04T09:00:00Z'));
  await removeOldMatches(servicesOf(server));
  expect(await found()).toEqual([['Ferries']]);
});
