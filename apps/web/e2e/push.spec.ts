import type { CDPSession, Page, Worker } from '@playwright/test';
import type { Job } from '@skillharbor/contract';
import { createBrowserKeys, startPushService } from '@skillharbor/tooling/pushService';
import type { PushService } from '@skillharbor/tooling/pushService';
import { writeFile } from 'node:fs/promises';
import { apply, bearer, postJob } from './jobs.ts';
import { untilLive } from './network.ts';
import { testWith } from './ownServer.ts';
import { arrival, bodyOf, newPerson } from './people.ts';
import type { Visit } from './people.ts';
import { expect } from './test.ts';

/*
 * A device shows notifications even while no page is open. Browsers in tests have no push service, so a server on this
 * machine takes its place, and the test passes to the real service worker the messages that this server receives.
 */

let service: PushService | undefined;

const test = testWith(async (info) => {
  service ??= await startPushService();
  const certificate = info.outputPath('push-service.pem');
  await writeFile(certificate, service.certificate);
  return {
    DECISION_HOLD: '0',
    REACHABLE_PRIVATE_ADDRESSES: '127.0.0.1',
    NODE_EXTRA_CA_CERTS: certificate,
  };
});
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });
test.afterAll(() => service?.close());

const turnOn = (page: Page) => page.getByRole('button', { name: 'Show notifications on this device' });
const turnOff = (page: Page) => page.getByRole('button', { name: 'Stop notifications on this device' });

/**
 * Lets the browser subscribe at the push service of the test, with keys that the test knows. The address of the
 * subscription can change.
 */
async function stubSubscribing(page: Page, endpoint: string) {
  const keys = createBrowserKeys();
  await page.addInitScript(
    ({ address, p256dh, auth }) => {
      const subscriptionWith = (applicationServerKey: string) => {
        const bytes = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
        const key = Uint8Array.from(bytes, (character) => character.charCodeAt(0)).buffer;
        return {
          endpoint: sessionStorage.getItem('address') ?? address,
          options: { applicationServerKey: key },
          toJSON() {
            return { endpoint: this.endpoint, keys: { p256dh, auth } };
          },
          unsubscribe: () => Promise.resolve(sessionStorage.removeItem('subscribed')),
        };
      };
      const stub = {
        getSubscription() {
          const key = sessionStorage.getItem('subscribed');
          return Promise.resolve(key === null ? null : subscriptionWith(key));
        },
        subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
          sessionStorage.setItem('subscribed', key);
          return Promise.resolve(subscriptionWith(key));
        },
      };
      Object.assign(PushManager.prototype, stub);
      // A headless browser says that notifications are denied, although they were granted.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    },
    { address: endpoint, p256dh: keys.p256dh, auth: keys.auth },
  );
  return keys;
}

/** Gives the browser of a page another address at the push service, as real browsers do from time to time. */
const changeAddress = (page: Page, address: string) =>
  page.evaluate((changed) => sessionStorage.setItem('address', changed), address);

/** Notifies the service worker of a page that its browser has another subscription. */
const tellChange = (page: Page) =>
  workerOf(page).evaluate(() => {
    const waitUntil = () => undefined;
    globalThis.dispatchEvent(
      Object.assign(new Event('pushsubscriptionchange'), { newSubscription: {}, waitUntil }),
    );
  });

/** Resolves when a page has sent its subscription to the server. */
const subscriptionSent = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/users/push/') && response.request().method() === 'PUT',
  );

/** Posts a question about a job. */
const ask = (visit: Visit, { id }: Pick<Job, 'id'>, question: string) =>
  bodyOf(
    visit.request.post(`/api/job-listings/listings/${id}/questions/`, {
      data: { question },
      headers: bearer(visit.session.access_token),
    }),
  );

/** Returns a function that passes a message to the service worker of the page, as a push service does. */
async function deliveryTo(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** The notifications that the service worker of a page has asked the browser to show. */
interface Shown {
  title: string;
  options: { body: string; lang: string; dir: string; data: { id: number; href: string } };
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker.');
  return worker;
}

/**
 * Records the notifications that the worker shows, because a headless browser shows no notifications, and lets no
 * worker focus a tab.
 */
const recordShown = (page: Page) =>
  workerOf(page).evaluate(() => {
    // The function runs in the service worker, whose global scope has no TypeScript types here.
    const scope = globalThis as unknown as {
      shown: Shown[];
      ServiceWorkerRegistration: { prototype: object };
      WindowClient: { prototype: object };
    };
    scope.shown = [];
    Object.assign(scope.ServiceWorkerRegistration.prototype, {
      showNotification: (title: string, options: Shown['options']) =>
        Promise.resolve(void scope.shown.push({ title, options })),
    });
    Object.assign(scope.WindowClient.prototype, { focus: () => Promise.resolve() });
  });

const shownOn = (page: Page) =>
  // `recordShown()` has created this list.
  workerOf(page).evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);

/** Tells the service worker of a page that the user has pressed a notification. */
const press = (page: Page, { options: { data } }: Shown) =>
  workerOf(page).evaluate((pressed) => {
    const notification = { close: () => undefined, data: pressed };
    const waitUntil = () => undefined;
    globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  }, data);

test('a device shows a notification about an application in the user’s language, and a press opens the application', async ({
  browser,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const { page } = client;
  if (!service) throw new Error('The push service has not started.');
  const { nextMessage, origin } = service;
  const endpoint = `${origin}/send/1`;
  const keys = await stubSubscribing(page, endpoint);

  await test.step('the page asks for nothing before the button is pressed', async () => {
    await page.goto('/notifications');
    await untilLive(page);
    await expect(turnOn(page)).toBeVisible();
    await turnOn(page).click();
    await expect(turnOff(page)).toBeVisible();
    await expect(turnOff(page)).toBeFocused();
  });

  const job = await postJob(client, 'Net mender');
  const message =
    await test.step('an application reaches the push service, encrypted for the browser', async () => {
      await apply(freelancer, job, 'I have mended nets since I could walk.');
      const { endpoint: address, body, headers } = await nextMessage();
      expect(address).toBe(endpoint);
      expect(headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
      expect(body.includes('Net mender')).toBe(false);
      return keys.decrypt(body);
    });

  await test.step('the service worker shows it, and names no applicant', async () => {
    expect(message).not.toContain('Prado');
    await recordShown(page);
    const deliver = await deliveryTo(page);
    await deliver(message);
    await expect
      .poll(() => shownOn(page))
      .toMatchObject([{ title: 'New application', options: { body: 'Net mender', lang: 'en', dir: 'ltr' } }]);
  });

  await test.step('a press leads the open tab to the application', async () => {
    const [shown] = await shownOn(page);
    if (!shown) throw new Error('The worker has shown nothing.');
    await press(page, shown);
    await expect(page).toHaveURL(new RegExp(`/applicant/${job.id}/application/\\d+$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Juan Prado');
  });

  await test.step('the press has marked the notification as read', async () => {
    await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  });

  await test.step('the device shows only the groups that are ticked', async () => {
    await page.goto('/notifications');
    const applications = page.getByRole('checkbox', { name: 'Applications', exact: true });
    const saved = subscriptionSent(page);
    await applications.uncheck();
    await saved;
    await page.reload();
    await expect(applications).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Questions and replies' })).toBeChecked();
    const sailJob = await postJob(client, 'Sail maker');
    await apply(freelancer, sailJob, 'I sew as well.');
    await ask(freelancer, sailJob, 'Which cloth do you use?');
    const { body } = await nextMessage();
    expect(JSON.parse(keys.decrypt(body))).toMatchObject({ kind: 'question_received' });
  });

  /** Posts a question, and expects its notification at a push address. */
  const arrivesAt = async (address: string, question: string) => {
    await ask(freelancer, job, question);
    expect((await nextMessage()).endpoint).toBe(address);
  };

  await test.step('the open page sends the new subscription of its browser', async () => {
    await changeAddress(page, `${origin}/send/2`);
    const sent = subscriptionSent(page);
    await tellChange(page);
    await sent;
    await arrivesAt(`${origin}/send/2`, 'How long are the nets?');
  });

  await test.step('the next page sends it, although the push service has forgotten the device', async () => {
    service?.respondWith(410);
    await arrivesAt(`${origin}/send/2`, 'Who lends me a needle?');
    service?.respondWith(201);
    await changeAddress(page, `${origin}/send/3`);
    const sent = subscriptionSent(page);
    await page.reload();
    await sent;
    await arrivesAt(`${origin}/send/3`, 'Is there tea?');
    await page.goto('/notifications');
    await expect(page.getByRole('checkbox', { name: 'Applications', exact: true })).not.toBeChecked();
  });

  await test.step('turned off, the device gets nothing more', async () => {
    await page.goto('/account');
    await turnOff(page).click();
    await expect(turnOn(page)).toBeVisible();
    await page.reload();
    await expect(turnOn(page)).toBeVisible();
  });
});
