/** Tests when accounts are deleted, and which data of their users other people keep. */
import type {
  Agreement,
  ApplicationList,
  MyApplication,
  MyApplicationList,
  MyJob,
  QuestionList,
  SentApplication,
  Session,
  User,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { PASSWORD, apply, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import {
  DAY_S,
  accept,
  ask,
  deleteNow,
  draftAgreement,
  leave,
  questionsOf,
  reply,
  requestDeletion,
  takeStep,
} from './testing.ts';

let server: TestServer;
let freelancer: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const agreement = (by: TestPerson, { id }: { id: number }) =>
  by.send<Agreement>('GET', `/api/agreements/${id}/`);
const received = async (by: TestPerson, { id }: { id: number }) =>
  (await by.send<ApplicationList>('GET', `/api/applications/list/${id}`)).body.results;

const queuedFor = async ({ email }: TestPerson) => {
  const rows = await server.database.kysely
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .execute();
  return rows.map(({ subject }) => subject);
};

describe('after an account is deleted', () => {
  let job: MyJob;
  let application: MyApplication;
  beforeEach(async () => {
    server.setTime(START);
    freelancer = await signUp(server, 'freelancer');
    client = await signUp(server, 'client', { company: 'North Pier Ferries' });
    job = await postJob(client, { title: 'Pilot' });
    application = await apply(freelancer, job);
  });

  test('other people keep an application with its dates and its outcome, as sent by a former member', async () => {
    await accept(client, application, 'Welcome.');
    await leave(server, freelancer);
    const [kept] = await received(client, job);
    expect(kept).toMatchObject({
      is_former_member: true,
      applicant: { name: 'A former member', profile_picture: null, title: '', skills: [] },
      freelancer_id: null,
      status: 'accepted',
      applied_at: START.toISOString(),
      cover_letter: '',
      message: null,
      resume: null,
    });
    expect((await client.send('GET', kept?.resume_url ?? '')).status).toBe(404);
  });

  test('no application stays open, because it is withdrawn and the client gets a mail', async () => {
    await leave(server, freelancer);
    const [kept] = await received(client, job);
    expect(kept).toMatchObject({ is_former_member: true, status: 'withdrawn' });
    const subjects = await queuedFor(client);
    expect(subjects).toContain('Application withdrawn: Pilot');
    const { body } = await client.send<MyJob>('GET', `/api/job-listings/my-detail/${job.id}/`);
    expect(body).toMatchObject({ undecided_count: 0 });
  });

  test('applicants keep the title of the job, and those who wait for a decision get a mail', async () => {
    await leave(server, client);
    const { body } = await freelancer.send<MyApplicationList>('GET', '/api/applications/my/');
    expect(body.results).toMatchObject([
      { listing_title: 'Pilot', company_name: 'Unknown', status: 'closed' },
    ]);
    const one = await freelancer.send<SentApplication>('GET', `/api/applications/my/${body.results[0]?.id}/`);
    expect(one.body).toMatchObject({ cover_letter: 'I have shipped two.', applied_to: { description: '' } });
    expect(await queuedFor(freelancer)).toHaveLength(2);
  });

  test('a freelancer keeps an accepted application after the client has left', async () => {
    await accept(client, application, 'Welcome.');
    await leave(server, client);
    const { body } = await freelancer.send<MyApplicationList>('GET', '/api/applications/my/');
    expect(body.results).toMatchObject([{ status: 'accepted', message: null, client_email: null }]);
  });

  test('the other side keeps an agreement with a former member if both sides have confirmed it', async () => {
    await accept(client, application, 'Welcome.');
    await draftAgreement(freelancer, application, 'A boat.');
    await takeStep(client, application, { action: 'confirm', version: 1 });
    await leave(server, freelancer);
    expect((await agreement(client, application)).body).toMatchObject({
      freelancer_name: null,
      state: 'agreed',
      terms: { scope: 'A boat.' },
      actions: [],
    });
    expect(await takeStep(client, application, { action: 'start' })).toMatchObject({
      status: 409,
      body: { code: 'agreement_closed' },
    });
    await leave(server, client);
    expect(await server.database.kysely.selectFrom('agreements').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ application_id: application.id }),
    );
  });

  test('the other side keeps no agreement that only one side has confirmed', async () => {
    await accept(client, application, 'Welcome.');
    await draftAgreement(freelancer, application, 'A boat.');
    await leave(server, freelancer);
    expect((await agreement(client, application)).status).toBe(404);
  });

  test('a question with a reply stays on the page of the job', async () => {
    await reply(client, await ask(freelancer, job, 'Which ferries?'), 'All nine.');
    await ask(freelancer, job, 'Which pier?');
    await leave(server, freelancer);
    const { body } = await sender(server)<QuestionList>('GET', questionsOf(job));
    expect(body.results).toMatchObject([{ question: 'Which ferries?', reply: 'All nine.' }]);
  });

  test('other people keep the queued mails to their address if the deleted account never confirmed this address', async () => {
    const pretender = await signUp(server, 'client', { email: freelancer.email, isConfirmed: false });
    const before = (await queuedFor(freelancer)).length;
    expect(before).toBeGreaterThan(0);
    await pretender.send('POST', '/api/users/deletion/', { body: { password: PASSWORD } });
    server.setTime(secondsAfter(START, 7 * DAY_S));
    await deleteNow(server);
    expect((await queuedFor(freelancer)).length).toBeGreaterThanOrEqual(before);
  });
});

describe('an account', () => {
  beforeEach(async () => {
    server.setTime(START);
    client = await signUp(server, 'client');
  });
  const logIn = () =>
    sender(server)('POST', '/api/auth/login/', { body: { email: client.email, password: PASSWORD } });

  test('is deleted after seven days, and a mail announces it', async () => {
    const { body } = await requestDeletion(client);
    expect(body.deletes_at).toBe(secondsAfter(START, 7 * DAY_S).toISOString());
    const mail = await server.mailTo(client.email, 'Your account will be deleted on May 11, 2026');
    expect(mail.text).toContain('https://harbor.test/account');
    server.setTime(secondsAfter(START, 7 * DAY_S - 1));
    await deleteNow(server);
    expect((await logIn()).status).toBe(200);
    server.setTime(secondsAfter(START, 7 * DAY_S));
    await deleteNow(server);
    expect((await logIn()).status).toBe(401);
  });

  test('counts as deleted as soon as the seven days are over', async () => {
    await requestDeletion(client);
    server.setTime(secondsAfter(START, 7 * DAY_S - 1));
    const { body } = await logIn();
    server.setTime(secondsAfter(START, 7 * DAY_S));
    expect((await logIn()).status).toBe(401);
    const headers = { authorization: `Bearer ${(body as Session).access_token}` };
    expect((await sender(server, headers)('GET', '/api/users/')).status).toBe(401);
  });

  test('stays if its user cancels the deletion', async () => {
    await requestDeletion(client);
    const { body } = await client.send<User>('DELETE', '/api/users/deletion/');
    expect(body.deletes_at).toBeNull();
    server.setTime(secondsAfter(START, 8 * DAY_S));
    await deleteNow(server);
    expect((await logIn()).status).toBe(200);
  });

  test('is not deleted without the password', async () => {
    const { status, body } = await requestDeletion(client, 'not my password');
    expect([status, body]).toMatchObject([400, { password: ['This is not your password.'] }]);
  });

  test('keeps its first deletion time if its deletion is requested twice', async () => {
    await requestDeletion(client);
    server.setTime(secondsAfter(START, DAY_S));
    expect((await requestDeletion(client)).body.deletes_at).toBe(
      secondsAfter(START, 7 * DAY_S).toISOString(),
    );
  });
});
