/** Starts a server that records push notifications instead of sending them, for tests. */
import type { Notification, NotificationKind, Push, PushSubscription, Session } from '@skillharbor/contract';
import { insertNotification } from '../marketplace/notifications/notifications.repository.ts';
import { sendPushes } from '../marketplace/notifications/push.commands.ts';
import type { PushMessage, PushOutcome, PushTransport } from '../marketplace/notifications/pushTransport.ts';
import { secondsAfter } from '../platform/time/clock.ts';
import { silentLog } from './log.ts';
import { PASSWORD, sender } from './people.ts';
import type { TestPerson } from './people.ts';
import { pushSubscription } from './pushSubscription.ts';
import { servicesOf } from './services.ts';
import { START, testServer } from './testServer.ts';

export const PUSH_URL = '/api/users/push/';

type SentPush = Omit<PushMessage, 'payload'> & { to: string; notification: Notification };

export type PushTestServer = Awaited<ReturnType<typeof startPushServer>>;

export async function startPushServer() {
  const sent: SentPush[] = [];
  let outcome: PushOutcome | Error = 'sent';
  const pushTransport: PushTransport = {
    send({ endpoint }, { payload, ...message }) {
      if (outcome instanceof Error) return Promise.reject(outcome);
      // The cast is safe, because sendPushes() writes this payload.
      const notification = JSON.parse(payload) as Notification;
      if (outcome === 'sent') sent.push({ to: endpoint, notification, ...message });
      return Promise.resolve(outcome);
    },
  };
  const server = await testServer({ pushTransport });

  return {
    server,
    /** The notifications that were sent to the push services since the last reset, oldest first. */
    sent,
    /** Sets the result of sending each further notification. */
    respondWith(next: PushOutcome | Error) {
      outcome = next;
    },
    /** Resets the clock, the recorded notifications, and the result of sending one, for the next test. */
    reset() {
      server.setTime(START);
      sent.length = 0;
      outcome = 'sent';
    },
    pass: (seconds: number) => server.setTime(secondsAfter(server.now(), seconds)),
    devicesOf: async ({ send }: TestPerson) => (await send<Push>('GET', PUSH_URL)).body.devices,
    /** Turns on notifications on the device of a session, with the given subscription of a browser or a new one. */
    async turnOn({ send }: TestPerson, body = pushSubscription()): Promise<PushSubscription> {
      const { status } = await send<Push>('PUT', PUSH_URL, { body });
      if (status !== 200) throw new Error(`Turning on notifications has the status ${status}.`);
      return body;
    },
    async logInAgain(person: TestPerson, userAgent = ''): Promise<TestPerson> {
      const body = { email: person.email, password: PASSWORD };
      const logIn = sender(server, { 'user-agent': userAgent });
      const { body: session } = await logIn<Session>('POST', '/api/auth/login/', { body });
      const send = sender(server, { authorization: `Bearer ${session.access_token}` });
      return { ...person, session, send };
    },
    notify: (person: TestPerson, title = 'Pilot', kind: NotificationKind = 'saved_search_matched') =>
      insertNotification(server.database.kysely, person.id, { kind, title }, server.now()),
    sendDue: () =>
      sendPushes({ ...servicesOf(server), pushTransport, log: silentLog }, new AbortController().signal),
    titles: () => sent.map(({ notification }) => notification.title),
  };
}
