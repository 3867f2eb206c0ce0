import { afterEach, beforeEach, expect, test } from 'vitest';
import { testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';
import { PASSWORD, sender, signUp } from '../testing/people.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ environment: { RATE_LIMITS: 'on' } });
});
afterEach(() => server.close());

const logIn = (email: string, remoteAddress = '127.0.0.1', password = 'wrong-password') =>
  server.app.inject({ method: 'POST', url: '/api/auth/login/', remoteAddress, payload: { email, password } });

test('an account takes twenty wrong passwords, from wherever; others are not touched', async () => {
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const email = attempt % 2 ? 'ada@example.com' : ' ADA@example.com';
    statuses.add((await logIn(email, `10.0.0.${attempt}`)).statusCode);
  }
  expect([...statuses]).toEqual([401]);
  const refused = await logIn('ada@example.com');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect(refused.json()).toEqual({ detail: 'Too many attempts. Please try again in 15 minutes.' });
  expect((await logIn('li@example.com')).statusCode).toBe(401);
});

test('of many passwords at the same time, no more than twenty are tried', async () => {
  const { email } = await signUp(server, 'client');
  const attempts = Array.from({ length: 40 }, (_, attempt) => logIn(email, `10.0.0.${attempt}`));
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await logIn(email, '10.0.1.1', PASSWORD)).statusCode).toBe(429);
});

test('those who are refused while others are under way may come back soon', async () => {
  const { email } = await signUp(server, 'client');
  const attempts = Array.from({ length: 25 }, (_, attempt) => logIn(email, `10.0.0.${attempt}`, PASSWORD));
  const answers = await Promise.all(attempts);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['5', '5', '5', '5', '5']);
  expect((await logIn(email, '10.0.1.1', PASSWORD)).statusCode).toBe(200);
});

test('right passwords are not counted for the account: many may share it', async () => {
  const { email } = await signUp(server, 'client');
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 30; attempt += 1) {
    statuses.add((await logIn(email, `10.0.0.${attempt}`, PASSWORD)).statusCode);
  }
  expect([...statuses]).toEqual([200]);
});

test('an address can ask for twenty accounts, whatever it sends; others can go on', async () => {
  const register = (remoteAddress: string) =>
    server.app.inject({ method: 'POST', url: '/api/auth/registration/', remoteAddress, payload: {} });
  for (let attempt = 0; attempt < 20; attempt += 1) expect((await register('10.0.0.1')).statusCode).toBe(400);
  expect((await register('10.0.0.1')).statusCode).toBe(429);
  expect((await register('10.0.0.2')).statusCode).toBe(400);
});

test('of an IPv6 network, all addresses are one', async () => {
  const register = (remoteAddress: string) =>
    server.app.inject({ method: 'POST', url: '/api/auth/registration/', remoteAddress, payload: {} });
  for (let attempt = 0; attempt < 20; attempt += 1) await register(`2001:db8:0:1::${attempt.toString(16)}`);
  expect((await register('2001:db8:0:1:ffff::1')).statusCode).toBe(429);
  expect((await register('2001:db8:0:2::1')).statusCode).toBe(400);
});

test('many at once are counted one by one', async () => {
  const origin = await server.app.listen({ port: 0 });
  const headers = { 'content-type': 'application/json' };
  const register = () => fetch(`${origin}/api/auth/registration/`, { method: 'POST', headers, body: '{}' });
  const answers = await Promise.all(Array.from({ length: 40 }, register));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('an address in other letters is not another account to try', async () => {
  // Some databases take the sign for Kelvin for a k.
  const { email } = await signUp(server, 'client', { email: 'kelvin@example.com' });
  for (let attempt = 0; attempt < 21; attempt += 1) await logIn(email.replace('k', '\u212a'));
  expect((await logIn(email)).statusCode).toBe(429);
});

test('a forwarded address counts only from a proxy that is trusted', async () => {
  const register = (app: TestServer, forwarded: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/auth/registration/',
      headers: { 'x-forwarded-for': forwarded },
      payload: {},
    });
  for (let attempt = 0; attempt < 21; attempt += 1) await register(server, `10.0.0.${attempt}`);
  expect((await register(server, '10.0.0.99')).statusCode).toBe(429);

  const behindProxy = await testServer({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });
  for (let attempt = 0; attempt < 21; attempt += 1) await register(behindProxy, `10.0.0.${attempt}`);
  expect((await register(behindProxy, '10.0.0.99')).statusCode).toBe(400);
  await behindProxy.close();
});

test('reading is not limited', async () => {
  const send = sender(server);
  await signUp(server, 'client');
  for (let attempt = 0; attempt < 150; attempt += 1) {
    expect((await send('GET', '/api/site/')).status).toBe(200);
  }
});
