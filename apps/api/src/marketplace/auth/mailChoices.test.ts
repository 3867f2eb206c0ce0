/** Tests which kinds of mails users get, and the links that switch these mails off. */
import type { MailChoice, MailKind, Question, User } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertMail } from '../../mail/mails.repository.ts';
import { createUnsubscribeLinks } from '../../mail/unsubscribeLinks.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { PASSWORD, apply, jobInput, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { SIGNING_KEY, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { notifyOfDuePauses } from '../applications/pauseNotices.commands.ts';
import { NOTICE_DELAY_S } from '../jobs/notices.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const choose = (person: TestPerson, body: Partial<User> | { mails: Partial<User['mails']> }) =>
  person.send<User>('PATCH', '/api/users/', { body });
const mailsOf = async ({ send }: TestPerson) => (await send<User>('GET', '/api/users/')).body.mails;
const subjectsTo = async ({ email }: TestPerson) => {
  const rows = await server.database.kysely
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('subject')
    .execute();
  return rows.map(({ subject }) => subject);
};
const linkFor = (userId: number, kind: MailKind) =>
  createUnsubscribeLinks(SIGNING_KEY).issue({ userId, kinds: [kind] });
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };

/** Queues a mail that is due in an hour, like a mail that waits for the end of the quiet hours. */
const queue = ({ email: to }: TestPerson, kind: MailKind) =>
  insertMail(
    server.database.kysely,
    { event: null, to, language: 'en', subject: `Waiting: ${kind}`, text: '', html: '' },
    {
      now: server.now(),
      dueAt: secondsAfter(server.now(), 3_600),
      kind,
    },
  );

/** Unsubscribes as a mail program does. */
async function unsubscribe(
  token: string,
  { headers = urlEncoded, payload = 'List-Unsubscribe=One-Click' } = {},
): Promise<number> {
  const url = `/unsubscribe?token=${token}`;
  return (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode;
}

describe('a queued mail', () => {
  test.each([
    ['link', async (client: TestPerson) => unsubscribe(await linkFor(client.id, 'questions'))],
    ['account', async (client: TestPerson) => choose(client, { mails: { questions: false } })],
  ])('is not sent after its recipient has switched such mails off through the %s', async (_by, switchOff) => {
    const client = await signUp(server, 'client');
    await queue(client, 'questions');
    await queue(client, 'applications');
    await switchOff(client);
    expect((await subjectsTo(client)).filter((subject) => subject.startsWith('Waiting'))).toEqual([
      'Waiting: applications',
    ]);
  });
});

describe('a user', () => {
  test('gets every kind of mail by default, and a choice changes only the kinds that it names', async () => {
    const client = await signUp(server, 'client');
    const all = {
      applications: true,
      still_looking: true,
      questions: true,
      job_changes: true,
      messages: true,
      invitations: true,
      saved_searches: true,
    };
    expect(client.session.user.mails).toEqual(all);
    const changed = await choose(client, { mails: { questions: false } });
    expect(changed.body.mails).toEqual({ ...all, questions: false });
    await choose(client, { mails: { questions: true, applications: false } });
    expect(await mailsOf(client)).toEqual({ ...all, applications: false });
  });

  test.each([{}, { receipts: false }, { questions: null }, { questions: 'no' }])(
    'gets a 400 response for the choice of mails %j',
    async (mails) => {
      const { send } = await signUp(server, 'client');
      expect(await send('PATCH', '/api/users/', { body: { mails } })).toMatchObject({ status: 400 });
    },
  );

  test('gets no mail of a kind that they switched off, but mails of all other kinds', async () => {
    const client = await signUp(server, 'client');
    const freelancer = await signUp(server, 'freelancer');
    const job = await postJob(client, { title: 'Pilot' });
    await choose(client, { mails: { applications: false } });
    await apply(freelancer, job);
    await freelancer.send<Question>('POST', `/api/job-listings/listings/${job.id}/questions/`, {
      body: { question: 'Which tools do you use?' },
    });
    expect(await subjectsTo(client)).toEqual(['New question: Pilot']);
  });

  test('gets decisions and receipts even if all kinds of mails are switched off', async () => {
    const client = await signUp(server, 'client');
    const freelancer = await signUp(server, 'freelancer');
    const none = {
      applications: false,
      still_looking: false,
      questions: false,
      job_changes: false,
      messages: false,
      invitations: false,
    };
    await choose(freelancer, { mails: none });
    const { id } = await apply(freelancer, await postJob(client, { title: 'Pilot' }));
    await client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'rejected' } });
    expect(await subjectsTo(freelancer)).toEqual([
      'About your application: Pilot',
      'We have your application: Pilot',
    ]);
    expect(await server.mailTo(freelancer.email, 'We have your application')).toMatchObject({
      unsubscribeUrl: null,
    });
  });
});

describe('a mail that can be switched off', () => {
  test('has the unsubscribe link in its header, and in its text and HTML in the language of its recipient', async () => {
    const client = await signUp(server, 'client', { language: 'de' });
    await apply(await signUp(server, 'freelancer'), await postJob(client));
    const { text, html, unsubscribeUrl } = await server.mailTo(client.email, 'Neue Bewerbung');
    expect(unsubscribeUrl).toMatch(/^https:\/\/harbor\.test\/unsubscribe\?token=[\w.-]+$/);
    expect(text).toContain(`abbestellen:\n${unsubscribeUrl}\n`);
    expect(html).toContain(`<a href="${unsubscribeUrl}">E-Mails über neue`);
  });

  test('reveals nothing about its recipient in the link', async () => {
    const token = await linkFor(4711, 'questions');
    const readable = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(readable.join(' ')).not.toMatch(/4711|questions/);
    expect(token.length).toBeLessThan(200);
  });
});

describe('a mail program', () => {
  test('unsubscribes with one request, and a second request changes nothing', async () => {
    const client = await signUp(server, 'client');
    const token = await linkFor(client.id, 'applications');
    expect(await unsubscribe(token)).toBe(200);
    expect(await unsubscribe(token)).toBe(200);
    expect(await mailsOf(client)).toMatchObject({ applications: false, questions: true });
  });

  test('can also send a multipart form, which RFC 8058 recommends', async () => {
    const client = await signUp(server, 'client');
    const payload =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await unsubscribe(await linkFor(client.id, 'questions'), { headers, payload })).toBe(200);
    expect(await mailsOf(client)).toMatchObject({ questions: false });
  });

  test.each([
    ['another key', urlEncoded, 'unsubscribe=1'],
    ['no body', urlEncoded, ''],
    ['JSON', { 'content-type': 'application/json' }, '{"List-Unsubscribe":"One-Click"}'],
    ['a malformed form', { 'content-type': 'multipart/form-data; boundary=b' }, 'One-Click'],
    ['a long body', urlEncoded, `List-Unsubscribe=One-Click&x=${'x'.repeat(2000)}`],
  ])('cannot unsubscribe with %s', async (_, headers, payload) => {
    const client = await signUp(server, 'client');
    const status = await unsubscribe(await linkFor(client.id, 'questions'), { headers, payload });
    expect([400, 413, 415]).toContain(status);
    expect(await mailsOf(client)).toMatchObject({ questions: true });
  });

  test.each(['', 'x', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c'])(
    'gets a 404 response for the token %j',
    async (token) => expect(await unsubscribe(token)).toBe(404),
  );

  test('gets a 404 response for an account that no longer exists, and for a link that another installation signed', async () => {
    const client = await signUp(server, 'client');
    const other = createUnsubscribeLinks(Buffer.alloc(32, 'x'));
    expect(await unsubscribe(await other.issue({ userId: client.id, kinds: ['questions'] }))).toBe(404);
    expect(await unsubscribe(await linkFor(999_999, 'questions'))).toBe(404);
  });
});

test('the page of a link shows the choice, and switches the mails off and on again', async () => {
  const client = await signUp(server, 'client');
  const token = await linkFor(client.id, 'still_looking');
  const visitor = sender(server);
  const check = async () =>
    (await visitor<MailChoice>('POST', '/api/users/mails/check/', { body: { token } })).body;
  expect(await check()).toEqual({ kind: 'still_looking', kinds: ['still_looking'], wanted: true });
  const set = (wanted: boolean) => visitor('POST', '/api/users/mails/', { body: { token, wanted } });
  expect(await set(false)).toMatchObject({ status: 200, body: { wanted: false } });
  expect(await check()).toMatchObject({ wanted: false });
  await set(true);
  expect(await mailsOf(client)).toMatchObject({ still_looking: true });
});

test('the page of a link that does not work gets a 404 response', async () => {
  const visitor = sender(server);
  const body = { token: 'from-last-year' };
  expect(await visitor('POST', '/api/users/mails/check/', { body })).toMatchObject({ status: 404 });
  const wanted = { ...body, wanted: false };
  expect(await visitor('POST', '/api/users/mails/', { body: wanted })).toMatchObject({ status: 404 });
});

test('a freelancer who switched off changes of jobs gets no mail about a paused job', async () => {
  const client = await signUp(server, 'client');
  const freelancer = await signUp(server, 'freelancer');
  const job = await postJob(client, { title: 'Pilot' });
  await apply(freelancer, job);
  expect(await unsubscribe(await linkFor(freelancer.id, 'job_changes'))).toBe(200);
  await client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
    body: { ...jobInput, title: 'Pilot', is_active: false },
  });
  server.setTime(secondsAfter(server.now(), NOTICE_DELAY_S));
  await notifyOfDuePauses(servicesOf(server));
  expect(await subjectsTo(freelancer)).toEqual(['We have your application: Pilot']);
});

describe('quiet hours', () => {
  const dueTo = async ({ email }: TestPerson) =>
    server.database.kysely
      .selectFrom('mails')
      .select(['subject', 'due_at', 'sent_at'])
      .where('recipient', '=', email)
      .where('due_at', '>', server.now())
      .where('sent_at', 'is', null)
      // Leaves out mails that a server is just sending. Their due time is postponed in case the server crashes.
      .where('attempts', '=', 0)
      .execute();

  test('delay mails that can be switched off until the quiet hours end, but do not delay decisions', async () => {
    server.setTime(new Date('2026-05-04T20:30:00Z'));
    const client = await signUp(server, 'client');
    const freelancer = await signUp(server, 'freelancer');
    const night = { time_zone: 'Europe/Berlin', quiet_hours: { from: 22, to: 7 } };
    expect((await choose(client, night)).body.quiet_hours).toEqual({ from: 22, to: 7 });
    await choose(freelancer, night);
    const { id } = await apply(freelancer, await postJob(client, { title: 'Pilot' }));
    expect(await dueTo(client)).toMatchObject([
      { subject: 'New application: Pilot', due_at: new Date('2026-05-05T05:00:00Z') },
    ]);
    await client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'rejected' } });
    expect(await dueTo(freelancer)).toEqual([]);
  });

  test.each([{ from: 24, to: 7 }, { from: 22 }, { from: -1, to: 7 }, 'night'])(
    'cannot be %j',
    async (quiet_hours) => {
      const { send } = await signUp(server, 'client');
      expect(await send('PATCH', '/api/users/', { body: { quiet_hours } })).toMatchObject({ status: 400 });
    },
  );

  test('can be removed by the user', async () => {
    const client = await signUp(server, 'client');
    await choose(client, { quiet_hours: { from: 22, to: 7 } });
    expect((await choose(client, { quiet_hours: null })).body.quiet_hours).toBeNull();
  });
});

describe('the time zone of a user', () => {
  test('is unknown until the user chooses one, and can be reset', async () => {
    const client = await signUp(server, 'client');
    expect(client.session.user.time_zone).toBeNull();
    expect((await choose(client, { time_zone: 'Asia/Tokyo' })).body.time_zone).toBe('Asia/Tokyo');
    expect((await choose(client, { time_zone: null })).body.time_zone).toBeNull();
  });

  test.each([
    ['the time zone of the device at first', 'Europe/Berlin', 'Europe/Berlin'],
    ['UTC at first, if the server does not know the time zone of the device', 'Mars/Olympus', null],
  ])('is %s', async (_, time_zone, expected) => {
    const { session } = await signUp(server, 'freelancer', { time_zone });
    expect(session.user.time_zone).toBe(expected);
  });

  test.each(['Mars/Olympus', '+02:00', 'x'])('cannot be %j', async (time_zone) => {
    const { send } = await signUp(server, 'client');
    expect(await send('PATCH', '/api/users/', { body: { time_zone } })).toMatchObject({
      status: 400,
      body: { time_zone: ['This is not a time zone.'] },
    });
  });

  test('determines the day that a mail names for an event', async () => {
    server.setTime(new Date('2026-05-04T22:30:00Z'));
    const client = await signUp(server, 'client');
    await choose(client, { time_zone: 'Asia/Tokyo' });
    await client.send('POST', '/api/users/deletion/', { body: { password: PASSWORD } });
    const mail = await server.mailTo(client.email, 'Your account will be deleted');
    expect(mail.subject).toBe('Your account will be deleted on May 12, 2026');
  });

  test('does not shift dates without a time', async () => {
    const client = await signUp(server, 'client');
    const freelancer = await signUp(server, 'freelancer');
    await choose(freelancer, { time_zone: 'America/Los_Angeles' });
    const job = await postJob(client);
    await apply(freelancer, job);
    const { text } = await server.mailTo(freelancer.email, 'We have your application');
    const day = new Date(job.decision_date).toLocaleDateString('en-US', {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
    expect(text).toContain(`answers by ${day}`);
  });
});
