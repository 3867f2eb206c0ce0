import type {
  JobInput,
  MyJob,
  PresentJob,
  Problem,
  Saved,
  SavedFreelancer,
  SavedJob,
  SavedJobInput,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter, dayOf, secondsAfter } from '../../platform/time/clock.ts';
import { deactivate, jobInput, PASSWORD, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deleteRemoved } from './saved.commands.ts';
import { MAX_SAVED } from './saved.policy.ts';

const DAY_S = 24 * 60 * 60;

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let job: MyJob;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client', { company: 'Pier Four' });
  freelancer = await signUp(server, 'freelancer', { first_name: 'Ada', last_name: 'Quill' });
  job = await postJob(client, { title: 'Pilot' });
});
afterAll(() => server.close());

const jobPath = ({ id }: { id: number }) => `/api/saved/jobs/${id}/`;
const save = (one = job, body: SavedJobInput = {}, by = freelancer) =>
  by.send<Problem>('PUT', jobPath(one), { body });
const unsave = (one = job) => freelancer.send('DELETE', jobPath(one));
const list = async () =>
  (await freelancer.send<{ results: SavedJob[] }>('GET', '/api/saved/jobs/')).body.results;
const ids = async ({ send } = freelancer) => (await send<Saved>('GET', '/api/saved/')).body;
const take = (...jobs: { id: number; title: string; note: string }[]) =>
  freelancer.send<{ ids: number[] }>('POST', '/api/saved/jobs/', { body: { jobs } });
/** Marks these jobs as seen, in the state in which the list showed them. */
const see = async (jobs: SavedJob[]) =>
  freelancer.send('POST', '/api/saved/jobs/seen/', {
    body: { jobs: jobs.map(({ id, state, content }) => ({ id, state, content })) },
  });
const edit = (change: Partial<JobInput>) =>
  client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
    body: { ...jobInput, title: 'Pilot', is_active: true, ...change },
  });
/** Fills a user's list of saved jobs with jobs that do not exist. */
const fill = (count: number, { id }: TestPerson) =>
  server.database.kysely
    .insertInto('saved_jobs')
    .values(
      Array.from({ length: count }, (_, index) => ({
        user_id: id,
        listing_id: 1_000_000 + index,
        title: 'Pilot',
        saved_at: START,
        seen_state: 'unlisted' as const,
        seen_version: null,
        seen_content: null,
      })),
    )
    .execute();

describe('a saved job', () => {
  test('is only in the list of its freelancer, and only once, even if it is saved several times', async () => {
    const responses = await Promise.all([save(), save(), save(job, { note: 'Night shifts?' })]);
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await list()).toMatchObject([
      { id: job.id, title: 'Pilot', state: 'open', note: 'Night shifts?', is_news: false },
    ]);
    expect(await ids()).toEqual({ ids: [job.id], news: 0, lists: [] });
    expect(await ids(await signUp(server, 'freelancer'))).toEqual({ ids: [], news: 0, lists: [] });
  });

  test('gets its note back if it was removed and is saved again within 30 days', async () => {
    await save(job, { note: 'Night shifts?' });
    await unsave();
    expect((await unsave()).status).toBe(204);
    expect(await ids()).toEqual({ ids: [], news: 0, lists: [] });
    await save();
    expect(await list()).toMatchObject([{ note: 'Night shifts?' }]);
    await unsave();
    const clock = () => secondsAfter(START, 30 * DAY_S + 1);
    await deleteRemoved({ queries: server.database.kysely, clock });
    await save();
    expect(await list()).toMatchObject([{ note: '' }]);
  });

  test('cannot be a job that the public does not see', async () => {
    const hidden = await postJob(client, { is_active: false });
    expect((await save(hidden)).status).toBe(404);
  });

  test('is refused if 500 jobs are saved, and the response states this limit', async () => {
    await fill(MAX_SAVED - 1, freelancer);
    expect((await save()).status).toBe(204);
    const refused = await save(await postJob(client));
    expect(refused).toMatchObject({ status: 409, body: { code: 'saved_full', params: { max: MAX_SAVED } } });
    expect((await save(job, { note: 'Still possible.' })).status).toBe(204);
  });
});

describe('the lists of a freelancer', () => {
  const inList = async (name: string) =>
    (
      await freelancer.send<{ results: SavedJob[] }>(
        'GET',
        `/api/saved/jobs/?list=${encodeURIComponent(name)}`,
      )
    ).body.results.map(({ id }) => id);

  test('have the jobs that were put into them, and changing a note does not move a job', async () => {
    const other = await postJob(client, { title: 'Cook' });
    await save(job, { list: ' Next month ' });
    await save(other, { list: 'Later' });
    await save(job, { note: 'Ask first.' });
    expect((await ids()).lists).toEqual([
      { name: 'Later', count: 1 },
      { name: 'Next month', count: 1 },
    ]);
    expect(await inList('Next month')).toEqual([job.id]);
    expect(await inList('Nowhere')).toEqual([]);
    expect((await list()).map((one) => one.list).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Later',
      'Next month',
    ]);
  });

  test('exist as long as they have a job', async () => {
    await save(job, { list: 'Next month' });
    await save(job, { list: '' });
    expect((await ids()).lists).toEqual([]);
    await save(job, { list: 'Next month' });
    await unsave();
    expect((await ids()).lists).toEqual([]);
  });
});

describe('the news of a saved job', () => {
  beforeEach(() => save());
  const news = async () => (await ids()).news;

  test('reports a changed text until the list has shown it', async () => {
    await edit({ description: 'Now at night.' });
    expect(await news()).toBe(1);
    const shown = await list();
    expect(shown).toMatchObject([{ is_changed: true, is_news: true, state: 'open' }]);
    await see(shown);
    expect(await news()).toBe(0);
    expect(await list()).toMatchObject([{ is_changed: false, is_news: false }]);
  });

  test('does not report an edit that leaves the text unchanged or restores it', async () => {
    await edit({});
    expect(await news()).toBe(0);
    await edit({ description: 'Now at night.' });
    await edit({});
    expect(await news()).toBe(0);
  });

  test('reports that the job now states where its freelancers may live', async () => {
    await edit({ hire_from: { kind: 'anywhere' } });
    expect(await news()).toBe(1);
  });

  test('does not report columns that a migration has added since the job was saved', async () => {
    // An older version of the server computed the digest only from these columns.
    const { content } = await server.database.kysely
      .selectFrom('job_listings')
      .where('id', '=', job.id)
      .select(
        sql<string>`md5(row(
          title, short_description, description, category, location, employment_type, remote, salary_range,
          pay_min, pay_max, pay_currency, pay_period, application_deadline
        )::text)`.as('content'),
      )
      .executeTakeFirstOrThrow();
    expect(await list()).toMatchObject([{ content }]);
  });

  test('stays unread if the job was changed after the list was loaded', async () => {
    const shown = await list();
    await edit({ description: 'Now at night.' });
    await see(shown);
    expect(await news()).toBe(1);
  });

  test('reports that the job closes soon, and later that it is closed', async () => {
    await edit({ application_deadline: dayAfter(dayOf(START), 4) });
    await see(await list());
    server.setTime(secondsAfter(START, DAY_S));
    expect(await list()).toMatchObject([{ state: 'closing_soon', is_news: true }]);
    await see(await list());
    expect(await news()).toBe(0);
    server.setTime(secondsAfter(START, 5 * DAY_S));
    expect(await list()).toMatchObject([{ state: 'closed', is_news: true }]);
  });

  test('reports that the job is filled when the client can no longer undo this', async () => {
    await client.send('POST', `/api/applications/fill/${job.id}/`, { body: { filled_by: [] } });
    await server.database.kysely.updateTable('job_listings').set({ fill_held_until: null }).execute();
    expect(await list()).toMatchObject([{ state: 'filled', is_news: true, job: { title: 'Pilot' } }]);
  });

  test.each([
    ['hidden', async () => deactivate(client, job)],
    [
      'deleted',
      async () => {
        await deactivate(client, job);
        await client.send('DELETE', `/api/job-listings/delete/${job.id}/`);
      },
    ],
    ['gone', () => server.database.kysely.deleteFrom('job_listings').where('id', '=', job.id).execute()],
  ])(
    'reports only that the job is no longer listed, with its saved title, if the job is %s',
    async (_, end) => {
      await edit({ title: 'Senior pilot' });
      await save(job, { note: 'My note.' });
      await end();
      const [shown] = await list();
      expect(shown).toEqual({
        id: job.id,
        state: 'unlisted',
        content: null,
        job: null,
        title: 'Pilot',
        note: 'My note.',
        list: '',
        saved_at: START.toISOString(),
        is_changed: false,
        is_news: true,
      });
      await see(await list());
      expect(await news()).toBe(0);
    },
  );
});

describe('the jobs that are saved on a device', () => {
  test('are added to the account once, with their notes', async () => {
    const kept = { id: job.id, title: 'Old title', note: 'From the phone.' };
    await save(job, { note: 'From the desk.' });
    const other = { id: (await postJob(client, { title: 'Cook' })).id, title: 'x', note: '' };
    for (const _ of [1, 2]) expect((await take(kept, other)).body).toEqual({ ids: [] });
    const byTitle = (await list()).map(({ title, note }) => [title, note]);
    expect(byTitle).toContainEqual(['Pilot', 'From the desk.\n\nFrom the phone.']);
    expect(byTitle).toContainEqual(['Cook', '']);
    expect(byTitle).toHaveLength(2);
  });

  test('keep the title that the device has stored if they are no longer listed', async () => {
    await deactivate(client, job);
    await take({ id: job.id, title: 'As saved', note: '' });
    expect(await list()).toMatchObject([{ title: 'As saved', state: 'unlisted', job: null, is_news: false }]);
  });

  test('stay on the device if the account has no room for the job or for its note', async () => {
    await fill(MAX_SAVED - 1, freelancer);
    await save(job, { note: 'x'.repeat(1_500) });
    const other = await postJob(client);
    const jobs = [
      { id: job.id, title: 'Pilot', note: 'y'.repeat(1_000) },
      { id: other.id, title: 'Pilot', note: '' },
    ];
    expect((await take(...jobs)).body).toEqual({ ids: [job.id, other.id] });
  });

  test('can be looked up by everyone, and the response reveals nothing of a hidden job', async () => {
    const hidden = await postJob(client, { is_active: false });
    const path = `/api/job-listings/look-up/?id=${hidden.id}&id=${job.id}`;
    const { results } = (await sender(server)<{ results: PresentJob[] }>('GET', path)).body;
    expect(results).toMatchObject([
      { id: hidden.id, state: 'unlisted', content: null, job: null },
      { id: job.id, state: 'open', job: { title: 'Pilot' } },
    ]);
  });
});

describe('a saved freelancer', () => {
  const path = ({ id } = freelancer) => `/api/saved/freelancers/${id}/`;
  const saveFreelancer = (body: { note?: string } = {}, by = client) => by.send('PUT', path(), { body });
  const saved = async ({ send } = client) =>
    (await send<{ results: SavedFreelancer[] }>('GET', '/api/saved/freelancers/')).body.results;

  test('is in the client’s list with a note, and no response to the freelancer contains the note', async () => {
    await saveFreelancer({ note: 'Zinnwald, knows ferries.' });
    await saveFreelancer();
    expect(await saved()).toMatchObject([
      {
        id: freelancer.id,
        note: 'Zinnwald, knows ferries.',
        freelancer: { user: { email: null } },
      },
    ]);
    expect(await ids(client)).toEqual({ ids: [freelancer.id], news: 0, lists: [] });
    const profile = await freelancer.send('GET', `/api/accounts/freelancers/${freelancer.id}/`);
    expect(JSON.stringify(profile.body)).not.toContain('Zinnwald');
    expect(await saved(await signUp(server, 'client'))).toEqual([]);
  });

  test('is shown without a name and a note while the profile is hidden, and with both when the profile is shown again', async () => {
    await saveFreelancer({ note: 'Ada knows ferries.' });
    const show = (confirmed_at: Date | null) =>
      server.database.kysely
        .updateTable('users')
        .set({ confirmed_at })
        .where('id', '=', freelancer.id)
        .execute();
    await show(null);
    expect(await saved()).toMatchObject([{ id: freelancer.id, freelancer: null, note: '' }]);
    await show(START);
    expect(await saved()).toMatchObject([{ note: 'Ada knows ferries.' }]);
  });

  test('disappears from the list when the freelancer’s account is deleted', async () => {
    await saveFreelancer({ note: 'Ada knows ferries.' });
    await server.database.kysely.deleteFrom('users').where('id', '=', freelancer.id).execute();
    expect(await saved()).toEqual([]);
  });

  test('belongs to the team, and moves to the team’s new owner, whose own note is joined with the team’s note', async () => {
    const heir = await signUp(server, 'client');
    await saveFreelancer({ note: 'From the heir.' }, heir);
    await server.database.kysely
      .insertInto('team_members')
      .values({ user_id: heir.id, account_id: client.id, role: 'recruiter', joined_at: START })
      .execute();
    await saveFreelancer({ note: 'From the team.' });
    expect(await saved(heir)).toMatchObject([{ note: 'From the team.' }]);
    const body = { member_id: heir.id, password: PASSWORD };
    expect((await client.send('POST', '/api/team/hand-over/', { body })).status).toBe(200);
    for (const member of [client, heir])
      expect(await saved(member)).toMatchObject([{ note: 'From the team.\n\nFrom the heir.' }]);
  });
});
