/**
 * Tests the effects of a login that depend on the browser: the user is notified of a new browser by mail, and the older
 * session in the same browser ends.
 */
import type { AccountActivityList, Registration, Session } from '@skillharbor/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { PASSWORD, sender, signUp, tokenIn } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { addPasskey, preparePasskeyLogIn, softAuthenticator } from '../../testing/softAuthenticator.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY_S = 24 * 60 * 60;

let server: TestServer;
let user: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  user = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

/** Returns functions that send requests as a browser does, and keep the cookies from request to request. */
function browser() {
  const cookies = new Map<string, string>();
  async function post(url: string, payload: object): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'user-agent': FIREFOX, ...(cookie && { cookie }) };
    const response = await server.app.inject({ method: 'POST', url, payload, headers });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    return response;
  }
  return {
    cookies,
    post,
    logIn: async ({ email }: { email: string }, password = PASSWORD) =>
      (await post('/api/auth/login/', { email, password })).json<Session>(),
  };
}

/** Returns the subjects of the mails about logins to this address, including queued ones. */
async function reports({ email }: { email: string }): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .where('subject', 'like', 'A new login%')
    .execute();
  return rows.map(({ subject }) => subject);
}

const isOpen = async ({ access_token }: Session) => {
  const headers = { authorization: `Bearer ${access_token}` };
  return (await sender(server, headers)('GET', '/api/users/')).status === 200;
};

test('a mail notifies the user of the first login from a browser, with the name of the browser, the time, and advice in case it was a stranger', async () => {
  const firefox = browser();
  await firefox.logIn(user);
  const mail = await server.mailTo(user.email, 'A new login');
  expect(mail.subject).toBe('A new login with Firefox on Windows');
  expect(mail.text).toContain('with Firefox on Windows, on May 4, 2026 at 9:00 AM UTC.');
  expect(mail.text).toContain('https://harbor.test/account');
  expect(mail.text).toContain('https://harbor.test/forgot-password');
  await firefox.logIn(user);
  expect(await reports(user)).toHaveLength(1);
});

test('a mail notifies the user of a login with a passkey as well', async () => {
  const key = softAuthenticator();
  await addPasskey(user, 'Laptop', key);
  const assertion = key.get(await preparePasskeyLogIn(server), 1);
  expect((await browser().post('/api/auth/login/passkey/', assertion)).statusCode).toBe(200);
  expect(await reports(user)).toEqual(['A new login with Firefox on Windows']);
});

test('the browser of the sign-up does not count as new, and an unconfirmed address gets no mail', async () => {
  const firefox = browser();
  const registration: Registration = {
    email: 'newcomer@example.com',
    password: PASSWORD,
    first_name: 'Ines',
    last_name: 'Moor',
    role: 'freelancer',
  };
  await firefox.post('/api/auth/registration/', registration);
  const token = tokenIn(await server.mailTo(registration.email));
  await browser().logIn(registration);
  await firefox.post('/api/auth/address/confirm/', { token });
  await firefox.logIn(registration);
  expect(await reports(registration)).toEqual([]);
  await browser().logIn(registration);
  expect(await reports(registration)).toHaveLength(1);
});

test('the browser in which a user chose a new password by a link does not count as new', async () => {
  const firefox = browser();
  await firefox.post('/api/auth/password/reset/', { email: user.email });
  const token = tokenIn(await server.mailTo(user.email, 'Choose a new password'));
  await firefox.post('/api/auth/password/reset/confirm/', { token, password: 'seven grey herons' });
  await firefox.logIn(user, 'seven grey herons');
  expect(await reports(user)).toEqual([]);
});

test('an account gets at most five mails about new devices a day', async () => {
  for (let login = 1; login <= 7; login += 1) await browser().logIn(user);
  expect(await reports(user)).toHaveLength(5);
  server.setTime(secondsAfter(START, DAY_S + 1));
  await browser().logIn(user);
  expect(await reports(user)).toHaveLength(6);
});

test('a login ends the older session in the same browser, but no session in another browser', async () => {
  const [firefox, phone] = [browser(), browser()];
  const elsewhere = await phone.logIn(user);
  const first = await firefox.logIn(user);
  const second = await firefox.logIn(user);
  const third = await firefox.logIn(user);
  expect([await isOpen(first), await isOpen(second), await isOpen(third), await isOpen(elsewhere)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('if another user logs in in the same browser, the first user’s session ends, and the first user’s activity shows this', async () => {
  const firefox = browser();
  const mine = await firefox.logIn(user);
  const other = await signUp(server, 'client');
  await firefox.logIn(other);
  expect(await isOpen(mine)).toBe(false);
  const body = { refresh: mine.refresh_token };
  expect(await sender(server)('POST', '/api/auth/token/refresh/', { body })).toMatchObject({
    status: 401,
    body: { code: 'session_revoked' },
  });
  const { results } = (await user.send<AccountActivityList>('GET', '/api/users/activity/')).body;
  expect(results[0]).toMatchObject({ event: 'logged_out', browser: 'Firefox', system: 'Windows' });
});

test('after a password reset in a browser, the next login still ends another user’s session in that browser', async () => {
  const firefox = browser();
  const mine = await firefox.logIn(user);
  const other = await signUp(server, 'client');
  await firefox.post('/api/auth/password/reset/', { email: other.email });
  const token = tokenIn(await server.mailTo(other.email, 'Choose a new password'));
  await firefox.post('/api/auth/password/reset/confirm/', { token, password: 'seven grey herons' });
  expect(await isOpen(mine)).toBe(true);
  await firefox.logIn(other, 'seven grey herons');
  expect(await isOpen(mine)).toBe(false);
});

test('a wrong password ends no session', async () => {
  const firefox = browser();
  const mine = await firefox.logIn(user);
  await firefox.logIn(user, 'not the password');
  expect(await isOpen(mine)).toBe(true);
});

test('a stranger who knows the id of a session cannot end it with a forged cookie', async () => {
  const firefox = browser();
  const mine = await firefox.logIn(user);
  const [sessionId] = firefox.cookies.get('__Host-device')?.split('.') ?? [];
  const stranger = browser();
  await stranger.logIn(await signUp(server, 'client'));
  const [, ...signatures] = stranger.cookies.get('__Host-device')?.split('.') ?? [];
  for (const forged of [`${sessionId}`, [sessionId, ...signatures].join('.'), `${sessionId}..`]) {
    stranger.cookies.set('__Host-device', forged);
    await stranger.logIn(await signUp(server, 'client'));
  }
  expect(await isOpen(mine)).toBe(true);
});
