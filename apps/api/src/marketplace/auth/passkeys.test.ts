/** Tests passkeys with a software authenticator, which makes real signatures. */
import { createHmac } from 'node:crypto';
import type { OpenSessionList, Passkey, PasskeyAssertion, Session } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { PASSWORD, resetToken, sender, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson, TestResponse } from '../../testing/people.ts';
import {
  SITE,
  addPasskey,
  fillPasskeys,
  newPasskey,
  preparePasskey,
  preparePasskeyLogIn,
  softAuthenticator,
} from '../../testing/softAuthenticator.ts';
import type { SoftAuthenticator } from '../../testing/softAuthenticator.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { CHALLENGE_LIFETIME_S, createChallenges } from './challenges.ts';
import { removeUsedChallenges } from './passkeys.commands.ts';
import { relyingPartyOf } from './webAuthn.ts';

let server: TestServer;
let user: TestPerson;
let key: SoftAuthenticator;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  user = await signUp(server, 'freelancer');
  key = softAuthenticator();
});
afterAll(() => server.close());

const passkeys = async ({ send }: TestPerson) =>
  (await send<{ results: Passkey[] }>('GET', '/api/auth/passkeys/')).body.results;
const add = ({ send }: TestPerson, body: unknown) => send<Passkey>('POST', '/api/auth/passkeys/', { body });
const send = (body: PasskeyAssertion) =>
  sender(server)<Session>('POST', '/api/auth/login/passkey/', {
    body,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
const logIn = async (authenticator = key, counter = 0) =>
  send(authenticator.get(await preparePasskeyLogIn(server), counter));

const refusedLogIn = { status: 401, body: { code: 'passkey_refused' } };
const notAdded = { status: 400, body: { code: 'passkey_not_added' } };
const wrongPassword = { status: 400, body: { codes: { password: [{ code: 'password_wrong' }] } } };

describe('adding a passkey', () => {
  test('requires the password, and an authenticator that identifies and verifies its user', async () => {
    const { status, body } = await preparePasskey(user);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rp: { id: SITE.rpId, name: 'Skill Harbor' },
      user: { name: user.email, displayName: 'Ada Okafor' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(await preparePasskey(user, 'not the password')).toMatchObject(wrongPassword);
  });

  test('lists the passkey under its name, and sends a mail about it', async () => {
    const { status, body } = await addPasskey(user, ' Laptop ', key);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Laptop', created_at: START.toISOString(), used_at: null });
    expect(await passkeys(user)).toEqual([body]);
    const mail = await server.mailTo(user.email, 'A passkey was added');
    expect(mail.text).toContain('“Laptop”');
    expect(mail.text).toContain(`${SITE.origin}/account`);
  });

  test('uses the same random user id each time, and excludes passkeys that the user already has', async () => {
    const first = (await preparePasskey(user)).body;
    await addPasskey(user, 'Laptop', key);
    const second = (await preparePasskey(user)).body;
    expect(second.user.id).toBe(first.user.id);
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(16);
    expect(second.excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }]);
  });

  test('works for a user whose address is not confirmed', async () => {
    const newcomer = await signUp(server, 'client', { isConfirmed: false });
    expect((await addPasskey(newcomer, 'Phone', key)).status).toBe(201);
    expect((await logIn()).status).toBe(200);
  });

  test('refuses a response that was already used', async () => {
    const body = await newPasskey(user, 'Laptop', key);
    const responses = await Promise.all([add(user, body), add(user, body)]);
    expect(statusesOf(responses)).toEqual([201, 400]);
  });

  test('refuses a challenge after five minutes', async () => {
    const body = await newPasskey(user, 'Laptop', key);
    server.setTime(secondsAfter(START, CHALLENGE_LIFETIME_S + 1));
    // The challenge was issued for this session, so the test must stay in it. After the clock has moved, `user.send`
    // would open a new session.
    const { access_token } = user.session;
    const within = sender(server, { authorization: `Bearer ${access_token}` });
    expect(await within('POST', '/api/auth/passkeys/', { body })).toMatchObject(notAdded);
  });

  test('refuses the challenge of another session, even of the same user', async () => {
    const body = await newPasskey(user, 'Laptop', key);
    const other = await sender(server)<Session>('POST', '/api/auth/login/', {
      body: { email: user.email, password: PASSWORD },
    });
    const elsewhere = sender(server, { authorization: `Bearer ${other.body.access_token}` });
    expect(await elsewhere('POST', '/api/auth/passkeys/', { body })).toMatchObject(notAdded);
  });

  test('refuses the challenge of a login', async () => {
    const { challenge } = await preparePasskeyLogIn(server);
    const options = (await preparePasskey(user)).body;
    const credential = key.create({ ...options, challenge });
    expect(await add(user, { name: 'Laptop', credential })).toMatchObject(notAdded);
  });

  test.each([
    ['another origin', { origin: 'https://harbour.test' }],
    ['another domain', { rpId: 'harbour.test' }],
    ['an authenticator that has not verified its user', { verifiesUser: false }],
  ])('refuses a passkey of %s', async (_what, options) => {
    expect(await addPasskey(user, 'Laptop', softAuthenticator(options))).toMatchObject(notAdded);
    expect(await passkeys(user)).toEqual([]);
  });

  test('refuses a passkey that another user has', async () => {
    await addPasskey(user, 'Laptop', key);
    expect(await addPasskey(await signUp(server, 'client'), 'Mine', key)).toMatchObject(notAdded);
  });

  test('is refused to a user who has twenty passkeys', async () => {
    const credential = (await newPasskey(user, 'Laptop', key)).credential;
    await fillPasskeys({ server, client: user });
    const full = { status: 409, body: { code: 'passkeys_full', params: { max: 20 } } };
    expect(await preparePasskey(user)).toMatchObject(full);
    expect(await add(user, { name: 'Laptop', credential })).toMatchObject(full);
  });
});

describe('logging in with a passkey', () => {
  beforeEach(async () => {
    await addPasskey(user, 'Laptop', key);
  });

  test('reveals no account before the signature, and then returns the same response as a login with a password', async () => {
    expect(await preparePasskeyLogIn(server)).toEqual({
      challenge: expect.any(String) as string,
      timeout: CHALLENGE_LIFETIME_S * 1000,
      rpId: SITE.rpId,
      userVerification: 'required',
    });
    const byPasskey = await logIn();
    const byPassword = await sender(server)<Session>('POST', '/api/auth/login/', {
      body: { email: user.email, password: PASSWORD },
    });
    expect(byPasskey.status).toBe(200);
    expect(byPasskey.body.user).toEqual(byPassword.body.user);
    const namesOf = ({ headers }: TestResponse) =>
      (headers['set-cookie'] as string[]).map((cookie) => cookie.replace(/=[^;]+/, ''));
    expect(namesOf(byPasskey)).toEqual(namesOf(byPassword));
  });

  test('shows in the list of sessions that a passkey was used, and when', async () => {
    server.setTime(secondsAfter(START, 60));
    const { body } = await logIn();
    const { results } = (
      await sender(server, { authorization: `Bearer ${body.access_token}` })<OpenSessionList>(
        'GET',
        '/api/auth/sessions/',
      )
    ).body;
    expect(results.map(({ factor, browser }) => [factor, browser])).toEqual([
      ['passkey', 'Firefox'],
      ['password', ''],
    ]);
    expect((await passkeys(user))[0]?.used_at).toBe(secondsAfter(START, 60).toISOString());
  });

  test('refuses a response that was sent before, and accepts only one of two that are sent at the same time', async () => {
    const assertion = key.get(await preparePasskeyLogIn(server));
    expect(statusesOf(await Promise.all([send(assertion), send(assertion)]))).toEqual([200, 401]);
    expect(await send(assertion)).toMatchObject(refusedLogIn);
  });

  test('refuses a challenge after five minutes', async () => {
    const options = await preparePasskeyLogIn(server);
    server.setTime(secondsAfter(START, CHALLENGE_LIFETIME_S - 1));
    expect((await send(key.get(options))).status).toBe(200);
    const late = await preparePasskeyLogIn(server);
    server.setTime(secondsAfter(START, 2 * CHALLENGE_LIFETIME_S));
    expect(await send(key.get(late))).toMatchObject(refusedLogIn);
  });

  test('refuses a challenge that the server has not signed', async () => {
    const forger = createChallenges(createHmac('sha256', 'forged').digest(), () => server.now());
    const challenge = Buffer.from(await forger.issue('log-in')).toString('base64url');
    const assertion = key.get({ ...(await preparePasskeyLogIn(server)), challenge });
    expect(await send(assertion)).toMatchObject(refusedLogIn);
  });

  test('refuses an unknown passkey, and the signature of another key', async () => {
    expect(await logIn(softAuthenticator())).toMatchObject(refusedLogIn);
    const other = softAuthenticator();
    await addPasskey(user, 'Other', other);
    const { id, rawId } = key.get(await preparePasskeyLogIn(server));
    const mixed = { ...other.get(await preparePasskeyLogIn(server)), id, rawId };
    expect(await send(mixed)).toMatchObject(refusedLogIn);
  });

  test.each([
    ['for another origin', { origin: 'https://harbour.test' }],
    ['for another domain', { rpId: 'harbour.test' }],
    ['without verifying its user', { verifiesUser: false }],
  ])('refuses a passkey that signs %s', async (_how, lies) => {
    expect(await send(key.get(await preparePasskeyLogIn(server), 0, lies))).toMatchObject(refusedLogIn);
  });

  test('refuses a response that names another user than the passkey’s', async () => {
    const assertion = key.get(await preparePasskeyLogIn(server));
    const response = { ...assertion.response, userHandle: Buffer.alloc(16).toString('base64url') };
    expect(await send({ ...assertion, response })).toMatchObject(refusedLogIn);
  });

  test('refuses a copy of an authenticator, whose counter does not rise', async () => {
    expect((await logIn(key, 5)).status).toBe(200);
    expect(await logIn(key, 5)).toMatchObject(refusedLogIn);
    expect(await logIn(key, 0)).toMatchObject(refusedLogIn);
    expect((await logIn(key, 6)).status).toBe(200);
  });

  test('still works after the password was changed, but fails after the passkey was removed', async () => {
    await user.send('POST', '/api/auth/password/change/', {
      body: { old_password: PASSWORD, password: 'seven grey herons' },
    });
    expect((await logIn()).status).toBe(200);
    const [passkey] = await passkeys(user);
    await user.send('POST', `/api/auth/passkeys/${passkey?.id}/remove/`, {
      body: { password: 'seven grey herons' },
    });
    expect(await logIn()).toMatchObject(refusedLogIn);
  });
});

describe('a new password by a link', () => {
  const reset = async (email: string) => {
    const body = { token: await resetToken(server, email), password: 'seven grey herons' };
    const { status } = await sender(server)('POST', '/api/auth/password/reset/confirm/', { body });
    expect(status).toBe(200);
  };

  test('keeps the user’s passkeys, and the mail says where to remove them', async () => {
    await addPasskey(user, 'Laptop', key);
    await reset(user.email);
    expect((await logIn()).status).toBe(200);
    const mail = await server.mailTo(user.email, 'Your password was changed');
    expect(mail.text).toContain('Passkeys stay');
  });

  test('removes the passkeys of a stranger who signed up with the address', async () => {
    const stranger = await signUp(server, 'freelancer', { isConfirmed: false });
    await addPasskey(stranger, 'Way in', key);
    await reset(stranger.email);
    expect(await logIn()).toMatchObject(refusedLogIn);
  });
});

describe('a passkey in the list', () => {
  let passkey: Passkey;
  beforeEach(async () => {
    passkey = (await addPasskey(user, 'Laptop', key)).body;
  });
  const rename = ({ send: sendAs }: TestPerson, name: string) =>
    sendAs('PUT', `/api/auth/passkeys/${passkey.id}/`, { body: { name } });
  const remove = ({ send: sendAs }: TestPerson, password = PASSWORD) =>
    sendAs('POST', `/api/auth/passkeys/${passkey.id}/remove/`, { body: { password } });

  test('can be renamed by its user', async () => {
    expect(await rename(user, ' Phone ')).toMatchObject({ status: 200, body: { name: 'Phone' } });
    expect(await passkeys(user)).toMatchObject([{ name: 'Phone' }]);
    expect((await rename(user, '  ')).status).toBe(400);
  });

  test('can be removed by its user with the password, and the user is notified by mail', async () => {
    expect(await remove(user, 'not the password')).toMatchObject(wrongPassword);
    expect(await passkeys(user)).toHaveLength(1);
    expect((await remove(user)).status).toBe(204);
    expect(await passkeys(user)).toEqual([]);
    expect((await server.mailTo(user.email, 'A passkey was removed')).text).toContain('“Laptop”');
    expect((await remove(user)).status).toBe(404);
  });

  test('is hidden from other users, who can neither rename nor remove it', async () => {
    const stranger = await signUp(server, 'client');
    expect(await passkeys(stranger)).toEqual([]);
    expect((await rename(stranger, 'Mine')).status).toBe(404);
    expect((await remove(stranger)).status).toBe(404);
    expect(await passkeys(user)).toEqual([passkey]);
  });
});

test('the records of used challenges are deleted when the challenges have expired', async () => {
  await addPasskey(user, 'Laptop', key);
  const { kysely: queries } = server.database;
  const count = async () => (await queries.selectFrom('used_challenges').select('id').execute()).length;
  await removeUsedChallenges({ queries, clock: () => server.now() });
  expect(await count()).toBeGreaterThan(0);
  // The clock must be later than the expiry of all challenges that other tests have used.
  server.setTime(secondsAfter(START, 4 * CHALLENGE_LIFETIME_S));
  await removeUsedChallenges({ queries, clock: () => server.now() });
  expect(await count()).toBe(0);
});

test.each([
  ['https://harbor.example', { id: 'harbor.example', origin: 'https://harbor.example' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
])('the passkeys of a server at %s belong to a domain', (site, party) => {
  expect(relyingPartyOf(site)).toEqual(party);
});

test('password managers find the address of the page that manages passkeys', async () => {
  const response = await server.app.inject('/.well-known/passkey-endpoints');
  expect(response.json()).toEqual({ enroll: `${SITE.origin}/account`, manage: `${SITE.origin}/account` });
});
