import { randomUUID } from 'node:crypto';
import type { InvitationList, Question, QuestionList } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { removeOldMessages } from './oldMessages.commands.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer');
});

async function runOn(day: string): Promise<void> {
  server.setTime(new Date(`${day}T12:00:00Z`));
  await removeOldMessages({ ...servicesOf(server), retention: { endedDays: 180, acceptedDays: 1095 } });
}

test('a message to a freelancer goes 180 days after it was sent', async () => {
  await sender(server)('POST', '/api/contact/contact-freelancer/', {
    body: { freelancer_id: freelancer.id, client_email: 'visitor@example.com', message: 'Hello.' },
  });
  const messages = () =>
    server.database.kysely
      .selectFrom('contact_messages')
      .select('message')
      .where('freelancer_id', '=', freelancer.id)
      .execute();
  await runOn('2026-10-31');
  expect(await messages()).toHaveLength(1);
  await runOn('2026-11-01');
  expect(await messages()).toEqual([]);
});

test('an invitation goes 180 days after the deadline of its job', async () => {
  const job = await postJob(client, { application_deadline: '2026-06-30' });
  await client.send('POST', `/api/job-listings/my-detail/${job.id}/invitations/`, {
    body: { id: randomUUID(), freelancer_id: freelancer.id, message: 'Would you?' },
  });
  const received = async () =>
    (await freelancer.send<InvitationList>('GET', '/api/invitations/')).body.results;
  await runOn('2026-12-27');
  expect(await received()).toHaveLength(1);
  await runOn('2026-12-28');
  expect(await received()).toEqual([]);
});

test('180 days after the deadline of a job, its questions without a reply are deleted, and the others name no asker', async () => {
  const job = await postJob(client, { application_deadline: '2026-06-30' });
  const url = `/api/job-listings/listings/${job.id}/questions/`;
  const ask = async (question: string) =>
    (await freelancer.send<Question>('POST', url, { body: { question } })).body;
  const { id } = await ask('Which ferries?');
  await client.send('PUT', `/api/job-listings/questions/${id}/reply/`, { body: { reply: 'All nine.' } });
  await ask('Which pier?');
  const askers = async () => {
    const rows = await server.database.kysely
      .selectFrom('questions')
      .select('asker_id')
      .where('listing_id', '=', job.id)
      .orderBy('id')
      .execute();
    return rows.map(({ asker_id }) => asker_id);
  };
  await runOn('2026-12-27');
  expect(await askers()).toEqual([freelancer.id, freelancer.id]);
  await runOn('2026-12-28');
  expect(await askers()).toEqual([null]);
  expect((await sender(server)<QuestionList>('GET', url)).body.results).toMatchObject([
    { question: 'Which ferries?', reply: 'All nine.' },
  ]);
});
