import type { CDPSession, Page, Worker } from '@playwright/test';
import { createBrowserKeys, startPushService } from '@skillharbor/tooling/pushService';
import type { PushService } from '@skillharbor/tooling/pushService';
import { writeFile } from 'node:fs/promises';
import { apply, postJob } from './jobs.ts';
import { untilLive } from './network.ts';
import { testWith } from './ownServer.ts';
import { arrival, newPerson } from './people.ts';
import { expect } from './test.ts';

/*
 * A device shows what happens, also while no page is open. Browsers in tests have no push service, so a server on this machine
 * stands for it, and the test gives the real service worker what the push service receives.
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

/** Lets the browser subscribe at the push service of the test, with keys that the test has. */
async function stubSubscribing(page: Page, endpoint: string) {
  const keys = createBrowserKeys();
  await page.addInitScript(
    ({ address, p256dh, auth }) => {
      const subscriptionWith = (applicationServerKey: string) => {
        const bytes = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
        const key = Uint8Array.from(bytes, (character) => character.charCodeAt(0)).buffer;
        return {
          options: { applicationServerKey: key },
          toJSON: () => ({ endpoint: address, keys: { p256dh, auth } }),
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
      // Without a window, the browser says that notifications are denied, although they were granted.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    },
    { address: endpoint, p256dh: keys.p256dh, auth: keys.auth },
  );
  return keys;
}

/** Returns a function that gives a message to the service worker of the page, as a push service does. */
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

/** What the service worker of a page has asked the browser to show. */
interface Shown {
  title: string;
  options: { body: string; lang: string; dir: string; data: { id: number; href: string } };
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker.');
  return worker;
}

/** Records what the worker shows, because a browser without a window shows no notifications, and lets no worker focus a tab. */
const recordShown = (page: Page) =>
  workerOf(page).evaluate(() => {
    // The function runs in the worker, whose scope TypeScript does not know here.
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
  // recordShown() has made the list.
  workerOf(page).evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);

/** Tells the worker of a page that a person has pressed what it showed. */
const press = (page: Page, { options: { data } }: Shown) =>
  workerOf(page).evaluate((pressed) => {
    const notification = { close: () => undefined, data: pressed };
    const waitUntil = () => undefined;
    globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  }, data);

test('a device shows an application in the language of its user, and a press opens it', async ({
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

  await test.step('turned off, the device gets nothing more', async () => {
    await page.goto('/account');
    await turnOff(page).click();
    await expect(turnOn(page)).toBeVisible();
    await page.reload();
    await expect(turnOn(page)).toBeVisible();
  });
});
