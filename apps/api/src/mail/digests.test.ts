/** Tests the one mail a day of users who want no mail for each event. */
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

/** Returns the mails about events to a user that are sent or due now. */
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

test('a user with a digest gets one mail a day, which leads to everything that has happened', async () => {
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

test('mails about decisions, and those of users without a digest, do not wait', async () => {
  await freelancer.send('PATCH', '/api/users/', { body: CHOICE });
  const { id } = await apply(freelancer, await postJob(client, { title: 'Pilot' }));
  await client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'accepted' } });
  expect(await mailsTo(freelancer)).toContain('Your application was accepted: Pilot');
  await client.send('PATCH', '/api/users/', { body: { digest_hour: null } });
  await apply(await signUp(server, 'freelancer'), await postJob(client, { title: 'Stoker' }));
  expect(await mailsTo(client)).toEqual(['New application: Stoker']);
});

test('what the user has read or switched off is left out, and no digest is empty', async () => {
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

test('its link stops everything that the digest is about, and nothing else', async () => {
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
