import { randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PASSWORD, jobInput, resetToken, signUp } from '../testing/people.ts';
import type { TestPerson } from '../testing/people.ts';
import { codeOf, enterPassword, turnCodesOn } from '../testing/authenticatorApp.ts';
import { addPasskey, preparePasskeyLogIn, softAuthenticator } from '../testing/softAuthenticator.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

vi.mock('@node-rs/argon2', { spy: true });

const PROXY = '10.9.9.9';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: PROXY } });
});
afterAll(() => server.close());

/** The number of tests so far. Each test has separate IP addresses, so that no test uses up the budget of another. */
let tests = 0;
beforeEach(() => void (tests += 1));
const address = (host: number) => `10.0.${tests}.${host}`;

const register = (remoteAddress: string, forwarded?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/registration/',
    remoteAddress,
    ...(forwarded !== undefined && { headers: { 'x-forwarded-for': forwarded } }),
    payload: {},
  });

const logIn = (email: string, remoteAddress = address(99), password = 'wrong-password') =>
  server.app.inject({ method: 'POST', url: '/api/auth/login/', remoteAddress, payload: { email, password } });

test('an account allows twenty wrong passwords from all IP addresses together, and other accounts are not affected', async () => {
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const email = attempt % 2 ? 'ada@example.com' : ' ADA@example.com';
    statuses.add((await logIn(email, address(attempt))).statusCode);
  }
  expect([...statuses]).toEqual([401]);
  const refused = await logIn('ada@example.com');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect(refused.json()).toMatchObject({
    code: 'too_many_logins',
    detail: 'Too many attempts to log in. Please try again in 15 minutes.',
  });
  expect((await logIn('li@example.com')).statusCode).toBe(401);
});

test('all actions that a user confirms with the password share one budget, which does not limit logging in', async () => {
  const person = await signUp(server, 'client');
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const [url, payload] =
      attempt % 2
        ? ['/api/auth/passkeys/options/', { password: 'wrong-password' }]
        : ['/api/auth/password/change/', { old_password: 'wrong-password', password: 'seven grey herons' }];
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: address(attempt),
      headers: { authorization: `Bearer ${person.session.access_token}` },
    });
    statuses.push(statusCode);
  }
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([400]));
  expect(statuses[20]).toBe(429);
  expect((await logIn(person.email, address(77), PASSWORD)).statusCode).toBe(200);
});

test('strangers who send bad signatures do not lock out the owner of a passkey', async () => {
  const key = softAuthenticator();
  await addPasskey(await signUp(server, 'client'), 'Laptop', key);
  const logInWithPasskey = async (host: number, isForged: boolean) => {
    const { response, ...assertion } = key.get(await preparePasskeyLogIn(server));
    const signature = isForged ? 'Zm9yZ2Vk' : response.signature;
    return server.app.inject({
      method: 'POST',
      url: '/api/auth/login/passkey/',
      payload: { ...assertion, response: { ...response, signature } },
      remoteAddress: address(host),
    });
  };
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 61; attempt += 1)
    statuses.add((await logInWithPasskey(1, true)).statusCode);
  expect([...statuses]).toEqual([401, 429]);
  expect((await logInWithPasskey(2, false)).statusCode).toBe(200);
});

test('a user who knows the password may try ten codes an hour, which use up neither the limits of other accounts nor the limit of passwords', async () => {
  const [user, other] = [await signUp(server, 'client'), await signUp(server, 'client')];
  const { secret } = await turnCodesOn(server, user);
  await turnCodesOn(server, other);
  const sendCode = async (challenge: string, code: string, host: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login/code/',
      remoteAddress: address(host),
      payload: { challenge, code },
    });
  for (let attempt = 0; attempt < 25; attempt += 1) await sendCode('forged', '000000', attempt);
  const challenge = await enterPassword(server, user.email);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await sendCode(challenge, '000000', attempt)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  expect((await sendCode(challenge, codeOf(server, secret), 88)).statusCode).toBe(429);
  expect((await sendCode(await enterPassword(server, other.email), '000000', 1)).statusCode).toBe(400);
  expect((await logIn(user.email, address(1), PASSWORD)).json()).toMatchObject({
    code: 'second_factor_required',
  });
});

test('a known device has a separate budget of ten codes, and a password reset does not renew that budget', async () => {
  const user = await signUp(server, 'client');
  const { secret } = await turnCodesOn(server, user);
  const attempt = async (cookie: string | undefined, code: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login/code/',
      remoteAddress: address(cookie === undefined ? 1 : 2),
      ...(cookie !== undefined && { headers: { cookie } }),
      payload: { challenge: await enterPassword(server, user.email), code },
    });
  const opened = await attempt(undefined, codeOf(server, secret));
  const { name = '', value = '' } = opened.cookies.find((cookie) => cookie.name.endsWith('device')) ?? {};
  for (let guess = 0; guess < 10; guess += 1) await attempt(undefined, '000000');
  const token = await resetToken(server, user.email);
  await server.app.inject({
    method: 'POST',
    url: '/api/auth/password/reset/confirm/',
    remoteAddress: address(3),
    payload: { token, password: PASSWORD },
  });
  expect((await attempt(undefined, codeOf(server, secret, 1))).statusCode).toBe(429);
  expect((await attempt(`${name}=${value}`, codeOf(server, secret, 1))).statusCode).toBe(200);
});

test('if many sign-ins to an account are sent at the same time, at most twenty passwords are checked', async () => {
  const { email } = await signUp(server, 'client');
  const attempts = Array.from({ length: 40 }, (_, attempt) => logIn(email, address(attempt)));
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await logIn(email, address(77), PASSWORD)).statusCode).toBe(429);
});

test('a sign-in that is refused because other sign-ins are pending may soon be tried again', async () => {
  const { email } = await signUp(server, 'client');
  // Occupies the password check: the server checks only two passwords at a time, and these two checks do not end until
  // all sign-in requests have arrived.
  const arrived = Promise.withResolvers<void>();
  for (const _ of [1, 2]) {
    vi.mocked(verify).mockImplementationOnce(async () => {
      await arrived.promise;
      return true;
    });
  }
  let answered = 0;
  const attempts = Array.from({ length: 25 }, async (_, attempt) => {
    const response = await logIn(email, address(attempt), PASSWORD);
    answered += 1;
    return response;
  });
  await expect.poll(() => answered, { timeout: 20_000 }).toBe(5);
  arrived.resolve();
  const responses = await Promise.all(attempts);
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['5', '5', '5', '5', '5']);
  expect((await logIn(email, address(77), PASSWORD)).statusCode).toBe(200);
});

test('correct passwords do not count towards the limit, so many people may share a demo account', async () => {
  const { email } = await signUp(server, 'client');
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 30; attempt += 1) {
    statuses.add((await logIn(email, address(attempt), PASSWORD)).statusCode);
  }
  expect([...statuses]).toEqual([200]);
});

test('twenty users may sign up at one IP address, and other addresses are not affected', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) expect((await register(address(1))).statusCode).toBe(400);
  expect((await register(address(1))).statusCode).toBe(429);
  expect((await register(address(2))).statusCode).toBe(400);
});

test('all addresses of an IPv6 network share one budget', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) await register(`2001:db8:0:1::${attempt.toString(16)}`);
  expect((await register('2001:db8:0:1:ffff::1')).statusCode).toBe(429);
  expect((await register('2001:db8:0:2::1')).statusCode).toBe(400);
});

test('requests that arrive at the same time are all counted', async () => {
  const origin = await server.app.listen({ port: 0 });
  const headers = { 'content-type': 'application/json' };
  // No other test sends requests to this operation from this IP address, so its budget is still full.
  const url = `${origin}/api/auth/password/reset/confirm/`;
  const confirm = () => fetch(url, { method: 'POST', headers, body: '{}' });
  const responses = await Promise.all(Array.from({ length: 40 }, confirm));
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(20);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('email addresses that differ only in upper and lower case share one budget', async () => {
  // Some databases treat the Kelvin sign as the letter k, so addresses with either character must share one budget.
  const { email } = await signUp(server, 'client', { email: 'kelvin@example.com' });
  for (let attempt = 0; attempt < 21; attempt += 1) await logIn(email.replace('k', '\u212a'));
  expect((await logIn(email)).statusCode).toBe(429);
});

test('the X-Forwarded-For header is used only if a trusted proxy sends it', async () => {
  for (const from of [address(1), PROXY])
    for (let attempt = 0; attempt < 21; attempt += 1) await register(from, address(100 + attempt));
  expect((await register(address(1), address(99))).statusCode).toBe(429);
  expect((await register(PROXY, address(99))).statusCode).toBe(400);
});

test('behind two proxies, the server ignores an address that the client writes into X-Forwarded-For', async () => {
  const behindProxies = await testServer({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '2' } });
  const registerAs = (forwarded: string) =>
    behindProxies.app.inject({
      method: 'POST',
      url: '/api/auth/registration/',
      headers: { 'x-forwarded-for': forwarded },
      payload: {},
    });
  for (let attempt = 0; attempt < 20; attempt += 1)
    await registerAs(`198.51.100.${attempt}, 10.0.0.1, 10.0.9.9`);
  expect((await registerAs('198.51.100.99, 10.0.0.1, 10.0.9.9')).statusCode).toBe(429);
  expect((await registerAs('198.51.100.99, 10.0.0.2, 10.0.9.9')).statusCode).toBe(400);
  await behindProxies.close();
});

describe('reading public data', () => {
  const read = (url: string, remoteAddress = address(1)) =>
    server.app.inject({ method: 'GET', url, remoteAddress });
  const jobs = '/api/job-listings/listings/';
  /**
   * Sends invalid requests, which count towards limits like all others but need no database query. Returns the set of
   * their statuses.
   */
  const statusesOf = async (count: number, url: string) => {
    const responses = await Promise.all(Array.from({ length: count }, () => read(`${url}category=%00`)));
    return [...new Set(responses.map(({ statusCode }) => statusCode))];
  };

  test('each address has one budget, which all public reads share', async () => {
    expect(await statusesOf(599, `${jobs}?`)).toEqual([400]);
    expect(await statusesOf(600, '/api/site/?')).toEqual([400]);
    expect((await read(jobs)).statusCode).toBe(200);
    for (const url of [jobs, '/api/job-listings/listings/1/', '/api/accounts/freelancers/', '/api/site/']) {
      const refused = await read(url);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    expect((await read(jobs, address(2))).statusCode).toBe(200);
    expect((await read('/healthz')).statusCode).toBe(200);
  });

  test('public reads are still allowed to an address that has used up its budget for searches', async () => {
    expect(await statusesOf(299, `${jobs}?search=engineer&`)).toEqual([400]);
    expect(await statusesOf(300, `${jobs}?page=2&`)).toEqual([400]);
    expect((await read(`${jobs}?search=designer`)).statusCode).toBe(200);
    expect((await read(`${jobs}?search=designer`)).statusCode).toBe(429);
    expect((await read('/api/accounts/freelancers/?page=9')).statusCode).toBe(429);
    expect((await read(jobs)).statusCode).toBe(200);
    expect((await read(`${jobs}?search=designer`, address(2))).statusCode).toBe(200);
  });
});

test.each([
  ['sitemaps', '/sitemap.xml', 200, 120],
  ['feeds', '/feeds/jobs.atom', 200, 600],
  ['pictures of links', '/social/job/999999.png', 404, 240],
])('requests for %s are limited per address', async (_, url, status, max) => {
  const ask = (remoteAddress: string) => server.app.inject({ url, remoteAddress });
  const statuses: number[] = [];
  for (let count = 0; count < max + 5; count += 1) statuses.push((await ask(address(1))).statusCode);
  expect(statuses.filter((one) => one === status)).toHaveLength(max);
  expect(statuses.filter((one) => one === 429)).toHaveLength(5);
  expect((await ask(address(2))).statusCode).toBe(status);
});

test('a client can post sixty jobs an hour, and other clients are not affected', async () => {
  const [client, other] = [await signUp(server, 'client'), await signUp(server, 'client')];
  const post = ({ send }: TestPerson) => send('POST', '/api/job-listings/create/', { body: jobInput });
  const statuses: number[] = [];
  for (let count = 0; count < 70; count += 1) statuses.push((await post(client)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await post(client)).body).toMatchObject({
    code: 'too_many_jobs',
    params: { minutes: 60 },
    detail: 'You have posted many jobs. You can post the next one in 1 hour.',
  });
  expect((await post(other)).status).toBe(201);
});

test('an account may apply ten times and ask five questions in its first 24 hours, and more often afterwards', async () => {
  const newcomer = await signUp(server, 'freelancer');
  const statusOf = (url: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        newcomer.send('POST', url, { body: { question: 'Is it remote?' } }),
      ),
    );
  const questions = '/api/job-listings/listings/999999/questions/';
  const asked = await statusOf(questions, 6);
  expect(asked.filter(({ status }) => status === 404)).toHaveLength(5);
  expect(asked.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too_many_questions' });
  const applying = () =>
    newcomer.send('POST', '/api/applications/apply/', {
      form: { listing: '999999', cover_letter: 'Hello.', use_profile_resume: 'true' },
    });
  const applied = await Promise.all(Array.from({ length: 11 }, applying));
  expect(applied.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(applied.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too_many_applications' });

  await server.database.kysely
    .updateTable('users')
    .set({ created_at: new Date(server.now().getTime() - 25 * 60 * 60 * 1000) })
    .where('id', '=', newcomer.id)
    .execute();
  const [older] = await statusOf(questions, 1);
  expect(older?.status).toBe(404);
  expect((await applying()).status).not.toBe(429);
});

test('a client may invite five freelancers in the first 24 hours of the account', async () => {
  const { send } = await signUp(server, 'client');
  const body = { id: randomUUID(), freelancer_id: 999_999, message: 'Would you?' };
  const invite = () => send('POST', '/api/job-listings/my-detail/999999/invitations/', { body });
  const invited = await Promise.all(Array.from({ length: 6 }, invite));
  expect(invited.filter(({ status }) => status === 404)).toHaveLength(5);
  expect(invited.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too_many_invitations' });
});

test('the metrics count refused requests by the limited action and by the kind of the used-up budget', async () => {
  const counting = await testServer({ environment: { RATE_LIMITS: 'on' } });
  const enter = (url: string, remoteAddress: string) =>
    counting.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      payload: { email: 'ada@example.com', password: 'wrong-password' },
    });
  for (let host = 0; host < 22; host += 1) await enter('/api/auth/login/', address(host));
  for (let attempt = 0; attempt < 21; attempt += 1) await enter('/api/auth/registration/', address(1));
  const lines = (await counting.metrics.text()).split('\n');
  expect(lines.filter((line) => line.startsWith('skill_harbor_requests_limited_total'))).toEqual([
    'skill_harbor_requests_limited_total{action="logIn",budget="account"} 2',
    'skill_harbor_requests_limited_total{action="register",budget="address"} 1',
  ]);
  await counting.close();
});

test('messages to one freelancer share one budget, whether they name the freelancer by id or by email address', async () => {
  const [freelancer, other] = [await signUp(server, 'freelancer'), await signUp(server, 'freelancer')];
  let addresses = 0;
  const contact = async (to: { freelancer_id?: number; freelancer_email?: string }) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/contact/contact-freelancer/',
      remoteAddress: address((addresses += 1)),
      payload: { client_email: 'li@example.com', message: 'In March?', ...to },
    });
    return statusCode;
  };
  for (let message = 0; message < 15; message += 1) {
    expect(await contact({ freelancer_id: freelancer.id })).toBe(201);
    expect(await contact({ freelancer_email: freelancer.email.toUpperCase() })).toBe(201);
  }
  expect(await contact({ freelancer_id: freelancer.id })).toBe(429);
  expect(await contact({ freelancer_email: freelancer.email })).toBe(429);
  expect(await contact({ freelancer_id: freelancer.id, freelancer_email: freelancer.email })).toBe(429);
  expect(await contact({ freelancer_email: other.email })).toBe(201);
});
