/**
 * Tests which devices of a user get a notification, when, and how long. A recording transport stands for the push services.
 * The server sends what is due as well, so a test waits for what must arrive.
 */
import { pushGroupValues } from '@skillharbor/contract';
import type {
  Notification,
  NotificationKind,
  Push,
  PushGroup,
  PushSubscription,
  Session,
} from '@skillharbor/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { silentLog } from '../../testing/log.ts';
import { PASSWORD, apply, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { pushSubscription } from '../../testing/pushSubscription.ts';
import { servicesOf } from '../../testing/services.ts';
import { SIGNING_KEY, START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { createTokens } from '../auth/tokens.ts';
import { insertNotification } from './notifications.repository.ts';
import { LIFETIME_S, sendPushes } from './push.commands.ts';
import type { PushMessage, PushOutcome, PushTransport } from './pushTransport.ts';
import { PushServiceError } from './pushTransport.ts';

const URL = '/api/users/push/';
const HOUR_S = 60 * 60;

let server: TestServer;
let freelancer: TestPerson;
let sent: (Omit<PushMessage, 'payload'> & { to: string; notification: Notification })[];
let outcome: PushOutcome | Error;
const pushTransport: PushTransport = {
  async send({ endpoint }, { payload, ...message }) {
    if (outcome instanceof Error) throw outcome;
    // sendPushes() writes the payload.
    const notification = JSON.parse(payload) as Notification;
    if (outcome === 'sent') sent.push({ to: endpoint, notification, ...message });
    return outcome;
  },
};
beforeAll(async () => {
  server = await testServer({ pushTransport });
});
beforeEach(async () => {
  server.setTime(START);
  freelancer = await signUp(server, 'freelancer', { language: 'de' });
  sent = [];
  outcome = 'sent';
});
afterAll(() => server.close());

const devicesOf = async ({ send }: TestPerson) => (await send<Push>('GET', URL)).body.devices;
async function turnOn(person: TestPerson, body = pushSubscription()): Promise<PushSubscription> {
  expect((await person.send<Push>('PUT', URL, { body })).status).toBe(200);
  return body;
}
async function logInAgain(person: TestPerson, userAgent: string): Promise<TestPerson> {
  const body = { email: person.email, password: PASSWORD };
  const headers = { 'user-agent': userAgent };
  const logIn = sender(server, headers);
  const { body: session } = await logIn<Session>('POST', '/api/auth/login/', { body });
  const send = sender(server, { authorization: `Bearer ${session.access_token}` });
  return { ...person, session, send };
}
const notify = (person: TestPerson, title = 'Pilot', kind: NotificationKind = 'saved_search_matched') =>
  insertNotification(server.database.kysely, person.id, { kind, title }, server.now());
const sendDue = () =>
  sendPushes({ ...servicesOf(server), pushTransport, log: silentLog }, new AbortController().signal);
const titles = () => sent.map(({ notification }) => notification.title);
const pass = (seconds: number) => server.setTime(secondsAfter(server.now(), seconds));

describe('a device', () => {
  test('gets the notification of an event in the language of its user', async () => {
    const client = await signUp(server, 'client');
    await client.send('PATCH', '/api/users/', { body: { language: 'ar' } });
    const { endpoint } = await turnOn(client);
    const job = await postJob(client, { title: 'Pilot' });
    const application = await apply(freelancer, job);
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent).toMatchObject([
      {
        to: endpoint,
        ttlS: LIFETIME_S,
        urgency: 'normal',
        notification: {
          kind: 'application_received',
          title: 'Pilot',
          job_id: job.id,
          application_id: application.id,
          is_read: false,
          language: 'ar',
        },
      },
    ]);
  });

  test('is listed by its name, this one first, until it is turned off', async () => {
    expect(await devicesOf(freelancer)).toEqual([]);
    await turnOn(freelancer);
    const phone = await logInAgain(
      freelancer,
      'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
    );
    await turnOn(phone);
    expect(await devicesOf(phone)).toMatchObject([
      { browser: 'Firefox', system: 'Android', is_current: true },
      { is_current: false },
    ]);
    expect((await phone.send('DELETE', URL)).status).toBe(204);
    expect(await devicesOf(phone)).toMatchObject([{ is_current: false }]);
    await notify(freelancer);
    await sendDue();
    await expect.poll(() => sent).toHaveLength(1);
  });

  test('gets nothing that was read before', async () => {
    await turnOn(freelancer);
    await notify(freelancer, 'Read');
    const { body } = await freelancer.send<{ results: Notification[] }>('GET', '/api/users/notifications/');
    await freelancer.send('PATCH', '/api/users/notifications/', { body: { id: body.results[0]?.id } });
    await notify(freelancer, 'Unread');
    await sendDue();
    await expect.poll(titles).toEqual(['Unread']);
  });

  test('gets nothing that happened before it was turned on', async () => {
    await notify(freelancer, 'Earlier');
    await turnOn(freelancer);
    await sendDue();
    expect(sent).toEqual([]);
  });

  test('has one subscription, which belongs to the user who turned it on last', async () => {
    const subscription = await turnOn(freelancer);
    const other = await signUp(server, 'freelancer');
    await turnOn(other, subscription);
    await notify(freelancer, 'For the first');
    await notify(other, 'For the second');
    await sendDue();
    await expect.poll(titles).toEqual(['For the second']);
  });

  test('replaces its subscription when its browser has another one', async () => {
    await turnOn(freelancer);
    const { endpoint } = await turnOn(freelancer);
    await notify(freelancer);
    await sendDue();
    await expect.poll(() => sent.map(({ to }) => to)).toEqual([endpoint]);
  });

  test('gives way to the eleventh', async () => {
    const first = await turnOn(freelancer);
    for (let count = 2; count <= 11; count += 1) {
      pass(1);
      await turnOn(await logInAgain(freelancer, ''));
    }
    expect(await devicesOf(freelancer)).toHaveLength(10);
    await notify(freelancer);
    await sendDue();
    await expect.poll(() => sent).toHaveLength(10);
    expect(sent.map(({ to }) => to)).not.toContain(first.endpoint);
  });
});

describe('the groups of a device', () => {
  /** Turns on notifications of all groups but some, in the same browser or in another one. */
  const showAllBut = (hidden: PushGroup[], subscription = pushSubscription()) =>
    turnOn(freelancer, {
      ...subscription,
      groups: pushGroupValues.filter((group) => !hidden.includes(group)),
    });
  const groupsOf = async (person: TestPerson) => (await devicesOf(person)).map(({ groups }) => groups);

  test('are all at first', async () => {
    await turnOn(freelancer);
    expect(await groupsOf(freelancer)).toEqual([pushGroupValues]);
  });

  test('decide what the device shows, and not what others show', async () => {
    await showAllBut(['saved_searches', 'other']);
    const phone = await logInAgain(freelancer, '');
    const { endpoint } = await turnOn(phone);
    await notify(freelancer, 'Found');
    await notify(freelancer, 'Decided', 'application_accepted');
    await notify(freelancer, 'Written', 'message_received');
    await sendDue();
    await expect.poll(() => titles().toSorted()).toEqual(['Decided', 'Found', 'Written', 'Written']);
    const ofPhone = sent.filter(({ to }) => to === endpoint);
    expect(ofPhone).toHaveLength(3);
    expect(await groupsOf(phone)).toEqual([
      pushGroupValues,
      ['applications', 'still_looking', 'questions', 'job_changes', 'messages', 'invitations'],
    ]);
  });

  test('can be none', async () => {
    await showAllBut([...pushGroupValues]);
    await notify(freelancer);
    await sendDue();
    expect(sent).toEqual([]);
    expect(await groupsOf(freelancer)).toEqual([[]]);
  });

  test('are chosen without losing what is still to be sent of the others', async () => {
    const { groups: _, ...subscription } = await showAllBut([]);
    outcome = new PushServiceError('The push service push.example responded with the status 503.');
    await notify(freelancer, 'Found');
    await notify(freelancer, 'Written', 'message_received');
    await sendDue();
    await showAllBut(['saved_searches'], subscription);
    outcome = 'sent';
    pass(60);
    await sendDue();
    await expect.poll(titles).toEqual(['Written']);
  });

  test('stay when the browser has another subscription', async () => {
    await showAllBut(['saved_searches']);
    const { endpoint } = await turnOn(freelancer);
    await notify(freelancer, 'Found');
    await notify(freelancer, 'Written', 'message_received');
    await sendDue();
    await expect.poll(() => sent.map(({ to }) => to)).toEqual([endpoint]);
    expect(titles()).toEqual(['Written']);
  });

  test('are all again for the next user of the browser', async () => {
    const { groups: _, ...subscription } = await showAllBut(['saved_searches']);
    const other = await signUp(server, 'freelancer');
    await turnOn(other, subscription);
    expect(await groupsOf(other)).toEqual([pushGroupValues]);
  });
});

describe('a device whose push service does not know it any more', () => {
  beforeEach(async () => {
    await turnOn(freelancer, { ...pushSubscription(), groups: ['other', 'saved_searches'] });
    await notify(freelancer);
    outcome = 'gone';
    await sendDue();
    outcome = 'sent';
  });

  test('is listed only for itself, so that it can send its new subscription', async () => {
    expect(await devicesOf(freelancer)).toMatchObject([{ is_current: true }]);
    expect(await devicesOf(await logInAgain(freelancer, ''))).toEqual([]);
  });

  test('gets nothing until it has sent its new subscription, and then what it has shown before', async () => {
    await notify(freelancer, 'Lost');
    const { endpoint } = await turnOn(freelancer);
    await notify(freelancer, 'Found');
    await notify(freelancer, 'Written', 'message_received');
    await sendDue();
    await expect.poll(titles).toEqual(['Found']);
    expect(sent).toMatchObject([{ to: endpoint }]);
  });
});

describe('a device gets nothing more', () => {
  const subscriptions = () =>
    server.database.kysely
      .selectFrom('push_subscriptions')
      .select('sealed')
      .where('session_id', 'in', (query) =>
        query.selectFrom('sessions').select('id').where('user_id', '=', freelancer.id),
      )
      .execute();

  test('once its session is ended from another one', async () => {
    await turnOn(freelancer);
    const other = await logInAgain(freelancer, '');
    await other.send('POST', '/api/auth/sessions/end-others/', { body: { password: PASSWORD } });
    await notify(freelancer);
    await sendDue();
    expect(sent).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  test('once its session has expired', async () => {
    await turnOn(freelancer);
    pass(31 * 24 * HOUR_S);
    await notify(freelancer);
    await sendDue();
    expect(sent).toEqual([]);
  });

  test('once the key of the server was replaced', async () => {
    await turnOn(freelancer);
    await server.database.kysely
      .updateTable('push_subscriptions')
      .set({ sealed: 'made with another key' })
      .execute();
    await notify(freelancer);
    await sendDue();
    expect(sent).toEqual([]);
    expect(await subscriptions()).toEqual([{ sealed: '' }]);
  });
});

describe('the next session in the same browser', () => {
  /** Logs a person in with the browser in which another one is logged in. */
  async function logInThere(person: TestPerson, there: TestPerson) {
    const { access_token: token } = there.session;
    const sessionId = String(decodeJwt(token)['sid']);
    const device = createTokens(SIGNING_KEY, () => server.now(), 0).issueDevice(there.email, sessionId);
    const headers = { cookie: `__Host-device=${device}` };
    const body = { email: person.email, password: PASSWORD };
    expect((await sender(server, headers)('POST', '/api/auth/login/', { body })).status).toBe(200);
  }

  test('goes on showing the notifications of the same user, also after the earlier one has expired', async () => {
    const { endpoint } = await turnOn(freelancer);
    pass(31 * 24 * HOUR_S);
    await logInThere(freelancer, freelancer);
    await notify(freelancer);
    await sendDue();
    await expect.poll(() => sent.map(({ to }) => to)).toEqual([endpoint]);
  });

  test('shows no notifications of another user', async () => {
    await turnOn(freelancer);
    const other = await signUp(server, 'freelancer');
    await logInThere(other, freelancer);
    await notify(freelancer);
    await notify(other);
    await sendDue();
    expect(sent).toEqual([]);
  });
});

describe('quiet hours', () => {
  const choose = (quiet_hours: { from: number; to: number }) =>
    freelancer.send('PATCH', '/api/users/', { body: { quiet_hours, time_zone: 'UTC' } });

  test('hold a notification back until their end', async () => {
    await turnOn(freelancer);
    await choose({ from: 8, to: 12 });
    await notify(freelancer);
    await sendDue();
    expect(sent).toEqual([]);
    pass(3 * HOUR_S);
    await sendDue();
    await expect.poll(titles).toEqual(['Pilot']);
  });

  test('hold back nothing that was read before their end', async () => {
    await turnOn(freelancer);
    await choose({ from: 8, to: 12 });
    await notify(freelancer);
    await sendDue();
    const { body } = await freelancer.send<{ results: Notification[] }>('GET', '/api/users/notifications/');
    await freelancer.send('PATCH', '/api/users/notifications/', { body: { id: body.results[0]?.id } });
    pass(3 * HOUR_S);
    await sendDue();
    expect(sent).toEqual([]);
  });

  test('end the time in which the push service may deliver a notification', async () => {
    await turnOn(freelancer);
    await choose({ from: 11, to: 23 });
    await notify(freelancer);
    await sendDue();
    expect(sent).toMatchObject([{ ttlS: 2 * HOUR_S, urgency: 'low' }]);
  });
});

describe('a push service that is busy', () => {
  test('gets the notification later, with the rest of its lifetime', async () => {
    await turnOn(freelancer);
    await notify(freelancer);
    outcome = new PushServiceError('The push service push.example responded with the status 503.');
    await sendDue();
    outcome = 'sent';
    await sendDue();
    expect(sent).toEqual([]);
    pass(60);
    await sendDue();
    expect(sent).toMatchObject([{ ttlS: LIFETIME_S - 60 }]);
    await sendDue();
    expect(sent).toHaveLength(1);
  });

  test('gets nothing that is older than a day', async () => {
    await turnOn(freelancer);
    await notify(freelancer);
    pass(LIFETIME_S);
    await sendDue();
    expect(sent).toEqual([]);
    expect(await server.database.kysely.selectFrom('pushes').selectAll().execute()).toEqual([]);
  });
});

test('a notification that its push service refuses is not sent again', async () => {
  await turnOn(freelancer);
  await notify(freelancer);
  outcome = 'refused';
  await sendDue();
  outcome = 'sent';
  pass(HOUR_S);
  await sendDue();
  expect(sent).toEqual([]);
  expect(await devicesOf(freelancer)).toHaveLength(1);
});

test('the database has neither the address nor the keys of a browser', async () => {
  const subscription = await turnOn(freelancer);
  const rows = JSON.stringify(
    await server.database.kysely.selectFrom('push_subscriptions').selectAll().execute(),
  );
  for (const secret of Object.values(subscription)) expect(rows).not.toContain(secret);
});

test.each([
  ['endpoint', 'http://push.example/'],
  ['p256dh', 'A'.repeat(87)],
  ['auth', 'short'],
])('refuses a subscription with the %s "%s"', async (field, value) => {
  const { status, body } = await freelancer.send('PUT', URL, {
    body: { ...pushSubscription(), [field]: value },
  });
  expect(status).toBe(400);
  expect(body).toHaveProperty(field);
});
