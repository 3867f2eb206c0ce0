/** Tests the notifications of users: who gets them, and who can read them. */
import { randomUUID } from 'node:crypto';
import type { MailChoices, Notification, NotificationList, UnreadNotifications } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { openEvents } from '../../testing/events.ts';
import { PASSWORD, allPages, apply, deactivate, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { READING_TIME_S } from '../conversations/conversations.policy.ts';
import { mailMessages } from '../conversations/messageMails.commands.ts';
import { RETENTION_S, removeOldNotifications } from './notifications.commands.ts';
import { insertNotification } from './notifications.repository.ts';

const URL = '/api/users/notifications/';

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
});
afterAll(() => server.close());

const list = async ({ send }: TestPerson) => (await send<NotificationList>('GET', URL)).body;
const kindsOf = async (person: TestPerson) => (await list(person)).results.map(({ kind }) => kind);
const newestOf = async (person: TestPerson) => {
  const [newest] = (await list(person)).results;
  if (!newest) throw new Error('The person has no notification.');
  return newest;
};
const read = async ({ send }: TestPerson, body: { id: number; and_earlier?: boolean }) =>
  (await send<UnreadNotifications>('PATCH', URL, { body })).body.unread;
const choose = (person: TestPerson, mails: Partial<MailChoices>) =>
  person.send('PATCH', '/api/users/', { body: { mails } });
const subjectsTo = async ({ email }: TestPerson) => {
  const mails = server.database.kysely.selectFrom('mails').select('subject').where('recipient', '=', email);
  return (await mails.execute()).map(({ subject }) => subject);
};

/** Logs the client in on another device. */
async function logInAgain(): Promise<TestPerson> {
  const body = { email: client.email, password: PASSWORD };
  const { body: session } = await client.send<TestPerson['session']>('POST', '/api/auth/login/', { body });
  return { ...client, session };
}

/** Stores this number of notifications for a user. */
async function notifyOften(person: TestPerson, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    await insertNotification(
      server.database.kysely,
      person.id,
      { kind: 'saved_search_matched', title: 'Pilot' },
      START,
    );
}

describe('a notification', () => {
  test('reports an event with the title that its job had at that time, and has the ids for a link', async () => {
    const job = await postJob(client, { title: 'Pilot' });
    const application = await apply(freelancer, job);
    expect(await list(client)).toEqual({
      results: [
        {
          id: expect.any(Number) as number,
          kind: 'application_received',
          title: 'Pilot',
          job_id: job.id,
          application_id: application.id,
          thread_id: null,
          statement_id: null,
          created_at: START.toISOString(),
          is_read: false,
        } satisfies Notification,
      ],
      next: null,
      previous: null,
      unread: 1,
    });
  });

  test('goes only to the other side, not to the person who acted', async () => {
    const { id } = await apply(freelancer, await postJob(client));
    expect(await kindsOf(freelancer)).toEqual([]);
    await client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'rejected' } });
    expect(await kindsOf(client)).toEqual(['application_received']);
    expect(await list(freelancer)).toMatchObject({
      results: [{ kind: 'application_declined', application_id: id, job_id: null }],
    });
  });

  test('is stored even if its mail is switched off', async () => {
    await choose(client, { applications: false });
    await apply(freelancer, await postJob(client));
    expect(await subjectsTo(client)).toEqual([]);
    expect(await kindsOf(client)).toEqual(['application_received']);
  });

  test('is stored for a message when the mail about the message is due, even if such mails are switched off', async () => {
    const { id } = await apply(freelancer, await postJob(client));
    await choose(freelancer, { messages: false });
    const message = { id: randomUUID(), text: 'On the 14th?' };
    await client.send('POST', `/api/conversations/${id}/messages/`, { body: message });
    server.setTime(secondsAfter(START, READING_TIME_S));
    await mailMessages(servicesOf(server));
    expect(await kindsOf(freelancer)).toEqual(['message_received']);
  });

  test('never names a hidden applicant', async () => {
    const job = await postJob(client, { title: 'Pilot', blind_review: true });
    await apply(freelancer, job);
    const { first_name, last_name } = freelancer.session.user;
    const said = JSON.stringify(await list(client));
    expect(said).toContain('Pilot');
    for (const name of [first_name, last_name]) expect(said).not.toContain(name);
  });

  test('is not stored if its event is rolled back', async () => {
    const event = { kind: 'saved_search_matched', title: 'Pilot' } as const;
    const failing = server.database.kysely.transaction().execute(async (transaction) => {
      await insertNotification(transaction, client.id, event, START);
      throw new Error('The event failed.');
    });
    await expect(failing).rejects.toThrow('The event failed.');
    expect(await kindsOf(client)).toEqual([]);
  });
});

describe('reading a notification', () => {
  test('is possible with the link in the mail, which has the notification’s id', async () => {
    await apply(freelancer, await postJob(client));
    const { id } = await newestOf(client);
    const { text, html } = await server.mailTo(client.email, 'New application');
    for (const written of [text, html]) expect(written).toContain(`?notification=${id}`);
  });

  test('marks one notification, or this notification and all earlier ones, and a repeated request changes nothing', async () => {
    await notifyOften(client, 3);
    const [newest, second] = (await list(client)).results.map(({ id }) => id);
    expect(await read(client, { id: newest ?? 0 })).toBe(2);
    expect(await read(client, { id: newest ?? 0 })).toBe(2);
    expect((await list(client)).results.map(({ is_read }) => is_read)).toEqual([true, false, false]);
    expect(await read(client, { id: second ?? 0, and_earlier: true })).toBe(0);
  });

  test('does not mark the notifications of other users', async () => {
    await notifyOften(client, 1);
    await notifyOften(freelancer, 1);
    const { id } = await newestOf(freelancer);
    expect(await read(client, { id })).toBe(1);
    expect(await read(client, { id, and_earlier: true })).toBe(0);
    expect((await list(freelancer)).unread).toBe(1);
  });

  test('succeeds even if the notification no longer exists', async () => {
    expect(await read(client, { id: 2_000_000_000 })).toBe(0);
  });

  test('needs a session', async () => {
    const visitor = sender(server);
    expect(await visitor('GET', URL)).toMatchObject({ status: 401 });
    expect(await visitor('PATCH', URL, { body: { id: 1 } })).toMatchObject({ status: 401 });
  });
});

test('the list of notifications has pages, and the number of unread notifications stops at 100', async () => {
  await notifyOften(client, 101);
  expect((await list(client)).unread).toBe(100);
  const all = await allPages<Notification>(client.send, URL);
  const ids = all.map(({ id }) => id);
  expect(ids).toHaveLength(101);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

test('all open pages of a user are informed at once when a notification arrives, and when it is read on another device', async () => {
  const job = await postJob(client);
  const devices = [client, await logInAgain()];
  const streams = await Promise.all(devices.map((device) => openEvents(server, device)));
  const next = () => Promise.all(streams.map((stream) => stream.next()));
  expect(await next()).toMatchObject([{ notifications: 0 }, { notifications: 0 }]);
  await apply(freelancer, job);
  expect(await next()).toMatchObject([{ notifications: 1 }, { notifications: 1 }]);
  await read(client, { id: (await newestOf(client)).id });
  expect(await next()).toMatchObject([{ notifications: 0 }, { notifications: 0 }]);
});

describe('the members of a team', () => {
  test('get and mark their own notifications, but a member with only read rights gets none', async () => {
    const recruiter = await join('recruiter');
    const reader = await join('reader');
    const theirs = await openEvents(server, recruiter);
    expect(await theirs.next()).toMatchObject({ notifications: 0 });
    await apply(freelancer, await postJob(client));
    expect(await theirs.next()).toMatchObject({ notifications: 1 });
    expect(await kindsOf(recruiter)).toEqual(['application_received']);
    expect(await kindsOf(reader)).toEqual([]);
    expect(await read(recruiter, { id: (await newestOf(recruiter)).id })).toBe(0);
    expect((await list(client)).unread).toBe(1);
  });

  /** Adds a member with this role to the client's team. */
  async function join(role: 'recruiter' | 'reader'): Promise<TestPerson> {
    const member = await signUp(server, 'client');
    await server.database.kysely
      .insertInto('team_members')
      .values({ user_id: member.id, account_id: client.id, role, joined_at: START })
      .execute();
    return member;
  }
});

describe('an old notification', () => {
  test('is deleted after 90 days', async () => {
    await notifyOften(client, 1);
    server.setTime(secondsAfter(START, RETENTION_S));
    await removeOldNotifications(servicesOf(server));
    expect(await rows(client)).toBe(1);
    server.setTime(secondsAfter(START, RETENTION_S + 1));
    await removeOldNotifications(servicesOf(server));
    expect(await rows(client)).toBe(0);
  });

  test('is deleted with its job, unless it links to an application', async () => {
    const job = await postJob(client);
    await apply(freelancer, job);
    expect(await rows(client)).toBe(1);
    await deactivate(client, job);
    await client.send('DELETE', `/api/job-listings/listings/${job.id}/edit/`);
    expect(await rows(client)).toBe(0);
    expect(await kindsOf(freelancer)).toEqual(['application_closed']);
  });

  const rows = async ({ id }: TestPerson) => {
    const found = server.database.kysely.selectFrom('notifications').select('id').where('user_id', '=', id);
    return (await found.execute()).length;
  };
});
