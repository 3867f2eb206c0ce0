import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PASSWORD, sender, signUp } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

vi.mock('@node-rs/argon2', { spy: true });

let server: TestServer;
let email: string;
/** Two accounts have this email address: one has confirmed it, and one has not. */
const shared = 'shared@example.com';
beforeAll(async () => {
  server = await testServer();
  ({ email } = await signUp(server, 'client'));
  await signUp(server, 'client', { email: shared });
  await signUp(server, 'client', { email: shared, isConfirmed: false });
});
beforeEach(() => vi.clearAllMocks());
afterAll(() => server.close());

/** Returns the parameters of a password hash, without its salt and value. */
const costOf = (passwordHash: unknown) =>
  /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(String(passwordHash))?.[0];

test.each([
  ['a wrong password', 2, () => ({ email, password: 'not the password' }), 401],
  [
    'a wrong password for an address with two accounts',
    2,
    () => ({ email: shared, password: 'wrong one' }),
    401,
  ],
  ['an unknown address', 2, () => ({ email: 'nobody@example.com', password: PASSWORD }), 401],
  ['an invalid email address', 2, () => ({ email: 'nobody', password: 'x' }), 401],
  ['the right password', 1, () => ({ email, password: PASSWORD }), 200],
])(
  'signing in with %s computes %i password hashes, always with the same parameters',
  async (_name, count, body, status) => {
    expect((await sender(server)('POST', '/api/auth/login/', { body: body() })).status).toBe(status);
    expect(vi.mocked(hash)).not.toHaveBeenCalled();
    const checks = vi.mocked(verify).mock.calls;
    expect(checks.map(([passwordHash]) => costOf(passwordHash))).toEqual(
      Array.from({ length: count }, () => '$argon2id$v=19$m=19456,t=2,p=1$'),
    );
  },
);

test('stored password hashes use argon2id with 19 MiB of memory and 2 passes', async () => {
  const { password_hash } = await server.database.kysely
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(costOf(password_hash)).toBe('$argon2id$v=19$m=19456,t=2,p=1$');
});

test('a user may log in with any Unicode form of the password', async () => {
  const composed = 'pässwörd-in-lisböa';
  const person = await signUp(server, 'client', { password: composed });
  const body = { email: person.email, password: composed.normalize('NFD') };
  expect((await sender(server)('POST', '/api/auth/login/', { body })).status).toBe(200);
});

test('all 128 characters of a long password are checked', async () => {
  const password = 'seven grey herons, '.repeat(7).slice(0, 128);
  const { email } = await signUp(server, 'client', { password });
  const statusFor = async (typed: string) =>
    (await sender(server)('POST', '/api/auth/login/', { body: { email, password: typed } })).status;
  expect(await statusFor(password)).toBe(200);
  expect(await statusFor(password.slice(0, -1))).toBe(401);
  expect(await statusFor(password.toUpperCase())).toBe(401);
});
