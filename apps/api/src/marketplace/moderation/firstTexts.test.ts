/** Tests the plain rules for the first job of a client and the first text of a profile. */
import type { CaseList, FreelancerProfile, ModerationCase, MyJob, Statement } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decide, hide } from '../../testing/moderation.ts';
import { jobInput, postJob, profileForm, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { compareTexts } from '../evidence/texts.commands.ts';
import { lookAtFirstTexts } from './firstTexts.commands.ts';

let server: TestServer;
let moderator: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  moderator = await hireStaff(server, 'moderator');
});
beforeEach(async () => {
  client = await signUp(server, 'client');
  await look();
  await server.database.kysely.deleteFrom('moderation_cases').execute();
});
afterAll(() => server.close());

async function look() {
  await compareTexts(servicesOf(server), new AbortController().signal);
  await lookAtFirstTexts(servicesOf(server));
}
const scam = { description: `${jobInput.description} Pay a registration fee of $50 first.` };
const myJob = async ({ id }: MyJob) =>
  (await client.send<MyJob>('GET', `/api/job-listings/my-detail/${id}/`)).body;
const openCases = async () => (await moderator.send<CaseList>('GET', '/api/moderation/cases/')).body.results;
async function onlyCase(): Promise<ModerationCase> {
  const [found] = await openCases();
  return (await moderator.send<ModerationCase>('GET', `/api/moderation/cases/${found?.id ?? 0}/`)).body;
}

test('a client’s first job that contains a phrase typical of fraud is queued for a moderator and stays public, and its client can read why it is queued', async () => {
  const job = await postJob(client, scam);
  await look();
  const { id, reports } = await onlyCase();
  expect(reports).toMatchObject([{ rules: ['scam_phrase'], reason: 'scam', is_member: false, words: '' }]);
  expect((await sender(server)('GET', `/api/job-listings/listings/${job.id}/`)).status).toBe(200);
  expect((await myJob(job)).noticed).toEqual(['scam_phrase']);
  await decide(moderator, id, { action: 'dismiss' });
  expect((await myJob(job)).noticed).toBeUndefined();
});

test('the statement about a hidden job says that plain rules have found the job', async () => {
  await postJob(client, scam);
  await look();
  await decide(moderator, (await onlyCase()).id, hide);
  const { body } = await client.send<{ results: { id: number }[] }>('GET', '/api/moderation/statements/');
  const path = `/api/moderation/statements/${body.results[0]?.id ?? 0}/`;
  expect((await client.send<Statement>('GET', path)).body.found_by).toBe('plain_rule');
});

test('neither a client’s second job nor an ordinary first job is queued for a moderator', async () => {
  await postJob(client);
  await postJob(client, scam);
  await look();
  expect(await openCases()).toEqual([]);
});

test('a text that was copied from another account is queued', async () => {
  const description = 'Steer the night ferry between two tides, and write down who was on board. '.repeat(6);
  await postJob(await signUp(server, 'client'), { description });
  await postJob(client, { description });
  await look();
  expect((await openCases()).map(({ kind }) => kind)).toEqual(['job']);
});

test('the first text of a profile is checked once', async () => {
  const freelancer = await signUp(server, 'freelancer');
  const path = `/api/accounts/freelancers/${freelancer.id}/`;
  const write = (bio: string) =>
    freelancer.send<FreelancerProfile>('PUT', path, { form: { ...profileForm, bio } });
  await write('I have rigged ships for years, and I write down what I do.');
  await look();
  await write('I have rigged ships for years. Call me at +49 30 901820, day or night.');
  await look();
  expect(await openCases()).toEqual([]);
});

test('a profile with a phone number is queued for a moderator, and only its freelancer can read why it is queued', async () => {
  const freelancer = await signUp(server, 'freelancer');
  const path = `/api/accounts/freelancers/${freelancer.id}/`;
  const bio = 'I have mended sails for years. Call me at +49 30 901820, day or night.';
  await freelancer.send('PUT', path, { form: { ...profileForm, bio } });
  await look();
  expect((await onlyCase()).owner?.id).toBe(freelancer.id);
  const noticedFor = async (send: TestPerson['send']) =>
    (await send<FreelancerProfile>('GET', path)).body.noticed;
  expect(await noticedFor(freelancer.send)).toEqual(['phone_number']);
  expect(await noticedFor(sender(server))).toBeUndefined();
});
