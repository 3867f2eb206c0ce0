/** Tests the messages that the two sides of an application write to each other. */
import { randomUUID } from 'node:crypto';
import type {
  Conversation,
  ConversationChange,
  ConversationList,
  Message,
  MyJob,
  Problem,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { textsOf } from '../../testing/mails.ts';
import { apply, postJob, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { READING_TIME_S } from './conversations.policy.ts';
import { mailMessages } from './messageMails.commands.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let job: MyJob;
let path: string;
let applicationId: number;
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '10' } });
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client', { company: 'North Pier Ferries' });
  freelancer = await signUp(server, 'freelancer', { first_name: 'Zephyrine', last_name: 'Quill' });
  await begin();
});
afterAll(() => server.close());

/** Lets the client post a job, and lets the freelancer apply to this job. */
async function begin(more: Parameters<typeof postJob>[1] = {}): Promise<void> {
  job = await postJob(client, { title: 'Pilot', ...more });
  applicationId = (await apply(freelancer, job)).id;
  path = `/api/conversations/${applicationId}/`;
}

const write = <Body = Message>(by: TestPerson, text: string, id: string = randomUUID()) =>
  by.send<Body>('POST', `${path}messages/`, { body: { id, text } });
const read = async (by: TestPerson, query = '') => (await by.send<Conversation>('GET', path + query)).body;
const mark = (by: TestPerson, number: number) => by.send('POST', `${path}read/`, { body: { number } });
const change = <Body = Conversation>(by: TestPerson, body: ConversationChange) =>
  by.send<Body>('PATCH', path, { body });
const unread = async (by: TestPerson) =>
  (await by.send<{ count: number }>('GET', '/api/users/unread/')).body.count;
const textsFor = async (by: TestPerson, query = '') =>
  (await read(by, query)).messages.map(({ text }) => text);
const decide = (status: 'accepted' | 'rejected') =>
  client.send('PATCH', `/api/applications/update/${applicationId}/`, { body: { status } });
/**
 * Moves the clock to this many seconds after the start, queues the mails that are due, and waits until the server's own
 * task has done the same.
 */
async function mail(seconds = READING_TIME_S): Promise<void> {
  server.setTime(secondsAfter(START, seconds));
  await mailMessages(servicesOf(server));
  const due = server.database.kysely
    .selectFrom('conversation_members')
    .select('application_id')
    .where('mail_due_at', '<=', server.now());
  await vi.waitFor(async () => expect(await due.execute()).toEqual([]), { timeout: 10_000 });
}
const mailsTo = (person: TestPerson) => textsOf(server, person, 'New message: Pilot');

describe('a message', () => {
  test('reaches the other side in order and with its author', async () => {
    const first = await write(client, 'Could you start on the 14th?');
    expect(first).toMatchObject({
      status: 201,
      body: { number: 1, by: 'client', sent_at: START.toISOString() },
    });
    await write(freelancer, 'Yes.');
    const messages = [
      { number: 1, by: 'client', text: 'Could you start on the 14th?' },
      { number: 2, by: 'freelancer', text: 'Yes.' },
    ];
    expect(await read(freelancer)).toMatchObject({ messages, has_more: false, writing: 'open' });
    expect(await read(client)).toMatchObject({ messages, has_more: false, writing: 'open' });
  });

  test('is refused to the freelancer before the client has written, even if a decision is held', async () => {
    expect(await read(freelancer)).toMatchObject({ writing: 'waiting', messages: [] });
    await decide('accepted');
    expect(await read(freelancer)).toMatchObject({ writing: 'waiting' });
    expect(await write<Problem>(freelancer, 'Hello?')).toMatchObject({
      status: 409,
      body: { code: 'conversation_waiting' },
    });
    await write(client, 'Hello');
    expect((await write(freelancer, 'Hello!')).status).toBe(201);
  });

  test('is accepted from the freelancer after the client has notified them of the shortlist', async () => {
    const shortlist = `/api/applications/shortlist/${applicationId}/`;
    await client.send('PUT', shortlist, { body: { is_shortlisted: true } });
    expect(await read(freelancer)).toMatchObject({ writing: 'waiting' });
    await client.send('POST', `${shortlist}notify/`);
    expect((await write(freelancer, 'Thank you.')).status).toBe(201);
  });

  test('is refused after a withdrawal, unless the conversation began before the withdrawal', async () => {
    const withdraw = () =>
      freelancer.send('POST', `/api/applications/my/${applicationId}/withdraw/`, { body: {} });
    await withdraw();
    expect(await write<Problem>(client, 'Wait!')).toMatchObject({
      status: 409,
      body: { code: 'conversation_closed' },
    });
    await begin();
    await write(client, 'Hello');
    await withdraw();
    expect((await write(client, 'What a pity.')).status).toBe(201);
  });

  test('is stored once, even if it is sent several times or from several devices', async () => {
    const id = randomUUID();
    const responses = await Promise.all([1, 2, 3, 4].map(() => write(client, 'Once.', id)));
    expect(statusesOf(responses)).toEqual([201, 201, 201, 201]);
    expect(await textsFor(freelancer)).toEqual(['Once.']);
    expect(await read(freelancer)).toMatchObject({ unread: 1 });
  });

  test('gets a number of its own, even if several messages arrive together', async () => {
    await write(client, 'Begin.');
    await Promise.all([1, 2, 3, 4, 5].flatMap((n) => [write(client, `C${n}`), write(freelancer, `F${n}`)]));
    const { messages } = await read(client);
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await read(client)).toMatchObject({ unread: 5 });
    expect(await read(freelancer)).toMatchObject({ unread: 6 });
  });

  test('can be written and read only by the two sides', async () => {
    await write(client, 'Hello');
    const strangers = [await signUp(server, 'client'), await signUp(server, 'freelancer')];
    for (const stranger of strangers) {
      expect((await stranger.send('GET', path)).status).toBe(404);
      expect((await write(stranger, 'Me too')).status).toBe(404);
      expect((await mark(stranger, 1)).status).toBe(404);
    }
  });
});

describe('a page of messages', () => {
  beforeEach(async () => {
    await write(client, 'M1');
    const more = Array.from({ length: 119 }, (_, index) => ({
      application_id: applicationId,
      number: index + 2,
      id: randomUUID(),
      role: 'client' as const,
      text: `M${index + 2}`,
      sent_at: START,
    }));
    await server.database.kysely.insertInto('messages').values(more).execute();
  });

  test('has the newest messages, or the messages before or after a given message number', async () => {
    const ends = ({ messages, has_more }: Conversation) => [
      messages[0]?.number,
      messages.at(-1)?.number,
      has_more,
    ];
    expect(ends(await read(freelancer))).toEqual([71, 120, true]);
    expect(ends(await read(freelancer, '?before=71'))).toEqual([21, 70, true]);
    expect(ends(await read(freelancer, '?before=21'))).toEqual([1, 20, false]);
    expect(ends(await read(freelancer, '?after=60'))).toEqual([61, 110, true]);
    expect(ends(await read(freelancer, '?after=110'))).toEqual([111, 120, false]);
    expect((await read(freelancer, '?after=120')).messages).toEqual([]);
  });
});

describe('reading messages', () => {
  test('updates the number of unread messages exactly, and the other side sees which messages were read', async () => {
    for (const text of ['One', 'Two', 'Three']) await write(client, text);
    expect(await unread(freelancer)).toBe(1);
    await mark(freelancer, 2);
    expect(await read(freelancer)).toMatchObject({ unread: 1 });
    expect(await read(client)).toMatchObject({ read_by_other: 2, unread: 0 });
    await mark(freelancer, 1);
    expect(await read(client)).toMatchObject({ read_by_other: 2 });
    await mark(freelancer, 99);
    expect(await read(client)).toMatchObject({ read_by_other: 3 });
    expect(await unread(freelancer)).toBe(0);
  });
});

describe('the list of conversations', () => {
  const listed = async (by: TestPerson) =>
    (await by.send<ConversationList>('GET', '/api/conversations/')).body.results;

  test('has the conversation with the newest message first, each with its other side, last message and number of unread messages', async () => {
    await write(client, 'Hello');
    const first = applicationId;
    await begin({ title: 'Purser' });
    server.setTime(secondsAfter(START, 60));
    await write(client, 'Good morning.\n\nAre you free?');
    const purser = { id: applicationId, job_id: job.id, job_title: 'Purser', unread: 1 };
    const said = { by: 'client', excerpt: 'Good morning. Are you free?' };
    expect(await listed(freelancer)).toMatchObject([
      { ...purser, other_name: 'North Pier Ferries', last_message: said },
      { id: first, job_title: 'Pilot', unread: 1 },
    ]);
    expect((await listed(client))[0]).toMatchObject({ ...purser, other_name: 'Zephyrine Quill', unread: 0 });
    expect(await listed(await signUp(server, 'freelancer'))).toEqual([]);
  });

  test('has the logo of the company, and the portrait of an applicant whose name is shown', async () => {
    await write(client, 'Hello');
    const { kysely } = server.database;
    await kysely
      .updateTable('companies')
      .set({ logo: 'a-logo' })
      .where('client_id', '=', client.id)
      .execute();
    const portrait = kysely.updateTable('freelancers').where('user_id', '=', freelancer.id);
    await portrait.set({ picture: 'a-portrait' }).execute();
    const pictureFor = async (by: TestPerson) => (await listed(by))[0]?.other_picture;
    expect(await pictureFor(freelancer)).toContain('a-logo');
    expect(await pictureFor(client)).toContain('a-portrait');
    await portrait.set({ is_withheld: true }).execute();
    expect(await pictureFor(client)).toBeNull();
  });

  test('does not name hidden applicants', async () => {
    await begin({ blind_review: true });
    await write(client, 'Hello');
    await write(freelancer, 'Zephyrine Quill here.');
    const [summary] = await listed(client);
    expect(summary).toMatchObject({ other_name: 'Applicant 1', hidden_number: 1, other_picture: null });
    expect((await listed(freelancer))[0]?.hidden_number).toBeNull();
    expect(JSON.stringify(summary)).not.toMatch(/Zephyrine|Quill/);
  });
});

test('a message that is sent while its application is removed leaves no conversation', async () => {
  const kysely = server.database.kysely;
  await kysely.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('applications')
      .set({ freelancer_id: null, resume_id: null })
      .where('id', '=', applicationId)
      .execute();
  });
  expect((await write<Problem>(client, 'Are you there?')).status).toBe(409);
  const left = await kysely
    .selectFrom('conversations')
    .selectAll()
    .where('application_id', '=', applicationId)
    .execute();
  expect(left).toEqual([]);
});

describe('a mail about messages', () => {
  test('quotes the new messages, and is sent at most once in 15 minutes', async () => {
    await write(client, 'Could you start on the 14th?');
    await mail();
    const [first, ...others] = await mailsTo(freelancer);
    expect(others).toEqual([]);
    expect(first).toContain('North Pier Ferries wrote to you about "Pilot".');
    expect(first).toContain('> Could you start on the 14th?');
    expect(first).toMatch(new RegExp(String.raw`/dashboard/${applicationId}\?notification=\d+#conversation`));

    await write(client, 'Or on the 15th?');
    await write(client, 'The 16th is fine as well.');
    await mail(READING_TIME_S + 15 * 60 - 1);
    expect(await mailsTo(freelancer)).toHaveLength(1);

    await mail(READING_TIME_S + 15 * 60);
    const second = (await mailsTo(freelancer))[1] ?? '';
    expect(second).toContain('> Or on the 15th?\n> \n> The 16th is fine as well.');
    expect(second).not.toContain('Could you start');
  });

  test('is not sent for a first message that was read within a minute', async () => {
    await write(client, 'Are you there?');
    await mail(READING_TIME_S - 1);
    await mark(freelancer, 1);
    await mail(60 * 60);
    expect(await mailsTo(freelancer)).toEqual([]);
  });

  test('is sent neither for messages that were read before nor to a side that has muted the conversation', async () => {
    await write(client, 'One');
    await mail();
    await write(client, 'Two');
    await mark(freelancer, 2);
    await mail(60 * 60);
    expect(await mailsTo(freelancer)).toHaveLength(1);

    expect(await change(freelancer, { is_muted: true })).toMatchObject({
      status: 200,
      body: { is_muted: true },
    });
    await write(client, 'Three');
    await write(freelancer, 'I read you.');
    await mail(2 * 60 * 60);
    expect(await mailsTo(freelancer)).toHaveLength(1);
    expect(await mailsTo(client)).toHaveLength(1);
  });

  test('is sent once, even if several servers send mails at the same time', async () => {
    await write(client, 'Hello');
    await Promise.all([mail(), mail(), mail()]);
    expect(await mailsTo(freelancer)).toHaveLength(1);
  });
});

describe('ending a conversation', () => {
  test('is refused to a side if the other side has already ended it, and then no other change in the request is saved', async () => {
    await write(client, 'Hello');
    await change(freelancer, { is_ended: true });
    expect((await change<Problem>(client, { is_muted: true, is_ended: true })).status).toBe(409);
    expect(await read(client)).toMatchObject({ is_muted: false });
  });

  test('keeps both sides from writing until the side that ended it opens it again', async () => {
    await write(client, 'Hello');
    expect(await change(freelancer, { is_ended: true })).toMatchObject({ body: { writing: 'ended' } });
    expect(await read(client)).toMatchObject({ writing: 'ended_by_other' });
    expect(await write<Problem>(client, 'But…')).toMatchObject({
      status: 409,
      body: { code: 'conversation_ended' },
    });
    expect((await change<Problem>(client, { is_ended: false })).status).toBe(409);
    await change(freelancer, { is_ended: false });
    expect((await write(client, 'Thank you.')).status).toBe(201);
  });
});

describe('blind review', () => {
  test('hides the name in the conversation, too, until the name is revealed', async () => {
    await begin({ blind_review: true });
    await write(client, 'Which tide tables do you use?');
    await write(freelancer, 'Ask me: Zephyrine Quill, zq@example.com, or zq.example.');
    expect((await textsFor(client))[1]).not.toMatch(/Zephyrine|Quill|zq/);
    expect((await textsFor(freelancer))[1]).toContain('Zephyrine Quill');
    const { id = '' } = (await read(client)).messages[1] ?? {};
    expect((await write(client, 'Anything', id)).status).toBe(404);
    await mail();
    const [told = ''] = await mailsTo(client);
    expect(told).toContain('Applicant 1 wrote to you');
    expect(told).not.toMatch(/Zephyrine|Quill|zq/);
    await client.send('POST', `/api/applications/reveal/${applicationId}/`);
    expect((await textsFor(client))[1]).toContain('Zephyrine Quill');
  });
});
