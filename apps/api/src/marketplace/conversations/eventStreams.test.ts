/** Tests the event streams that report changes in conversations to open pages. */
import { randomUUID } from 'node:crypto';
import type { MyJob } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { text } from 'node:stream/consumers';
import { createNotifications } from '../../platform/database/notifications.ts';
import { silentLog } from '../../testing/log.ts';
import { openEvents } from '../../testing/events.ts';
import { PASSWORD, apply, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { ACCESS_LIFETIME_S } from '../auth/tokens.ts';
import { MAX_STREAMS, createEventStreams } from './eventStreams.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let job: MyJob;
let conversation: number;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer');
  job = await postJob(client);
  conversation = (await apply(freelancer, job)).id;
});
afterAll(() => server.close());

const write = (by: TestPerson) =>
  by.send('POST', `/api/conversations/${conversation}/messages/`, {
    body: { id: randomUUID(), text: 'Hello' },
  });
const mark = (by: TestPerson, number: number) =>
  by.send('POST', `/api/conversations/${conversation}/read/`, { body: { number } });

describe('a stream', () => {
  test('starts with the number of unread conversations', async () => {
    await write(client);
    const events = await openEvents(server, freelancer);
    expect(await events.next()).toEqual({ unread: 1, conversation: null, notifications: 0 });
  });

  test('reports new messages and read messages to both sides', async () => {
    const [ours, theirs] = [await openEvents(server, client), await openEvents(server, freelancer)];
    await Promise.all([ours.next(), theirs.next()]);
    await write(client);
    expect(await theirs.next()).toEqual({ unread: 1, conversation, notifications: 0 });
    expect(await ours.next()).toEqual({ unread: 0, conversation, notifications: 1 });
    await mark(freelancer, 1);
    expect(await theirs.next()).toEqual({ unread: 0, conversation, notifications: 0 });
    expect(await ours.next()).toEqual({ unread: 0, conversation, notifications: 1 });
  });

  test('reports nothing to other users, and does not report a refused message', async () => {
    const stranger = await openEvents(server, await signUp(server, 'freelancer'));
    await stranger.next();
    const theirs = await openEvents(server, freelancer);
    await theirs.next();
    expect((await write(freelancer)).status).toBe(409);
    await write(client);
    expect(await theirs.next()).toMatchObject({ unread: 1 });
    stranger.close();
    expect(await stranger.next().catch(() => undefined)).toBeUndefined();
  });

  test('is refused to a user with too many open streams, until one of them is closed', async () => {
    const open = await Promise.all(Array.from({ length: MAX_STREAMS }, () => openEvents(server, client)));
    await expect(openEvents(server, client)).rejects.toThrow('429');
    open[0]?.close();
    await vi.waitFor(() => openEvents(server, client));
  });
});

/** Creates event streams without a server. */
const streamsOf = (services: Partial<Parameters<typeof createEventStreams>[0]>) =>
  createEventStreams({
    notifications: createNotifications(),
    countUnread: async () => 0,
    countNotifications: async () => 0,
    clock: () => START,
    log: silentLog,
    stopping: new AbortController().signal,
    ...services,
  });

/** Logs the client in on another device. */
async function logInAgain(): Promise<TestPerson> {
  const body = { email: client.email, password: PASSWORD };
  const { body: session } = await client.send<TestPerson['session']>('POST', '/api/auth/login/', { body });
  return { ...client, session };
}

describe('an open stream', () => {
  test('is closed when its session ends, but not when another session ends', async () => {
    const other = await logInAgain();
    const [ended, kept] = [await openEvents(server, client), await openEvents(server, other)];
    await Promise.all([ended.next(), kept.next()]);
    await client.send('POST', '/api/auth/logout/', { body: { refresh: client.session.refresh_token } });
    expect(await ended.next()).toBeUndefined();
    const headers = { authorization: `Bearer ${other.session.access_token}` };
    await write({ ...other, send: sender(server, headers) });
    expect(await kept.next()).toMatchObject({ conversation });
  });

  test('is closed when the password is changed in another session', async () => {
    const other = await openEvents(server, await logInAgain());
    await other.next();
    const body = { old_password: PASSWORD, password: 'another-horse-battery' };
    expect((await client.send('POST', '/api/auth/password/change/', { body })).status).toBe(200);
    expect(await other.next()).toBeUndefined();
  });

  test('is closed when the server is about to stop, and then no other stream can be opened', async () => {
    const stopping = new AbortController();
    const another = await testServer({ stopping: stopping.signal });
    const events = await openEvents(another, await signUp(another, 'client'));
    await events.next();
    stopping.abort();
    expect(await events.next()).toBeUndefined();
    await expect(openEvents(another, await signUp(another, 'client'))).rejects.toThrow('503');
    await another.close();
  });

  test('is closed when an access token would have expired, and comments keep its connection alive until then', async () => {
    let now = START;
    const streams = streamsOf({ clock: () => now });
    const bytes = streams.open({ id: 1, accountId: 1, sessionId: 'a' });
    now = secondsAfter(START, ACCESS_LIFETIME_S - 1);
    streams.keepAlive();
    now = secondsAfter(START, ACCESS_LIFETIME_S);
    streams.keepAlive();
    expect(await text(bytes)).toMatch(/^:$/m);
  });

  test('is closed when the server can receive no notifications, and streams can be opened again once it can', async () => {
    const notifications = createNotifications();
    const streams = streamsOf({ notifications });
    const bytes = streams.open({ id: 1, accountId: 1, sessionId: 'a' });
    notifications.emit('lost');
    await text(bytes);
    expect(() => streams.open({ id: 1, accountId: 1, sessionId: 'a' })).toThrow('busy');
    notifications.emit('resumed');
    expect(streams.open({ id: 1, accountId: 1, sessionId: 'a' }).readable).toBe(true);
  });
});
