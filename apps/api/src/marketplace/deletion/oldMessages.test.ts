import { randomUUID } from 'node:crypto';
import type { ContactThread, InvitationList, Question, QuestionList } from '@skillharbor/contract';
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

test('a thread is deleted 180 days after its last message, and a message without a thread 180 days after it was sent', async () => {
  const { kysely } = server.database;
  await kysely
    .insertInto('contact_messages')
    .values({
      freelancer_id: freelancer.id,
      client_email: 'visitor@example.com',
      subject: '',
      message: 'Before.',
      created_at: START,
    })
    .execute();
  await sender(server)('POST', '/api/contact/contact-freelancer/', {
    body: { freelancer_id: freelancer.id, client_email: 'visitor@example.com', message: 'Hello.' },
  });
  const threads = async () =>
    (await freelancer.send<{ results: ContactThread[] }>('GET', '/api/contact/threads/')).body.results;
  const [thread] = await threads();
  const path = `/api/conversations/${thread?.id}/`;
  const old = () => kysely.selectFrom('contact_messages').select('message').execute();
  server.setTime(new Date('2026-05-20T12:00:00Z'));
  await freelancer.send('POST', `${path}messages/`, { body: { id: randomUUID(), text: 'Hello!' } });
  await runOn('2026-10-31');
  expect(await old()).toHaveLength(1);
  await runOn('2026-11-01');
  expect(await old()).toEqual([]);
  await runOn('2026-11-16');
  expect(await threads()).toHaveLength(1);
  await runOn('2026-11-17');
  expect(await threads()).toEqual([]);
  expect((await freelancer.send('GET', path)).status).toBe(404);
});

test('an invitation is deleted 180 days after the deadline of its job', async () => {
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

test('180 days after the deadline of a job, its questions without a reply are deleted, and the other questions no longer name their askers', async () => {
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
