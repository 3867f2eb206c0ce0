import type { Push, PushSubscription, User } from '@skillharbor/contract';
import { clientUser, freelancerUser } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import type { DevicePush } from '../platform/devicePush.ts';
import { readSent } from '../storage/sentSubscription.ts';
import { sessionOf, testApp } from '../testing/testApp.ts';
import { sendChangedSubscription, turnOff, turnOn } from './subscription.ts';

const publicKey = 'B'.repeat(87);
const here = { browser: 'Firefox', system: 'Android', is_current: true, groups: [] };

/** Opens the app of a user in a browser that has one subscription or none, and records its requests. */
function open(user: User | null = freelancerUser) {
  const requests: string[] = [];
  const server = { isOn: false };
  const push = (): Push => ({ public_key: publicKey, devices: server.isOn ? [here] : [] });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    // The app sends a body that conforms to the contract.
    const body = request.method === 'PUT' ? ((await request.json()) as PushSubscription) : null;
    requests.push([request.method, body?.endpoint].filter(Boolean).join(' '));
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    if (body) server.isOn = true;
    return Response.json(push());
  };
  const app = testApp({ fetch, ...(user && { session: sessionOf(user) }) });
  const state: { address: string | null; mayRenew: boolean } = { address: null, mayRenew: true };
  const subscription = () => ({
    endpoint: (state.address ??= 'https://push.example/new'),
    p256dh: 'p',
    auth: 'a',
  });
  const browser: DevicePush = {
    readState: () => Promise.resolve('on'),
    subscribe: () => Promise.resolve(subscription()),
    readAddress: () => Promise.resolve(state.address),
    renew: () => Promise.resolve(state.mayRenew ? subscription() : null),
    unsubscribe: () => Promise.resolve(void (state.address = null)),
  };
  /** Compares the subscriptions as a page does when it opens, and returns the requests that this sends. */
  const compare = async (as = app) => {
    requests.length = 0;
    await sendChangedSubscription(as, browser);
    return [...requests];
  };
  return { app, state, server, browser, compare };
}

/** Opens an app in a browser in which the user has turned notifications on. */
async function openTurnedOn() {
  const opened = open();
  opened.state.address = 'https://push.example/1';
  await turnOn(opened.app, opened.browser, { publicKey });
  return opened;
}

test('a page requests nothing as long as the browser has the subscription that was sent', async () => {
  const { compare } = await openTurnedOn();
  expect(await compare()).toEqual([]);
});

test('a page requests nothing in a browser without a subscription, and for a visitor', async () => {
  expect(await open().compare()).toEqual([]);
  const { compare, state } = open(null);
  state.address = 'https://push.example/1';
  expect(await compare()).toEqual([]);
});

test('a changed subscription is sent once', async () => {
  const { compare, state } = await openTurnedOn();
  state.address = 'https://push.example/2';
  expect(await compare()).toEqual(['GET', 'PUT https://push.example/2']);
  expect(await compare()).toEqual([]);
});

test('a lost subscription is created and sent again', async () => {
  const { compare, state } = await openTurnedOn();
  state.address = null;
  expect(await compare()).toEqual(['GET', 'PUT https://push.example/new']);
});

test('a lost subscription is not created again if the user no longer allows notifications', async () => {
  const { app, compare, state } = await openTurnedOn();
  Object.assign(state, { address: null, mayRenew: false });
  expect(await compare()).toEqual(['GET']);
  expect(readSent(app.device)).toBeNull();
  expect(await compare()).toEqual([]);
});

test('a subscription is not sent if the server has notifications for the device turned off', async () => {
  const { compare, state, server } = await openTurnedOn();
  server.isOn = false;
  state.address = 'https://push.example/2';
  expect(await compare()).toEqual(['GET']);
  expect(await compare()).toEqual([]);
});

test('a subscription that another user has made is not sent', async () => {
  const { app, compare, server } = await openTurnedOn();
  server.isOn = false;
  const other = { ...app, session: sessionOf(clientUser) };
  expect(await compare(other)).toEqual(['GET']);
  expect(await compare(other)).toEqual([]);
});

test('nothing is sent after the user has turned notifications off', async () => {
  const { app, browser, compare } = await openTurnedOn();
  await turnOff(app, browser);
  expect(readSent(app.device)).toBeNull();
  expect(await compare()).toEqual([]);
});
