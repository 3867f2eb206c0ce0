import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { devicePush } from './devicePush.ts';

const KEY = Buffer.from('the public key of the server').toString('base64url');
const OTHER_KEY = Buffer.from('the public key of another one').toString('base64url');

interface Browser {
  permission?: NotificationPermission;
  /** The user's choice when the browser asks for permission. */
  answer?: NotificationPermission;
  /** The key of the browser's current subscription. */
  subscribedTo?: string;
  failure?: Error;
}

/**
 * Stubs a browser with push. Returns the keys of the subscriptions that it has created, and of those that it has ended.
 */
function stubBrowser({ permission = 'default', answer = 'granted', subscribedTo, failure }: Browser = {}) {
  const made: string[] = [];
  const ended: string[] = [];
  const subscriptionTo = (key: string) => ({
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve(ended.push(key)),
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribedTo === undefined ? null : subscriptionTo(subscribedTo)),
    subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
      if (failure) return Promise.reject(failure);
      made.push(key);
      return Promise.resolve(subscriptionTo(key));
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      register: () => Promise.resolve(registration),
    },
  });
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(answer) });
  vi.stubGlobal('window', { PushManager: true, Notification: true, matchMedia: () => ({ matches: false }) });
  return { made, ended };
}

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('the state of a device', () => {
  test.each<[string, Browser]>([
    ['off', {}],
    ['off', { permission: 'granted' }],
    ['off', { permission: 'granted', subscribedTo: OTHER_KEY }],
    ['on', { permission: 'granted', subscribedTo: KEY }],
    ['denied', { permission: 'denied', subscribedTo: KEY }],
  ])('is %s in the browser %o', async (state, browser) => {
    stubBrowser(browser);
    expect(await devicePush.readState(KEY)).toBe(state);
  });

  test('is unsupported in a browser without push', async () => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
    expect(await devicePush.readState(KEY)).toBe('unsupported');
  });

  test('is uninstalled on an iPhone until the app is on the home screen', async () => {
    vi.stubGlobal('navigator', { standalone: false, maxTouchPoints: 5 });
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
    expect(await devicePush.readState(KEY)).toBe('uninstalled');
    vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
    expect(await devicePush.readState(KEY)).toBe('unsupported');
  });
});

describe('subscribing', () => {
  test('returns the data that the server needs', async () => {
    const { made } = stubBrowser();
    expect(await devicePush.subscribe(KEY)).toEqual({
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
    });
    expect(made).toEqual([KEY]);
  });

  test('first ends a subscription for another key', async () => {
    const { ended } = stubBrowser({ permission: 'granted', subscribedTo: OTHER_KEY });
    await devicePush.subscribe(KEY);
    expect(ended).toEqual([OTHER_KEY]);
  });

  test('fails if the user does not allow it, or if the browser cannot subscribe', async () => {
    stubBrowser({ answer: 'default' });
    await expect(devicePush.subscribe(KEY)).rejects.toMatchObject({ reason: 'not allowed' });
    stubBrowser({ failure: new DOMException('No push service.', 'AbortError') });
    await expect(devicePush.subscribe(KEY)).rejects.toMatchObject({ reason: 'not subscribed' });
  });
});

describe('subscribing again', () => {
  test('creates a subscription again after the browser has lost it', async () => {
    const { made } = stubBrowser({ permission: 'granted' });
    expect(await devicePush.renew(KEY)).toMatchObject({ endpoint: 'https://push.example/1' });
    expect(made).toEqual([KEY]);
  });

  test.each<NotificationPermission>(['default', 'denied'])('asks nothing if it is %s', async (permission) => {
    const { made } = stubBrowser({ permission });
    expect(await devicePush.renew(KEY)).toBeNull();
    expect(made).toEqual([]);
  });
});

test('the address is that of the browser’s subscription, if the browser has one', async () => {
  stubBrowser({ subscribedTo: KEY });
  expect(await devicePush.readAddress()).toBe('https://push.example/1');
  stubBrowser();
  expect(await devicePush.readAddress()).toBeNull();
  vi.stubGlobal('window', {});
  expect(await devicePush.readAddress()).toBeNull();
});

test('unsubscribing ends the subscription', async () => {
  const { ended } = stubBrowser({ permission: 'granted', subscribedTo: KEY });
  await devicePush.unsubscribe();
  expect(ended).toEqual([KEY]);
});
