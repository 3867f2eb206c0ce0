/**
 * Tests that the owner of an account can still sign in while strangers guess the password or request links for a new
 * one.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, resetToken } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

interface From {
  address?: string;
  /** The value of the cookie by which the server knows a device. */
  device?: string | undefined;
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ environment: { RATE_LIMITS: 'on' } });
});
afterAll(() => server.close());

/**
 * The number of tests so far. Each test has a separate account and separate IP addresses, so that no test uses up the
 * budget of another.
 */
let tests = 0;
let email: string;
let home: string;
let elsewhere: string;
function moveOn() {
  tests += 1;
  email = `ada.${tests}@example.com`;
  home = `192.0.${tests}.1`;
  elsewhere = `192.0.${tests}.99`;
}
beforeEach(moveOn);

async function post(path: string, payload: object, { address = home, device }: From = {}) {
  const { statusCode, headers, cookies } = await server.app.inject({
    method: 'POST',
    url: `/api/auth/${path}/`,
    remoteAddress: address,
    payload,
    ...(device !== undefined && { cookies: { '__Host-device': device } }),
  });
  return { status: statusCode, headers, device: cookies.find(({ name }) => name === '__Host-device')?.value };
}

const signUp = (as = email) =>
  post('registration', {
    email: as,
    password: PASSWORD,
    first_name: 'Ada',
    last_name: 'Okafor',
    role: 'client',
  });
const logIn = (from: From = {}, password = PASSWORD) => post('login', { email, password }, from);
const askForLink = (from: From = {}) => post('password/reset', { email }, from);
const addressOf = (attempt: number) => `198.${tests}.${Math.floor(attempt / 250)}.${(attempt % 250) + 1}`;

async function repeat(count: number, attempt: (number: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push((await attempt(number)).status);
  return { of: (status: number) => statuses.filter((given) => given === status).length };
}

const wrongFromEverywhere = (count: number) =>
  repeat(count, (number) => logIn({ address: addressOf(number) }, 'wrong-password'));

describe('an account whose password strangers guess', () => {
  test('all strangers together may guess a password twenty times', async () => {
    await signUp();
    const guesses = await wrongFromEverywhere(60);
    expect(guesses.of(401)).toBe(20);
    expect(guesses.of(429)).toBe(40);
  });

  test('while strangers guess the password, a known device can sign in from any address', async () => {
    const { device } = await signUp();
    await wrongFromEverywhere(30);
    expect((await logIn({ address: elsewhere, device })).status).toBe(200);
    expect((await logIn({ address: elsewhere })).status).toBe(200);
  });

  test('while strangers guess the password, a user with a new device can sign in from a known address', async () => {
    await signUp();
    await wrongFromEverywhere(30);
    expect((await logIn({ address: home })).status).toBe(200);
    expect((await logIn({ address: elsewhere })).status).toBe(429);
  });

  test('a known device can sign in even if a stranger at the same IP address is locked out', async () => {
    const { device } = await signUp();
    expect((await repeat(21, () => logIn({ address: home }, 'wrong-password'))).of(429)).toBe(1);
    expect((await logIn({ address: home })).status).toBe(429);
    expect((await logIn({ address: home, device })).status).toBe(200);
  });

  test('each known device may guess twenty times, independently of the strangers', async () => {
    const { device } = await signUp();
    const guesses = await repeat(25, (number) =>
      logIn({ address: addressOf(number), device }, 'wrong-password'),
    );
    expect(guesses.of(401)).toBe(20);
    expect((await logIn({ address: home })).status).toBe(200);
  });

  test.each([
    ['of another account', async () => (await signUp(`mallory.${email}`)).device],
    ['with another id', async () => (await signUp(`mallory.${email}`)).device?.replace(/^./, 'x')],
    ['that is made up', async () => 'c9a646d3-9c61-4cb7-bfcd-ee2522c8f633.AAAA'],
    ['that is empty', async () => ''],
  ])('a device cookie %s is ignored', async (_name, cookie) => {
    await signUp();
    const device = await cookie();
    await wrongFromEverywhere(20);
    expect((await logIn({ address: elsewhere, device })).status).toBe(429);
  });

  test('setting a new password resets the limits of the account', async () => {
    await signUp();
    const token = await resetToken(server, email);
    await wrongFromEverywhere(30);
    await repeat(21, () => logIn({ address: home }, 'forgotten'));
    expect((await logIn({ address: elsewhere })).status).toBe(429);
    const password = 'a-brand-new-password';
    const { status, device } = await post('password/reset/confirm', { token, password });
    expect(status).toBe(200);
    for (const from of [{ address: home }, { address: elsewhere }, { address: addressOf(1) }]) {
      expect((await logIn(from, password)).status).toBe(200);
    }
    await wrongFromEverywhere(30);
    expect((await logIn({ address: '203.0.113.7', device }, password)).status).toBe(200);
  });
});

describe('an account for which strangers request links', () => {
  test('strangers may request five links an hour from each address, and twenty from all addresses together', async () => {
    await signUp();
    const one = await repeat(10, () => askForLink({ address: addressOf(0) }));
    expect([one.of(200), one.of(429)]).toEqual([5, 5]);
    const others = await repeat(30, (number) => askForLink({ address: addressOf(number + 1) }));
    expect([others.of(200), others.of(429)]).toEqual([15, 15]);
  });

  test('while strangers request links, the owner can always get a link on a known device or at a known address, but elsewhere only until the shared budget is used up', async () => {
    const { device } = await signUp();
    await repeat(10, () => askForLink({ address: addressOf(0) }));
    expect((await askForLink({ address: elsewhere })).status).toBe(200);
    await repeat(30, (number) => askForLink({ address: addressOf(number) }));
    expect((await askForLink({ address: elsewhere })).status).toBe(429);
    expect((await askForLink({ address: elsewhere, device })).status).toBe(200);
    expect((await askForLink({ address: home })).status).toBe(200);
  });

  test('the limits do not reveal whether an email address belongs to an account', async () => {
    const statuses = async () => {
      const asked = await repeat(7, () => askForLink({ address: elsewhere }));
      const tried = await repeat(22, () => logIn({ address: elsewhere }, 'wrong-password'));
      return [asked.of(200), asked.of(429), tried.of(401), tried.of(429)];
    };
    const unknown = await statuses();
    moveOn();
    await signUp();
    expect(await statuses()).toEqual(unknown);
  });
});
