/** Tests jobs whose clients show no activity, and the notices to the applicants of a paused job. */
import type { Application, MyJob } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyOfDuePauses } from '../applications/pauseNotices.commands.ts';
import { apply, jobInput, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { textsOf } from '../../testing/mails.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { NOTICE_DELAY_S } from './notices.repository.ts';
import { askQuietClients, pauseUnconfirmed } from './stillLooking.commands.ts';
import { CONFIRMATION_DAYS, QUIET_DAYS } from './stillLooking.repository.ts';

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
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer');
  job = await postJob(client, { application_deadline: '2026-12-31' });
});
afterAll(() => server.close());

const wait = (seconds: number) => server.setTime(secondsAfter(server.now(), seconds));
/** Runs the scheduled tasks as three servers do at the same time. */
const look = async () => {
  for (const act of [askQuietClients, pauseUnconfirmed, notifyOfDuePauses])
    await Promise.all([act(servicesOf(server)), act(servicesOf(server)), act(servicesOf(server))]);
};
const lookAfter = async (seconds: number) => {
  wait(seconds);
  await look();
};
const mailsTo = (person: TestPerson, subject: string) => textsOf(server, person, subject);
const asked = async () => (await mailsTo(client, 'Still looking?')).length;
const token = async () =>
  /still-looking\S*#token=(\S+)/.exec((await mailsTo(client, 'Still looking?')).at(-1) ?? '')?.[1] ?? '';
const confirm = async (link: string) =>
  sender(server)('POST', '/api/job-listings/still-looking/', { body: { token: link } });
const manage = async () => (await client.send<MyJob>('GET', `/api/job-listings/my-detail/${job.id}/`)).body;
const stored = () =>
  server.database.kysely
    .selectFrom('job_listings')
    .select(['is_active', 'paused_at'])
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow();
const setActive = (is_active: boolean) =>
  client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
    body: { ...jobInput, application_deadline: '2026-12-31', is_active },
  });

describe('a client without activity', () => {
  test('is asked once after two weeks whether they are still looking, and the listing is paused a week later', async () => {
    await lookAfter(QUIET_DAYS * DAY_S - 1);
    expect(await asked()).toBe(0);
    await lookAfter(1);
    await look();
    expect(await asked()).toBe(1);

    await lookAfter(CONFIRMATION_DAYS * DAY_S - 1);
    expect(await stored()).toMatchObject({ is_active: true });
    await lookAfter(1);
    await look();
    expect(await mailsTo(client, 'Your listing is paused:')).toHaveLength(1);
    expect(await manage()).toMatchObject({ is_active: false, paused_at: server.now().toISOString() });

    await setActive(true);
    expect(await manage()).toMatchObject({ is_active: true, paused_at: null });
  });

  test('can keep the job listed with the link in the mail, which works several times', async () => {
    await lookAfter(QUIET_DAYS * DAY_S);
    const link = await token();
    const confirmed = { status: 200, body: { title: job.title, was_paused: false } };
    expect(await confirm(link)).toMatchObject(confirmed);
    expect(await confirm(link)).toMatchObject(confirmed);
    await lookAfter(CONFIRMATION_DAYS * DAY_S);
    expect(await stored()).toMatchObject({ is_active: true });
    await lookAfter((QUIET_DAYS - CONFIRMATION_DAYS) * DAY_S);
    expect(await asked()).toBe(2);
    expect((await confirm(link)).status).toBe(404);
  });

  test('can list a paused job again with the same link', async () => {
    await lookAfter(QUIET_DAYS * DAY_S);
    await lookAfter(CONFIRMATION_DAYS * DAY_S);
    expect(await stored()).toMatchObject({ is_active: false });
    expect(await confirm(await token())).toMatchObject({ status: 200, body: { was_paused: true } });
    expect(await stored()).toEqual({ is_active: true, paused_at: null });
  });

  test('cannot list a job again with an old link if the client has deactivated the job since then', async () => {
    await lookAfter(QUIET_DAYS * DAY_S);
    await setActive(false);
    expect(await confirm(await token())).toMatchObject({ status: 404 });
    expect(await confirm('any-token')).toMatchObject({ status: 404 });
    expect(await stored()).toMatchObject({ is_active: false });
  });
});

test.each<[what: string, act: (application: number) => Promise<unknown>]>([
  ['opens an application', (id) => client.send('POST', `/api/applications/opened/${id}/`)],
  [
    'decides about an application',
    (id) =>
      client.send<Application>('PATCH', `/api/applications/update/${id}/`, { body: { status: 'accepted' } }),
  ],
  ['edits the job', () => setActive(true)],
])('a client who %s is not asked whether they are still looking', async (_what, act) => {
  const { id } = await apply(freelancer, job);
  wait((QUIET_DAYS - 1) * DAY_S);
  await act(id);
  await lookAfter(2 * DAY_S);
  expect(await asked()).toBe(0);
});

test('a client who only reads pages is asked whether they are still looking', async () => {
  wait((QUIET_DAYS - 1) * DAY_S);
  await manage();
  await lookAfter(DAY_S);
  expect(await asked()).toBe(1);
});

test('no client is asked about a listing that is closed for applications', async () => {
  await setActive(false);
  await postJob(client, { application_deadline: '2026-05-10' });
  await apply(
    freelancer,
    await postJob(client, { application_deadline: '2026-12-31', application_limit: 1 }),
  );
  await lookAfter(2 * QUIET_DAYS * DAY_S);
  expect(await asked()).toBe(0);
});

describe('applicants who wait for a decision', () => {
  const notices = async () => (await mailsTo(freelancer, 'A job you applied for is paused:')).length;
  beforeEach(async () => {
    await apply(freelancer, job);
  });

  test('are notified of a pause some time later, and at most once a day', async () => {
    await setActive(false);
    await lookAfter(NOTICE_DELAY_S - 1);
    expect(await notices()).toBe(0);
    await lookAfter(1);
    expect(await notices()).toBe(1);

    await setActive(true);
    await setActive(false);
    await lookAfter(NOTICE_DELAY_S);
    expect(await notices()).toBe(1);
    await lookAfter(DAY_S);
    expect(await notices()).toBe(2);
  });

  test('are not notified if the job is activated again soon', async () => {
    await setActive(false);
    await setActive(true);
    await lookAfter(NOTICE_DELAY_S);
    expect(await notices()).toBe(0);
  });

  test('are notified if the job is paused because its client did not confirm it', async () => {
    await lookAfter(QUIET_DAYS * DAY_S);
    await lookAfter(CONFIRMATION_DAYS * DAY_S);
    await lookAfter(NOTICE_DELAY_S);
    expect(await notices()).toBe(1);
  });
});
