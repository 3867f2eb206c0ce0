/**
 * Tests the sentences that a client and a freelancer write about each other once their work is done, and who can see
 * these sentences.
 */
import type {
  Agreement,
  AgreementStepInput,
  Company,
  FreelancerProfile,
  Problem,
  WaitingList,
  WorkRecordEntry,
  WorkRecordStep,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createVersions } from '../../platform/caching/publicVersion.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { textsOf } from '../../testing/mails.ts';
import { apply, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { agreementTerms } from '../../testing/agreementTerms.ts';
import { notifyOfDueDecisions } from '../applications/decisions.commands.ts';
import { deleteAgreements } from './formerMembers.repository.ts';

const DAY_S = 24 * 60 * 60;
const PRAISE = 'The lighthouse has never been so easy to find.';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let slug: string;
let applicationId: number;
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '0' } });
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client', { company: 'North Pier Ferries' });
  freelancer = await signUp(server, 'freelancer', { first_name: 'Zephyrine', last_name: 'Quill' });
  const job = await postJob(client, { title: 'Pilot', blind_review: true });
  slug = job.company_slug ?? '';
  applicationId = (await apply(freelancer, job)).id;
  await client.send('PATCH', `/api/applications/update/${applicationId}/`, { body: { status: 'accepted' } });
  await notifyOfDueDecisions(servicesOf(server));
  await freelancer.send('POST', `/api/agreements/${applicationId}/versions/`, {
    body: { ...agreementTerms, based_on: 0 },
  });
});
afterAll(() => server.close());

const step = (by: TestPerson, body: AgreementStepInput) =>
  by.send('POST', `/api/agreements/${applicationId}/steps/`, { body });

/** Lets both sides mark the work as done, 40 days after it was started. */
async function finish(): Promise<void> {
  await step(client, { action: 'confirm', version: 1 });
  await step(client, { action: 'start' });
  server.setTime(secondsAfter(START, 40 * DAY_S));
  await step(freelancer, { action: 'deliver' });
  await step(freelancer, { action: 'mark_done' });
  await step(client, { action: 'mark_done' });
}

const write = <Body = WorkRecordEntry>(by: TestPerson, sentence: string) =>
  by.send<Body>('PUT', `/api/agreements/${applicationId}/work-record/`, { body: { sentence } });
const take = <Body = WorkRecordEntry>(by: TestPerson, id: number, body: WorkRecordStep) =>
  by.send<Body>('POST', `/api/work-record/${id}/`, { body });
const list = async (by: TestPerson) =>
  (await by.send<{ results: WorkRecordEntry[] }>('GET', '/api/work-record/')).body.results;
const ofFreelancer = async () => {
  const path = `/api/accounts/freelancers/${freelancer.id}/`;
  return (await sender(server)<FreelancerProfile>('GET', path)).body.work_record;
};
const ofCompany = async () => (await sender(server)<Company>('GET', `/api/companies/${slug}/`)).body;

/** Lets the client write a sentence about the freelancer, and lets the freelancer confirm it. */
async function praise(): Promise<number> {
  const { body } = await write(client, PRAISE);
  await take(freelancer, body.id, { action: 'confirm', version: 1 });
  return body.id;
}

const waitingFor = async (by: TestPerson) =>
  (await by.send<WaitingList>('GET', '/api/applications/waiting/')).body.results.map(
    ({ next_step }) => next_step.kind,
  );

describe('the next step', () => {
  test('asks both sides to write a sentence once the work is done, and to confirm the sentence of the other side', async () => {
    await finish();
    expect([await waitingFor(client), await waitingFor(freelancer)]).toEqual([['fill'], ['write_sentence']]);
    const { body } = await write(client, PRAISE);
    expect(await waitingFor(freelancer)).toEqual(['confirm_sentence']);
    await take(freelancer, body.id, { action: 'confirm', version: 1 });
    expect(await waitingFor(freelancer)).toEqual(['write_sentence']);
  });

  test('does not ask users to confirm a sentence about them that they have hidden', async () => {
    await finish();
    const { body } = await write(client, PRAISE);
    await write(freelancer, PRAISE);
    await take(freelancer, body.id, { action: 'hide' });
    expect(await waitingFor(freelancer)).not.toContain('confirm_sentence');
  });
});

describe('a sentence', () => {
  test('can be written only once the work is done', async () => {
    expect(await write<Problem>(client, PRAISE)).toMatchObject({
      status: 409,
      body: { code: 'work_not_done' },
    });
  });

  test('is public on the profile of the freelancer once the freelancer has confirmed it', async () => {
    await finish();
    const { status, body } = await write(client, ` ${PRAISE} `);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { sentence: PRAISE, is_confirmed: false, actions: ['hide'], subject_name: 'Zephyrine Quill' },
    });
    expect(await ofFreelancer()).toEqual([]);
    expect(await take(freelancer, body.id, { action: 'confirm', version: 1 })).toMatchObject({
      status: 200,
      body: { is_confirmed: true },
    });
    expect(await ofFreelancer()).toEqual([
      {
        id: body.id,
        about: 'freelancer',
        job_title: 'Pilot',
        started: '2026-05',
        done: '2026-06',
        sentence: PRAISE,
        author_name: 'North Pier Ferries',
        author_slug: slug,
        author_id: null,
      },
    ]);
  });

  test('is public on the company’s page once the client has confirmed it, with the number of freelancers who wrote one', async () => {
    await finish();
    const { body } = await write(freelancer, 'They paid on the day.');
    expect(await ofCompany()).toMatchObject({ work_record: [], worked_with: 0 });
    await take(client, body.id, { action: 'confirm', version: 1 });
    expect(await ofCompany()).toMatchObject({
      work_record: [{ author_name: 'Zephyrine Quill', author_id: freelancer.id, author_slug: null }],
      worked_with: 1,
    });
  });

  test('is mailed once, to the side that the sentence is about', async () => {
    await finish();
    await write(client, PRAISE);
    await write(client, PRAISE);
    const mails = await textsOf(server, freelancer, 'For your work record: Pilot');
    expect(mails).toEqual([expect.stringContaining(PRAISE)]);
  });

  test('cannot be confirmed by its author', async () => {
    await finish();
    const { body } = await write(client, PRAISE);
    expect((await take(client, body.id, { action: 'confirm', version: 1 })).status).toBe(404);
    expect(await ofFreelancer()).toEqual([]);
  });

  test('disappears from the profile when it is changed, until it is confirmed again', async () => {
    await finish();
    const id = await praise();
    expect((await write(client, 'It works.')).body).toMatchObject({ id, version: 2, is_confirmed: false });
    expect(await ofFreelancer()).toEqual([]);
    await take(freelancer, id, { action: 'confirm', version: 2 });
    expect(await ofFreelancer()).toMatchObject([{ sentence: 'It works.' }]);
  });

  test('cannot be confirmed if it was changed in the meantime', async () => {
    await finish();
    const { body } = await write(client, PRAISE);
    await write(client, 'It works.');
    expect(await take<Problem>(freelancer, body.id, { action: 'confirm', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'sentence_changed' },
    });
    expect(await ofFreelancer()).toEqual([]);
  });

  test.each([' ', 'x'.repeat(201)])('is refused if it is empty or too long', async (sentence) => {
    await finish();
    expect((await write(client, sentence)).status).toBe(400);
  });
});

describe('hiding an entry', () => {
  test.each(['author', 'subject'] as const)(
    'an entry that its %s hides is removed from the profile',
    async (side) => {
      await finish();
      const id = await praise();
      const person = side === 'author' ? client : freelancer;
      const hidden = await take(person, id, { action: 'hide' });
      expect(hidden.body).toMatchObject({ hidden_by: [person.session.user.role], actions: ['show'] });
      expect(await ofFreelancer()).toEqual([]);
      await take(person, id, { action: 'show' });
      expect(await ofFreelancer()).toMatchObject([{ sentence: PRAISE }]);
    },
  );

  test('lasts until the side that hid the entry shows it again', async () => {
    await finish();
    const id = await praise();
    await take(freelancer, id, { action: 'hide' });
    await take(client, id, { action: 'show' });
    expect(await ofFreelancer()).toEqual([]);
  });

  test('changes the version of the public data, which all servers read', async () => {
    await finish();
    const id = await praise();
    const version = createVersions(server.database.kysely).public;
    const before = await version();
    await take(freelancer, id, { action: 'hide' });
    const hidden = await version();
    expect(hidden).not.toBe(before);
    await write(client, 'A sentence that nobody sees.');
    expect(await version()).toBe(hidden);
  });

  test('is possible only for the two sides of the entry', async () => {
    await finish();
    const id = await praise();
    const other = await signUp(server, 'client');
    expect((await take(other, id, { action: 'hide' })).status).toBe(404);
    expect(await list(other)).toEqual([]);
  });
});

describe('the end of the retention period', () => {
  const forget = () => deleteAgreements(server.database.kysely, [applicationId]);

  test('keeps a confirmed entry, which both sides can still hide', async () => {
    await finish();
    const id = await praise();
    await forget();
    expect(await ofFreelancer()).toMatchObject([{ id }]);
    expect(await list(client)).toMatchObject([{ id, actions: ['hide'] }]);
    await take(client, id, { action: 'hide' });
    expect(await ofFreelancer()).toEqual([]);
  });

  test('deletes a sentence that nobody has confirmed', async () => {
    await finish();
    await write(client, PRAISE);
    await forget();
    expect(await list(client)).toEqual([]);
  });
});

test('the agreement contains the entries about both sides', async () => {
  await finish();
  await write(client, PRAISE);
  await write(freelancer, 'They paid on the day.');
  const { body } = await client.send<Agreement>('GET', `/api/agreements/${applicationId}/`);
  expect(body.work_record.map(({ about, actions }) => [about, actions])).toEqual([
    ['client', ['confirm', 'hide']],
    ['freelancer', ['hide']],
  ]);
});
