/**
 * Tests that forged tokens are refused. Most of them are signed with the server's own key, because a valid signature
 * alone must not be enough.
 */
import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { SignJWT, UnsecuredJWT, decodeJwt, exportJWK } from 'jose';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';

const ownKey = createSecretKey(Buffer.alloc(32, 'k'));
const otherKey = createSecretKey(Buffer.alloc(32, 'x'));
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rsaAsSecret = createSecretKey(Buffer.from(rsa.publicKey.export({ type: 'spki', format: 'pem' })));

let server: TestServer;
let person: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  server = await testServer();
  person = await signUp(server, 'client');
  stranger = await signUp(server, 'client');
});
afterAll(() => server.close());

const access = () => decodeJwt(person.session.access_token);
const refresh = () => decodeJwt(person.session.refresh_token);

function signed(claims: JWTPayload, key: KeyObject = ownKey, header: Record<string, unknown> = {}) {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key);
}
const without = (claims: JWTPayload, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));

const asBearer = (token: string) =>
  sender(server)('GET', '/api/users/', { headers: { authorization: `Bearer ${token}` } });
const asCookie = (token: string) =>
  sender(server)('GET', '/api/users/', { headers: { cookie: `__Host-access=${token}` } });
const asRefresh = (token: string) =>
  sender(server)('POST', '/api/auth/token/refresh/', { body: { refresh: token } });

test('a token that this test signs without a defect is accepted, so the others are refused only because of their defects', async () => {
  expect((await asBearer(await signed(access()))).status).toBe(200);
  expect((await asCookie(await signed(access()))).status).toBe(200);
});

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const forged: [string, () => string | Promise<string>][] = [
  ['no signature', () => new UnsecuredJWT(access()).encode()],
  ['the signature cut off', () => person.session.access_token.replace(/[^.]+$/, '')],
  ['another key', () => signed(access(), otherKey)],
  ['another algorithm with the same key', () => signed(access(), ownKey, { alg: 'HS512' })],
  ['an RSA signature', () => signed(access(), rsa.privateKey, { alg: 'RS256' })],
  ['an RSA public key taken for a secret', () => signed(access(), rsaAsSecret)],
  [
    'an embedded key',
    async () => signed(access(), otherKey, { jwk: await exportJWK(otherKey), kid: '../../dev/null' }),
  ],
  ['another kind of token', () => signed(access(), ownKey, { typ: 'at+jwt' })],
  ['another issuer', () => signed({ ...access(), iss: 'https://evil.example' })],
  ['no issuer', () => signed(without(access(), 'iss'))],
  ['another audience', () => signed({ ...access(), aud: 'another-api' })],
  ['no audience', () => signed(without(access(), 'aud'))],
  ['another type', () => signed({ ...access(), type: 'reset' })],
  ['no type', () => signed(without(access(), 'type'))],
  ['no end', () => signed(without(access(), 'exp'))],
  ['its end behind it', () => signed({ ...access(), exp: seconds(START) - 1 })],
  ['its beginning ahead of it', () => signed({ ...access(), nbf: seconds(secondsAfter(START, 60)) })],
  ['no session', () => signed(without(access(), 'sid'))],
  ['a session that never was', () => signed({ ...access(), sid: '00000000-0000-4000-8000-000000000000' })],
];

test.each(forged)('a token with %s is refused', async (_name, make) => {
  const token = await make();
  for (const response of [await asBearer(token), await asCookie(token), await asRefresh(token)]) {
    expect(response.status).toBe(401);
  }
});

describe('a refresh token', () => {
  test('is refused as an access token, even if its type says that it is an access token', async () => {
    expect((await asBearer(person.session.refresh_token)).status).toBe(401);
    expect((await asCookie(person.session.refresh_token)).status).toBe(401);
    expect((await asRefresh(person.session.access_token)).status).toBe(401);
    expect((await asRefresh(await signed({ ...access(), type: 'refresh' }))).status).toBe(401);
  });

  test('is valid only if it was issued when the session was opened, so a changed token is refused even with a valid signature', async () => {
    expect((await asRefresh(await signed({ ...refresh(), exp: Number(refresh().exp) + 60 }))).status).toBe(
      401,
    );
    const sid = String(decodeJwt(stranger.session.refresh_token)['sid']);
    expect((await asRefresh(await signed({ ...refresh(), sid }))).status).toBe(401);
  });

  test('cannot end the session of another user', async () => {
    const sid = String(decodeJwt(stranger.session.refresh_token)['sid']);
    const body = { refresh: await signed({ ...refresh(), sid }) };
    expect((await sender(server)('POST', '/api/auth/logout/', { body })).status).toBe(204);
    expect((await asBearer(stranger.session.access_token)).status).toBe(200);
  });
});

test('a token authenticates the user of its session, even if it names another user', async () => {
  const token = await signed({ ...access(), sub: String(stranger.id) });
  expect((await asBearer(token)).body).not.toMatchObject({ pk: stranger.id });
});
