/** Tests the threads that start with visitors' messages, as both sides see them. */
import { randomUUID } from 'node:crypto';
import type { ContactThread, Conversation, Message, Problem, VisitorThread } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { sender, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { READING_TIME_S } from '../conversations/conversations.policy.ts';
import { mailMessages } from '../conversations/messageMails.commands.ts';
import { LINK_LIFETIME_S } from '../conversations/threads.repository.ts';
import { MAX_LINKS_A_DAY } from './contact.commands.ts';

const SENT_SUBJECT = 'A message was sent from your email address';

let server: TestServer;
let freelancer: TestPerson;
let visitor: string;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  freelancer = await signUp(server, 'freelancer', { first_name: 'Zephyrine', last_name: 'Quill' });
  visitor = `${randomUUID()}@visitor.example`;
});
afterAll(() => server.close());

const contact = (more: Record<string, unknown> = {}) =>
  sender(server)('POST', '/api/contact/contact-freelancer/', {
    body: {
      freelancer_id: freelancer.id,
      client_email: visitor,
      subject: 'Pilot',
      message: 'In March?',
      ...more,
    },
  });
const byLink = <Body = VisitorThread>(token: string, path = '', more: Record<string, unknown> = {}) =>
  sender(server)<Body>('POST', `/api/contact/thread/${path}`, { body: { token, ...more } });
const write = <Body = Message>(token: string, text: string, id: string = randomUUID()) =>
  byLink<Body>(token, 'messages/', { id, text });
const threadsOf = async (by: TestPerson) =>
  (await by.send<{ results: ContactThread[] }>('GET', '/api/contact/threads/')).body.results;
const unread = async () => (await freelancer.send<{ count: number }>('GET', '/api/users/unread/')).body.count;

/**
 * Lists all mails to an address, queued or sent. The queue no longer contains the texts of sent mails, so these texts
 * come from the mail server of the test.
 */
async function mailsTo(address: string) {
  const queued = await server.database.kysely
    .selectFrom('mails')
    .select(['id', 'subject', 'text', 'html', 'reply_to as replyTo'])
    .where('recipient', '=', address)
    .orderBy('created_at')
    .execute();
  return queued.map((mail) =>
    mail.text === '' ? (server.mails.find(({ id }) => id === mail.id) ?? mail) : mail,
  );
}
async function linkTo(address: string): Promise<string> {
  const mails = (await mailsTo(address)).filter(({ subject }) => subject === SENT_SUBJECT);
  return /\/thread#token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Starts a thread. Returns its path for the freelancer, and the token of the visitor's link. */
async function begin(message = 'In March?', by = visitor) {
  await contact({ message, client_email: by });
  const [thread] = await threadsOf(freelancer);
  const id = thread?.id ?? 0;
  return { id, path: `/api/conversations/${id}/`, token: await linkTo(by) };
}
const answer = (path: string, text: string) =>
  freelancer.send<Message>('POST', `${path}messages/`, { body: { id: randomUUID(), text } });
async function mailAfter(seconds: number): Promise<void> {
  server.setTime(secondsAfter(START, seconds));
  await mailMessages(servicesOf(server));
}

describe('a message of a visitor', () => {
  test('is an unread thread for the freelancer, and does not contain the visitor’s email address', async () => {
    const { id, path } = await begin();
    expect(await threadsOf(freelancer)).toEqual([
      {
        id,
        subject: 'Pilot',
        unread: 1,
        last_message: { by: 'client', excerpt: 'In March?', sent_at: START.toISOString() },
      },
    ]);
    expect(await unread()).toBe(1);
    const conversation = await freelancer.send<Conversation>('GET', path);
    expect(conversation.body).toMatchObject({ writing: 'open', takes_files: false, unread: 1 });
    expect(JSON.stringify(conversation.body)).not.toContain(visitor);
    const [mail] = await mailsTo(freelancer.email);
    expect(mail?.text).toContain(`/messages/visitor/${id}`);
    expect(mail).toMatchObject({ subject: 'Pilot', replyTo: null });
    expect(`${mail?.text}${mail?.html}`).not.toContain(visitor);
  });

  test('is not in the list of conversations about applications', async () => {
    await begin();
    const { body } = await freelancer.send<{ results: unknown[] }>('GET', '/api/conversations/');
    expect(body.results).toEqual([]);
  });

  test('is shown to no other freelancer, and to no client', async () => {
    const { id, path } = await begin();
    for (const other of [await signUp(server, 'freelancer'), await signUp(server, 'client')])
      expect((await other.send('GET', path)).status).toBe(404);
    const other = await signUp(server, 'freelancer');
    expect((await other.send('GET', `/api/contact/threads/${id}/`)).status).toBe(404);
  });

  test('leads to one mail to the visitor’s address, in the language of the request, with a link but without typed texts and names', async () => {
    await contact({ language: 'de' });
    const mails = await mailsTo(visitor);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Von Ihrer E-Mail-Adresse wurde eine Nachricht gesendet',
    ]);
    const said = mails.map(({ subject, text, html }) => `${subject}${text}${html}`).join('');
    for (const word of ['Pilot', 'In March?', 'Zephyrine', 'Quill']) expect(said).not.toContain(word);
  });

  test('leads to no mail to an address that has received many mails within a day', async () => {
    for (let count = 0; count <= MAX_LINKS_A_DAY; count += 1)
      expect((await contact({ client_email: count % 2 ? visitor : visitor.toUpperCase() })).status).toBe(201);
    const all = [...(await mailsTo(visitor)), ...(await mailsTo(visitor.toUpperCase()))];
    expect(all).toHaveLength(MAX_LINKS_A_DAY);
    expect(await threadsOf(freelancer)).toHaveLength(MAX_LINKS_A_DAY + 1);
  });
});

describe('the visitor’s link', () => {
  test('lets the visitor read the thread and write in it, and stores each message once', async () => {
    const { path, token } = await begin();
    expect((await byLink(token)).body).toMatchObject({
      is_confirmed: false,
      freelancer_name: 'Zephyrine Quill',
      conversation: { messages: [{ by: 'client', text: 'In March?' }], writing: 'open' },
    });
    const id = randomUUID();
    const sent = await write(token, 'Or in May?', id);
    expect(sent.status).toBe(201);
    expect((await write(token, 'Or in May?', id)).body).toEqual(sent.body);
    await answer(path, 'In May.');
    const { conversation } = (await byLink(token, '', { after: 1 })).body;
    expect(conversation).toMatchObject({
      messages: [{ text: 'Or in May?' }, { text: 'In May.' }],
      unread: 1,
    });
    expect((await byLink(token, 'read/', { number: 3 })).status).toBe(204);
    expect((await freelancer.send<Conversation>('GET', path)).body.read_by_other).toBe(3);
  });

  test('does not work if its token is unknown or expired', async () => {
    const { token } = await begin();
    expect((await byLink('never-sent')).status).toBe(404);
    server.setTime(secondsAfter(START, LINK_LIFETIME_S));
    const paths = ['', 'open/', 'messages/', 'read/', 'change/'];
    const bodies = [{}, {}, { id: randomUUID(), text: 'Hello?' }, { number: 1 }, { is_muted: true }];
    const responses = paths.map((path, index) => byLink<unknown>(token, path, bodies[index]));
    expect(statusesOf(await Promise.all(responses))).toEqual([404, 404, 404, 404, 404]);
  });

  test('does not open the conversation of another thread', async () => {
    const { token } = await begin();
    const other = await begin('Another one.', `${randomUUID()}@visitor.example`);
    expect((await byLink(token)).body.conversation.messages).toMatchObject([{ text: 'In March?' }]);
    expect((await byLink(other.token)).body.conversation.messages).toMatchObject([{ text: 'Another one.' }]);
  });
});

describe('a reply of the freelancer', () => {
  test('is mailed to a visitor who has opened the link, at most once in 15 minutes', async () => {
    const { path, token } = await begin();
    expect((await byLink<unknown>(token, 'open/')).status).toBe(204);
    await answer(path, 'In April.');
    await mailAfter(READING_TIME_S);
    await answer(path, 'From the 3rd.');
    await mailAfter(3 * READING_TIME_S);
    const [, first, ...others] = await mailsTo(visitor);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ subject: 'Zephyrine Quill has answered you', replyTo: null });
    expect(first?.text).toContain('> In April.');
    expect(`${first?.text}${first?.html}`).not.toContain(freelancer.email);
    const renewed = /\/thread#token=(\S+)/.exec(first?.text ?? '')?.[1] ?? '';
    expect((await byLink(renewed)).body.conversation.messages).toHaveLength(3);
    await mailAfter(READING_TIME_S + 15 * 60);
    expect((await mailsTo(visitor)).at(-1)?.text).toContain('> From the 3rd.');
  });

  test('is not mailed to an address whose owner has not opened the link, or has muted the thread', async () => {
    const { path, token } = await begin();
    await answer(path, 'In April.');
    await mailAfter(READING_TIME_S);
    await byLink<unknown>(token, 'open/');
    expect((await byLink(token, 'change/', { is_muted: true })).body).toMatchObject({
      is_confirmed: true,
      conversation: { is_muted: true },
    });
    await answer(path, 'Or in May.');
    await mailAfter(READING_TIME_S + 15 * 60);
    expect(await mailsTo(visitor)).toHaveLength(1);
  });
});

describe('a freelancer who ends a thread', () => {
  test('gets no more messages from the sender, who learns only from the page of the link that the thread has ended', async () => {
    const { path, token } = await begin();
    await freelancer.send('PATCH', path, { body: { is_ended: true } });
    expect(await write<Problem>(token, 'Hello?')).toMatchObject({
      status: 409,
      body: { code: 'conversation_ended' },
    });
    expect((await byLink(token)).body.conversation.writing).toBe('ended_by_other');
    const again = await contact({ client_email: visitor.toUpperCase() });
    expect(again).toMatchObject({ status: 201, body: { detail: 'Message sent successfully!' } });
    expect(await threadsOf(freelancer)).toHaveLength(1);
    expect(await mailsTo(freelancer.email)).toHaveLength(1);
    await freelancer.send('PATCH', path, { body: { is_ended: false } });
    await contact();
    expect(await threadsOf(freelancer)).toHaveLength(2);
  });
});

test('a visitor who names the freelancer by an email address learns only from a reply whether a freelancer has this address', async () => {
  const stranger = `${randomUUID()}@visitor.example`;
  await contact({ freelancer_id: undefined, freelancer_email: 'nobody@example.com', client_email: stranger });
  await contact({ freelancer_id: undefined, freelancer_email: freelancer.email });
  const [known, unknown] = [await linkTo(visitor), await linkTo(stranger)];
  expect(unknown).not.toBe('');
  const seen = await byLink(known);
  expect(seen).toMatchObject({ status: 200, body: { freelancer_name: null } });
  expect((await byLink(unknown)).body).toEqual(seen.body);
  for (const token of [known, unknown])
    expect(await write<Problem>(token, 'Hello?')).toMatchObject({
      status: 409,
      body: { code: 'thread_waiting' },
    });
  const [thread] = await threadsOf(freelancer);
  await answer(`/api/conversations/${thread?.id}/`, 'Yes?');
  expect((await byLink(known)).body).toMatchObject({
    freelancer_name: 'Zephyrine Quill',
    conversation: { writing: 'open', messages: [{ number: 1 }, { text: 'Yes?' }] },
  });
});
