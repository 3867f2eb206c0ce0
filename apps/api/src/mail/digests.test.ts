/** Tests the daily digests of users who do not want a separate mail for each event. */
import type { NotificationList } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../platform/time/clock.ts';
import { apply, postJob, signUp } from '../testing/people.ts';
import type { TestPerson } from '../testing/people.ts';
import { servicesOf } from '../testing/services.ts';
import { START, testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { sendDigests } from './digests.commands.ts';

const DAY_S = 24 * 60 * 60;
const CHOICE = { digest_hour: 8, time_zone: 'Europe/Berlin' };

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer');
  await client.send('PATCH', '/api/users/', { body: CHOICE });
});
afterAll(() => server.close());

/** Returns the mails to a user about events that the server has tried to send, or that are due. */
async function mailsTo({ email }: TestPerson) {
  const mails = await server.database.kysely
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .where((column) => column.or([column('due_at', '<=', server.now()), column('attempts', '>', 0)]))
    .where('subject', 'not like', '%address%')
    .execute();
  return mails.map(({ subject }) => subject);
}

async function tomorrow() {
  server.setTime(secondsAfter(server.now(), DAY_S));
  await sendDigests(servicesOf(server));
}

test('a user with a digest gets one mail a day, which has a link for each event', async () => {
  const job = await postJob(client, { title: 'Pilot' });
  await apply(freelancer, job);
  await freelancer.send('POST', `/api/job-listings/listings/${job.id}/questions/`, {
    body: { question: 'Which boat is it?' },
  });
  await sendDigests(servicesOf(server));
  expect(await mailsTo(client)).toEqual([]);

  await tomorrow();
  const { text, html, unsubscribeUrl } = await server.mailTo(client.email, '2 pieces of news for you');
  for (const written of [text, html]) {
    expect(written).toMatch(/New application: Pilot[\s\S]*New question: Pilot/);
    expect(written.match(/notification=\d+/g)).toHaveLength(2);
  }
  expect(unsubscribeUrl).not.toBeNull();
  await tomorrow();
  expect(await mailsTo(client)).toEqual(['2 pieces of news for you']);
});

test('mails about decisions do not wait for the digest, and users without a digest get all mails at once', async () => {
  await freelancer.send('PATCH', '/api/users/', { body: CHOICE });
  const { id } = await apply(freelancer, await postJob(client, { title: 'Pilot' }));
  await client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'accepted' } });
  expect(await mailsTo(freelancer)).toContain('Your application was accepted: Pilot');
  await client.send('PATCH', '/api/users/', { body: { digest_hour: null } });
  await apply(await signUp(server, 'freelancer'), await postJob(client, { title: 'Stoker' }));
  expect(await mailsTo(client)).toEqual(['New application: Stoker']);
});

test('a digest omits events that the user has read, and kinds of mail that the user has switched off; an empty digest is not sent', async () => {
  const job = await postJob(client, { title: 'Pilot' });
  await apply(freelancer, job);
  const { body } = await client.send<NotificationList>('GET', '/api/users/notifications/');
  await client.send('PATCH', '/api/users/notifications/', { body: { id: body.results[0]?.id } });
  await freelancer.send('POST', `/api/job-listings/listings/${job.id}/questions/`, {
    body: { question: 'Which boat is it?' },
  });
  await client.send('PATCH', '/api/users/', { body: { mails: { questions: false } } });
  await tomorrow();
  expect(await mailsTo(client)).toEqual([]);
});

test('the link at the end of a digest switches off only the kinds of mail that the digest contains', async () => {
  const job = await postJob(client, { title: 'Pilot' });
  await apply(freelancer, job);
  await freelancer.send('POST', `/api/job-listings/listings/${job.id}/questions/`, {
    body: { question: 'Which boat is it?' },
  });
  await tomorrow();
  const { unsubscribeUrl } = await server.mailTo(client.email, '2 pieces of news for you');
  const { pathname, search } = new URL(unsubscribeUrl ?? '');
  await server.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  const { body } = await client.send('GET', '/api/users/');
  expect(body).toMatchObject({ mails: { applications: false, questions: false, messages: true } });
});
