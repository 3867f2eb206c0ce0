/**
 * Tests that hidden subjects stay hidden when background tasks publish planned jobs and mail the results of saved
 * searches.
 */
import type { MyJob, SavedFreelancerSearch } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter, dayOf } from '../../platform/time/clock.ts';
import { textsOf } from '../../testing/mails.ts';
import { hide, reverse, rule } from '../../testing/moderation.ts';
import { jobInput, postJob, profileForm, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { hireStaff } from '../../testing/staff.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { publishPlanned } from '../jobs/publication.commands.ts';
import { mailSavedSearches } from '../savedSearches/searchMails.commands.ts';

let server: TestServer;
let moderator: TestPerson;
let other: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  moderator = await hireStaff(server, 'moderator');
  other = await hireStaff(server, 'operator');
  client = await signUp(server, 'client');
});
afterAll(() => server.close());

const day = (days: number) => dayAfter(dayOf(START), days);
const planned = { is_active: false, publish_on: day(3), application_deadline: day(30) };
/** Runs a task at this time, and then sets the clock back to the start of the test, when the users' sessions began. */
async function runAt(time: string, task: (services: ReturnType<typeof servicesOf>) => Promise<void>) {
  server.setTime(new Date(time));
  await task(servicesOf(server));
  server.setTime(START);
}
const publishAt = (date: string) => runAt(`${date}T00:00:00Z`, publishPlanned);
const statusFor = async ({ id }: MyJob) =>
  (await sender(server)('GET', `/api/job-listings/listings/${id}/`)).status;

describe('a planned job', () => {
  test('cannot be reported before it is published', async () => {
    const { id } = await postJob(client, planned);
    const body = { subject: { kind: 'job', id }, reason: 'scam' };
    expect((await sender(server)('POST', '/api/moderation/reports/', { body })).status).toBe(404);
  });

  test('is published only after the suspension of its client is reversed', async () => {
    const job = await postJob(client, planned);
    const reported = await postJob(client);
    const subject = { kind: 'job', id: reported.id } as const;
    const ruled = await rule(server, moderator, subject, { ...hide, action: 'suspend', days: 14 });
    await publishAt(day(4));
    expect(await statusFor(job)).toBe(404);
    expect(await textsOf(server, client, 'Your job is public')).toHaveLength(0);
    await reverse(server, other, ruled);
    expect(await statusFor(job)).toBe(404);
    await publishAt(day(5));
    expect(await statusFor(job)).toBe(200);
    expect(await textsOf(server, client, 'Your job is public')).toHaveLength(1);
  });

  test('is published on its day if the ruling that hid it is reversed before that day', async () => {
    const job = await postJob(client, { application_deadline: day(30) });
    const ruled = await rule(server, moderator, { kind: 'job', id: job.id });
    const edit = `/api/job-listings/listings/${job.id}/edit/`;
    const { body } = await client.send<MyJob>('PUT', edit, { body: { ...jobInput, ...planned } });
    expect(body).toMatchObject({ is_hidden: true, publish_on: day(3) });
    await reverse(server, other, ruled);
    expect(await statusFor(job)).toBe(404);
    await publishAt(day(3));
    expect(await statusFor(job)).toBe(200);
  });
});

describe('a mail that is queued until quiet hours end', () => {
  let freelancer: TestPerson;
  let asked: number;
  beforeEach(async () => {
    freelancer = await signUp(server, 'freelancer');
    await freelancer.send('PATCH', '/api/users/', {
      body: { quiet_hours: { from: 0, to: 23 }, time_zone: 'UTC' },
    });
    const { id } = await postJob(client);
    const questions = `/api/job-listings/listings/${id}/questions/`;
    const question = { question: 'Which boat is it?' };
    asked = (await freelancer.send<{ id: number }>('POST', questions, { body: question })).body.id;
    const reply = { reply: 'Pay for the tour first.' };
    await client.send('PUT', `/api/job-listings/questions/${asked}/reply/`, { body: reply });
  });
  const waiting = () => textsOf(server, freelancer, 'Your question was answered');

  test('is not sent if a moderator hides the text that it quotes', async () => {
    expect((await waiting()).join()).toContain('Pay for the tour first.');
    await rule(server, moderator, { kind: 'reply', id: asked });
    expect(await waiting()).toEqual([]);
  });

  test('is not sent if a moderator suspends the author of the quoted text', async () => {
    await rule(server, moderator, { kind: 'reply', id: asked }, { ...hide, action: 'suspend', days: 14 });
    expect(await waiting()).toEqual([]);
  });
});

test('a hidden freelancer is neither counted nor mailed by saved searches', async () => {
  const search = {
    kind: 'freelancers',
    name: 'Riggers',
    frequency: 'daily',
    conditions: { search: 'rigger' },
  };
  await client.send('POST', '/api/saved/searches/', { body: search });
  const freelancer = await signUp(server, 'freelancer');
  await freelancer.send('PUT', `/api/accounts/freelancers/${freelancer.id}/`, {
    form: { ...profileForm, title: 'Rigger', named_in_mails: 'true' },
  });
  const countNew = async () =>
    (await client.send<{ results: SavedFreelancerSearch[] }>('GET', '/api/saved/searches/')).body.results[0]
      ?.new_count;
  const mailsOn = async (date: string) => {
    await runAt(`${date}T07:00:00Z`, mailSavedSearches);
    return textsOf(server, client, 'New freelancer');
  };
  expect(await countNew()).toBe(1);
  const ruled = await rule(server, moderator, { kind: 'freelancer', id: freelancer.id });
  expect(await countNew()).toBe(0);
  expect(await mailsOn(day(1))).toEqual([]);
  await reverse(server, other, ruled);
  expect(await countNew()).toBe(1);
  expect(await mailsOn(day(2))).toHaveLength(1);
});
