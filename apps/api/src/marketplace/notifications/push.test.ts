/**
 * Tests which devices of a user get a notification, when they get it, and for how long it can be delivered. A transport
 * that records messages replaces the push services. The server's own task also sends due notifications, so each test
 * waits until they arrive.
 */
import type { Notification } from '@skillharbor/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, apply, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { PUSH_URL, startPushServer } from '../../testing/pushes.ts';
import type { PushTestServer } from '../../testing/pushes.ts';
import { pushSubscription } from '../../testing/pushSubscription.ts';
import { SIGNING_KEY } from '../../testing/testServer.ts';
import { createTokens } from '../auth/tokens.ts';
import { writeSetting } from '../siteSettings/siteSettings.repository.ts';
import { LIFETIME_S } from './push.commands.ts';
import { PushServiceError } from './pushTransport.ts';

const HOUR_S = 60 * 60;

let pushes: PushTestServer;
let freelancer: TestPerson;
beforeAll(async () => {
  pushes = await startPushServer();
});
beforeEach(async () => {
  pushes.reset();
  freelancer = await signUp(pushes.server, 'freelancer', { language: 'de' });
});
afterAll(() => pushes.server.close());

describe('a device', () => {
  test('gets the notification of an event in the language that its user has chosen', async () => {
    const client = await signUp(pushes.server, 'client');
    await client.send('PATCH', '/api/users/', { body: { language: 'ar' } });
    const { endpoint } = await pushes.turnOn(client);
    const job = await postJob(client, { title: 'Pilot' });
    const application = await apply(freelancer, job);
    await expect.poll(() => pushes.sent).toHaveLength(1);
    expect(pushes.sent).toMatchObject([
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

  test('is listed by its name until it is turned off, and the current device comes first', async () => {
    expect(await pushes.devicesOf(freelancer)).toEqual([]);
    await pushes.turnOn(freelancer);
    const phone = await pushes.logInAgain(
      freelancer,
      'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
    );
    await pushes.turnOn(phone);
    expect(await pushes.devicesOf(phone)).toMatchObject([
      { browser: 'Firefox', system: 'Android', is_current: true },
      { is_current: false },
    ]);
    expect((await phone.send('DELETE', PUSH_URL)).status).toBe(204);
    expect(await pushes.devicesOf(phone)).toMatchObject([{ is_current: false }]);
    await pushes.notify(freelancer);
    await pushes.sendDue();
    await expect.poll(() => pushes.sent).toHaveLength(1);
  });

  test('gets no notification while an operator has switched notifications on devices off', async () => {
    await pushes.turnOn(freelancer);
    const choose = (value: string) =>
      writeSetting(pushes.server.database.kysely, 'push', value, pushes.server.now());
    await choose('false');
    await pushes.notify(freelancer);
    await pushes.sendDue();
    await choose('true');
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
    await pushes.notify(freelancer, 'Later');
    await pushes.sendDue();
    expect(pushes.titles()).toEqual(['Later']);
  });

  test('gets no notification that was read before', async () => {
    await pushes.turnOn(freelancer);
    await pushes.notify(freelancer, 'Read');
    const { body } = await freelancer.send<{ results: Notification[] }>('GET', '/api/users/notifications/');
    await freelancer.send('PATCH', '/api/users/notifications/', { body: { id: body.results[0]?.id } });
    await pushes.notify(freelancer, 'Unread');
    await pushes.sendDue();
    await expect.poll(pushes.titles).toEqual(['Unread']);
  });

  test('gets no notification of an event that happened before the device was turned on', async () => {
    await pushes.notify(freelancer, 'Earlier');
    await pushes.turnOn(freelancer);
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
  });

  test('has one subscription, which belongs to the last user who turned it on', async () => {
    const subscription = await pushes.turnOn(freelancer);
    const other = await signUp(pushes.server, 'freelancer');
    await pushes.turnOn(other, subscription);
    await pushes.notify(freelancer, 'For the first');
    await pushes.notify(other, 'For the second');
    await pushes.sendDue();
    await expect.poll(pushes.titles).toEqual(['For the second']);
  });

  test('replaces its subscription when its browser has a new one', async () => {
    await pushes.turnOn(freelancer);
    const { endpoint } = await pushes.turnOn(freelancer);
    await pushes.notify(freelancer);
    await pushes.sendDue();
    await expect.poll(() => pushes.sent.map(({ to }) => to)).toEqual([endpoint]);
  });

  test('is turned off when the user turns on an eleventh device', async () => {
    const first = await pushes.turnOn(freelancer);
    for (let count = 2; count <= 11; count += 1) {
      pushes.pass(1);
      await pushes.turnOn(await pushes.logInAgain(freelancer));
    }
    expect(await pushes.devicesOf(freelancer)).toHaveLength(10);
    await pushes.notify(freelancer);
    await pushes.sendDue();
    await expect.poll(() => pushes.sent).toHaveLength(10);
    expect(pushes.sent.map(({ to }) => to)).not.toContain(first.endpoint);
  });
});

describe('a device that was turned on', () => {
  const subscriptions = () =>
    pushes.server.database.kysely
      .selectFrom('push_subscriptions')
      .select('sealed')
      .where('session_id', 'in', (query) =>
        query.selectFrom('sessions').select('id').where('user_id', '=', freelancer.id),
      )
      .execute();

  test('gets no more notifications when its session is ended from another session', async () => {
    await pushes.turnOn(freelancer);
    const other = await pushes.logInAgain(freelancer);
    await other.send('POST', '/api/auth/sessions/end-others/', { body: { password: PASSWORD } });
    await pushes.notify(freelancer);
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  test('gets no more notifications when its session has expired', async () => {
    await pushes.turnOn(freelancer);
    pushes.pass(31 * 24 * HOUR_S);
    await pushes.notify(freelancer);
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
  });

  test('gets no more notifications when the key of the server was replaced', async () => {
    await pushes.turnOn(freelancer);
    await pushes.server.database.kysely
      .updateTable('push_subscriptions')
      .set({ sealed: 'made with another key' })
      .execute();
    await pushes.notify(freelancer);
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
    expect(await subscriptions()).toEqual([{ sealed: '' }]);
  });
});

describe('the next session in the same browser', () => {
  /** Logs a person in with a browser in which another person is logged in. */
  async function logInThere(person: TestPerson, there: TestPerson) {
    const { access_token: token } = there.session;
    const sessionId = String(decodeJwt(token)['sid']);
    const device = createTokens(SIGNING_KEY, () => pushes.server.now(), 0).issueDevice(
      there.email,
      sessionId,
    );
    const headers = { cookie: `__Host-device=${device}` };
    const body = { email: person.email, password: PASSWORD };
    expect((await sender(pushes.server, headers)('POST', '/api/auth/login/', { body })).status).toBe(200);
  }

  test('continues to show the notifications of the same user, even if the earlier session has expired', async () => {
    const { endpoint } = await pushes.turnOn(freelancer);
    pushes.pass(31 * 24 * HOUR_S);
    await logInThere(freelancer, freelancer);
    await pushes.notify(freelancer);
    await pushes.sendDue();
    await expect.poll(() => pushes.sent.map(({ to }) => to)).toEqual([endpoint]);
  });

  test('shows no notifications of another user', async () => {
    await pushes.turnOn(freelancer);
    const other = await signUp(pushes.server, 'freelancer');
    await logInThere(other, freelancer);
    await pushes.notify(freelancer);
    await pushes.notify(other);
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
  });
});

describe('quiet hours', () => {
  const choose = (quiet_hours: { from: number; to: number }) =>
    freelancer.send('PATCH', '/api/users/', { body: { quiet_hours, time_zone: 'UTC' } });

  test('delay a notification until they end', async () => {
    await pushes.turnOn(freelancer);
    await choose({ from: 8, to: 12 });
    await pushes.notify(freelancer);
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
    pushes.pass(3 * HOUR_S);
    await pushes.sendDue();
    await expect.poll(pushes.titles).toEqual(['Pilot']);
  });

  test('drop a delayed notification that is read before they end', async () => {
    await pushes.turnOn(freelancer);
    await choose({ from: 8, to: 12 });
    await pushes.notify(freelancer);
    await pushes.sendDue();
    const { body } = await freelancer.send<{ results: Notification[] }>('GET', '/api/users/notifications/');
    await freelancer.send('PATCH', '/api/users/notifications/', { body: { id: body.results[0]?.id } });
    pushes.pass(3 * HOUR_S);
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
  });

  test('limit the time within which the push service may deliver a notification', async () => {
    await pushes.turnOn(freelancer);
    await choose({ from: 11, to: 23 });
    await pushes.notify(freelancer);
    await pushes.sendDue();
    expect(pushes.sent).toMatchObject([{ ttlS: 2 * HOUR_S, urgency: 'low' }]);
  });
});

describe('a push service that is overloaded', () => {
  test('gets the notification later, with its remaining lifetime', async () => {
    await pushes.turnOn(freelancer);
    await pushes.notify(freelancer);
    pushes.respondWith(new PushServiceError('The push service push.example responded with the status 503.'));
    await pushes.sendDue();
    pushes.respondWith('sent');
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
    pushes.pass(60);
    await pushes.sendDue();
    expect(pushes.sent).toMatchObject([{ ttlS: LIFETIME_S - 60 }]);
    await pushes.sendDue();
    expect(pushes.sent).toHaveLength(1);
  });

  test('gets no notification that is older than a day', async () => {
    await pushes.turnOn(freelancer);
    await pushes.notify(freelancer);
    pushes.pass(LIFETIME_S);
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
    expect(await pushes.server.database.kysely.selectFrom('pushes').selectAll().execute()).toEqual([]);
  });
});

test('a notification is not sent again if its push service refuses it', async () => {
  await pushes.turnOn(freelancer);
  await pushes.notify(freelancer);
  pushes.respondWith('refused');
  await pushes.sendDue();
  pushes.respondWith('sent');
  pushes.pass(HOUR_S);
  await pushes.sendDue();
  expect(pushes.sent).toEqual([]);
  expect(await pushes.devicesOf(freelancer)).toHaveLength(1);
});

test('the database contains neither the push address nor the keys of a browser', async () => {
  const subscription = await pushes.turnOn(freelancer);
  const rows = JSON.stringify(
    await pushes.server.database.kysely.selectFrom('push_subscriptions').selectAll().execute(),
  );
  for (const secret of Object.values(subscription)) expect(rows).not.toContain(secret);
});

test.each([
  ['endpoint', 'http://push.example/'],
  ['p256dh', 'A'.repeat(87)],
  ['auth', 'short'],
])('the server refuses a subscription with the %s "%s"', async (field, value) => {
  const { status, body } = await freelancer.send('PUT', PUSH_URL, {
    body: { ...pushSubscription(), [field]: value },
  });
  expect(status).toBe(400);
  expect(body).toHaveProperty(field);
});
