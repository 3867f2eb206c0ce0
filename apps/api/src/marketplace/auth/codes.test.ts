/** Tests one-time codes and recovery codes with an authenticator app in software. */
import type { OneTimeCodes, OpenSessionList, RecoveryCodes, Session } from '@skillharbor/contract';
import { Secret, TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { codeOf, enterPassword, prepareCodes, turnCodesOn, within } from '../../testing/authenticatorApp.ts';
import {
  PASSWORD,
  changeAddress,
  jobInput,
  resetToken,
  sender,
  signUp,
  statusesOf,
  tokenIn,
} from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { SITE, addPasskey, preparePasskeyLogIn, softAuthenticator } from '../../testing/softAuthenticator.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { CHALLENGE_LIFETIME_S } from './challenges.ts';
import { createCodes } from './codes.ts';

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

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const sendCode = (challenge: string, code: string) =>
  sender(server)<Session>('POST', '/api/auth/login/code/', {
    body: { challenge, code },
    headers: { 'user-agent': BROWSER },
  });
/** Logs in with the password and a code. */
const logIn = async (code: string, { email } = user, password = PASSWORD) =>
  sendCode(await enterPassword(server, email, password), code);
const state = async (person = user) =>
  (await within(server, person)<OneTimeCodes>('GET', '/api/auth/codes/')).body;
const turnOn = (code: string) =>
  within(server, user)<RecoveryCodes>('POST', '/api/auth/codes/', { body: { code } });
const turnOff = (password = PASSWORD, person = user) =>
  within(server, person)('POST', '/api/auth/codes/off/', { body: { password } });
const renew = (password = PASSWORD) =>
  within(server, user)<RecoveryCodes>('POST', '/api/auth/codes/recovery/', { body: { password } });

const OFF = { turned_on_at: null, recovery_codes_left: 0 };
const wrongPassword = { status: 400, body: { codes: { password: [{ code: 'password_wrong' }] } } };
const wrongCode = { status: 400, body: { codes: { code: [{ code: 'code_wrong' }] } } };
const expired = { status: 401, body: { code: 'log_in_expired' } };

describe('turning codes on', () => {
  test('requires the password, and returns a secret that authenticator apps can read', async () => {
    expect(
      await within(server, user)('POST', '/api/auth/codes/setup/', { body: { password: 'wrong' } }),
    ).toMatchObject(wrongPassword);
    const { secret, uri } = await prepareCodes(server, user);
    expect(URI.parse(uri)).toMatchObject({
      issuer: 'Skill Harbor',
      label: user.email,
      secret: Secret.fromBase32(secret),
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    });
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    expect(await state(), 'Nothing changes before the first code.').toEqual(OFF);
  });

  test('requires a first code, returns ten recovery codes, and sends a mail', async () => {
    const { secret } = await prepareCodes(server, user);
    expect(await turnOn('000000')).toMatchObject(wrongCode);
    const { status, body } = await turnOn(codeOf(server, secret));
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes)
      expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/);
    expect(await state()).toEqual({ turned_on_at: START.toISOString(), recovery_codes_left: 10 });
    const { text } = await server.mailTo(user.email, 'One-time codes are on');
    expect(text).toContain(`${SITE.origin}/account`);
  });

  test('accepts only the newest secret, and none while codes are on', async () => {
    const { secret: older } = await prepareCodes(server, user);
    const { secret } = await prepareCodes(server, user);
    expect(await turnOn(codeOf(server, older))).toMatchObject(wrongCode);
    expect((await turnOn(codeOf(server, secret))).status).toBe(200);
    const conflict = { status: 409, body: { code: 'codes_on' } };
    expect(await turnOn(codeOf(server, secret, 1))).toMatchObject(conflict);
    const again = within(server, user)('POST', '/api/auth/codes/setup/', { body: { password: PASSWORD } });
    expect(await again).toMatchObject(conflict);
  });

  test('stops the sign-in page from offering a demo account', async () => {
    const { kysely } = server.database;
    await kysely.insertInto('demo_accounts').values({ user_id: user.id, password: PASSWORD }).execute();
    await turnCodesOn(server, user);
    const { body } = await sender(server)<{ demo_accounts: unknown[] }>('GET', '/api/site/');
    expect(body.demo_accounts).toEqual([]);
  });

  test('stores the secret and the recovery codes so that the database alone does not reveal them', async () => {
    const { secret, recoveryCodes } = await turnCodesOn(server, user);
    const { kysely } = server.database;
    const row = await kysely
      .selectFrom('one_time_codes')
      .select('secret')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const sealed = Buffer.from(row.secret);
    expect(sealed.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
    const stored = await kysely.selectFrom('recovery_codes').select('code_hash').execute();
    for (const { code_hash } of stored)
      expect(recoveryCodes).not.toContain(Buffer.from(code_hash).toString());
    // The stored secret is useless for any other user and for a server with another signing key.
    const clock = () => server.now();
    expect(() => createCodes(Buffer.alloc(32, 'x'), clock).stepOf(user.id, sealed, '123456')).toThrow(
      'unable to authenticate data',
    );
    expect(() => createCodes(Buffer.alloc(32, 'k'), clock).stepOf(user.id + 1, sealed, '123456')).toThrow(
      'unable to authenticate data',
    );
  });
});

describe('logging in', () => {
  let secret: string;
  let recoveryCodes: string[];
  beforeEach(async () => {
    ({ secret, recoveryCodes } = await turnCodesOn(server, user));
  });

  test('requires a code after the right password, and opens no session before the code', async () => {
    const response = await sender(server)('POST', '/api/auth/login/', {
      body: { email: user.email, password: PASSWORD },
    });
    expect(response).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect(response.headers['set-cookie']).toBeUndefined();
    const opened = await logIn(codeOf(server, secret));
    expect(opened.status).toBe(200);
    expect(opened.body.user.email).toBe(user.email);
    const list = await within(server, user)<OpenSessionList>('GET', '/api/auth/sessions/');
    expect(list.body.results.map(({ factor }) => factor).toSorted()).toEqual([
      'password',
      'password_and_code',
    ]);
  });

  test('responds to a wrong password as it does for a user without codes', async () => {
    const other = await signUp(server, 'freelancer');
    const attempt = async (email: string) =>
      (await sender(server)('POST', '/api/auth/login/', { body: { email, password: 'wrong' } })).body;
    expect(await attempt(user.email)).toEqual(await attempt(other.email));
  });

  test('accepts each code once, even from simultaneous requests', async () => {
    const challenge = await enterPassword(server, user.email);
    const code = codeOf(server, secret);
    const responses = await Promise.all([sendCode(challenge, code), sendCode(challenge, code)]);
    expect(statusesOf(responses)).toEqual([200, 400]);
    expect(await sendCode(challenge, code)).toMatchObject(wrongCode);
    server.setTime(secondsAfter(START, 30));
    expect((await logIn(codeOf(server, secret))).status).toBe(200);
  });

  test.each([
    [-2, 400],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('responds to the code of %i periods from now with the status %i', async (periods, status) => {
    expect((await logIn(codeOf(server, secret, periods))).status).toBe(status);
  });

  test('accepts the code of the previous period, unless that code or a later one was used', async () => {
    server.setTime(secondsAfter(START, 60));
    const [before, now] = [codeOf(server, secret, -1), codeOf(server, secret)];
    expect((await logIn(before)).status).toBe(200);
    expect((await logIn(now)).status).toBe(200);
    expect(await logIn(before)).toMatchObject(wrongCode);
  });

  test('accepts codes with spaces and in Arabic digits', async () => {
    const code = codeOf(server, secret);
    expect((await logIn(` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
    server.setTime(secondsAfter(START, 30));
    const arabic = codeOf(server, secret).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    expect((await logIn(arabic)).status).toBe(200);
  });

  test('accepts a recovery code once, and a mail says how many are left', async () => {
    const [code = '', other = ''] = recoveryCodes;
    expect((await logIn(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await logIn(code)).toMatchObject(wrongCode);
    expect((await server.mailTo(user.email, 'A recovery code was used')).text).toContain('left: 9');
    expect(await state()).toMatchObject({ recovery_codes_left: 9 });
    const challenge = await enterPassword(server, user.email);
    const responses = await Promise.all([sendCode(challenge, other), sendCode(challenge, other)]);
    expect(statusesOf(responses)).toEqual([200, 400]);
  });

  test('refuses the one-time codes and the recovery codes of another user', async () => {
    const stranger = await signUp(server, 'client');
    const theirs = await turnCodesOn(server, stranger);
    expect(await logIn(theirs.recoveryCodes[0] ?? '')).toMatchObject(wrongCode);
    expect(await logIn(codeOf(server, theirs.secret))).toMatchObject(wrongCode);
  });

  test('refuses a challenge that has expired, is forged, or belongs to a former password', async () => {
    const challenge = await enterPassword(server, user.email);
    expect(await sendCode(`${challenge}x`, codeOf(server, secret))).toMatchObject(expired);
    const { challenge: ofPasskeys } = await preparePasskeyLogIn(server);
    expect(await sendCode(ofPasskeys, codeOf(server, secret))).toMatchObject(expired);
    const change = { old_password: PASSWORD, password: 'seven grey herons' };
    await within(server, user)('POST', '/api/auth/password/change/', { body: change });
    expect(await sendCode(challenge, codeOf(server, secret))).toMatchObject(expired);
    const newer = await enterPassword(server, user.email, change.password);
    server.setTime(secondsAfter(START, CHALLENGE_LIFETIME_S + 1));
    expect(await sendCode(newer, codeOf(server, secret))).toMatchObject(expired);
  });

  test('requires no code with a passkey', async () => {
    const key = softAuthenticator();
    await addPasskey(user, 'Laptop', key);
    const body = key.get(await preparePasskeyLogIn(server));
    expect((await sender(server)('POST', '/api/auth/login/passkey/', { body })).status).toBe(200);
  });

  test('still requires a code after a password reset by mail', async () => {
    const body = { token: await resetToken(server, user.email), password: 'seven grey herons' };
    expect((await sender(server)('POST', '/api/auth/password/reset/confirm/', { body })).status).toBe(200);
    const again = { email: user.email, password: body.password };
    expect(await sender(server)('POST', '/api/auth/login/', { body: again })).toMatchObject({ status: 403 });
    expect((await logIn(codeOf(server, secret), user, body.password)).status).toBe(200);
  });

  test('accepts recovery codes when the signing key has been replaced', async () => {
    const other = createCodes(Buffer.alloc(32, 'x'), () => server.now());
    const { sealed } = other.newSecret(user.id, user.email);
    await server.database.kysely
      .updateTable('one_time_codes')
      .set({ secret: sealed })
      .where('user_id', '=', user.id)
      .execute();
    expect(await logIn(codeOf(server, secret))).toMatchObject(wrongCode);
    expect((await logIn(recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('requires no code after codes were turned off, which needs the password and sends a mail', async () => {
    const challenge = await enterPassword(server, user.email);
    expect(await turnOff('wrong')).toMatchObject(wrongPassword);
    expect((await turnOff()).status).toBe(204);
    expect(await state()).toEqual(OFF);
    await server.mailTo(user.email, 'One-time codes are off');
    expect(await turnOff()).toMatchObject({ status: 409, body: { code: 'codes_off' } });
    expect(await sendCode(challenge, codeOf(server, secret))).toMatchObject(expired);
    const body = { email: user.email, password: PASSWORD };
    expect((await sender(server)('POST', '/api/auth/login/', { body })).status).toBe(200);
  });

  test('accepts only the new recovery codes after they were renewed', async () => {
    expect(await renew('wrong')).toMatchObject(wrongPassword);
    const { body } = await renew();
    expect(body.recovery_codes).toHaveLength(10);
    expect(await logIn(recoveryCodes[0] ?? '')).toMatchObject(wrongCode);
    expect((await logIn(body.recovery_codes[0] ?? '')).status).toBe(200);
  });
});

test('recovery codes cannot be made while codes are off', async () => {
  expect(await renew()).toMatchObject({ status: 409, body: { code: 'codes_off' } });
});

describe('codes that a stranger has turned on', () => {
  test('are removed when the owner of the address resets the password of an unconfirmed account by a link', async () => {
    const pretender = await signUp(server, 'client', { isConfirmed: false });
    await turnCodesOn(server, pretender);
    const body = { token: await resetToken(server, pretender.email), password: 'seven grey herons' };
    await sender(server)('POST', '/api/auth/password/reset/confirm/', { body });
    const credentials = { email: pretender.email, password: body.password };
    expect((await sender(server)('POST', '/api/auth/login/', { body: credentials })).status).toBe(200);
  });

  const restore = async () => {
    const { text } = await server.mailTo(user.email, 'Your email address was changed');
    const body = { token: tokenIn({ text }) };
    expect((await sender(server)('POST', '/api/auth/address/restore/', { body })).status).toBe(200);
    const { rows } = await server.database.kysely
      .selectFrom('one_time_codes')
      .select((query) => query.fn.countAll().as('rows'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return Number(rows);
  };

  test('are removed when the owner reverts a change of address', async () => {
    await turnCodesOn(server, user);
    await changeAddress(server, { send: within(server, user) }, `stranger-${user.id}@example.com`);
    expect(await restore()).toBe(0);
  });

  test('are distinguished by their age from the owner’s codes, which stay on', async () => {
    await turnCodesOn(server, user);
    const longAgo = secondsAfter(START, -15 * 24 * 60 * 60);
    await server.database.kysely.updateTable('one_time_codes').set({ turned_on_at: longAgo }).execute();
    await changeAddress(server, { send: within(server, user) }, `new-${user.id}@example.com`);
    expect(await restore()).toBe(1);
  });
});

describe('if the operator requires a second factor of clients', () => {
  let strict: TestServer;
  let client: TestPerson;
  beforeAll(async () => {
    strict = await testServer({ environment: { SECOND_FACTOR_FOR: 'client' } });
  });
  beforeEach(async () => {
    client = await signUp(strict, 'client');
  });
  afterAll(() => strict.close());

  const me = async (person: TestPerson) =>
    (await within(strict, person)<{ needs_factor: boolean }>('GET', '/api/users/')).body.needs_factor;
  const post = (person: TestPerson) =>
    within(strict, person)('POST', '/api/job-listings/create/', { body: jobInput });
  const off = (person: TestPerson) =>
    within(strict, person)('POST', '/api/auth/codes/off/', { body: { password: PASSWORD } });

  test('a client without a second factor may read, and may change the account, but may write nothing else', async () => {
    expect(client.session.user.needs_factor).toBe(true);
    expect(await post(client)).toMatchObject({ status: 403, body: { code: 'second_factor_missing' } });
    const send = within(strict, client);
    const company = await send('PUT', '/api/accounts/company/', { form: { name: 'Northwind' } });
    expect(company).toMatchObject({ status: 403, body: { code: 'second_factor_missing' } });
    expect((await send('GET', '/api/job-listings/my-listings/')).status).toBe(200);
    expect((await send('PATCH', '/api/users/', { body: { language: 'de' } })).status).toBe(200);
  });

  test('a freelancer needs no second factor', async () => {
    expect(await me(await signUp(strict, 'freelancer'))).toBe(false);
  });

  test('one-time codes are enough as a second factor, and cannot be turned off', async () => {
    await turnCodesOn(strict, client);
    expect(await me(client)).toBe(false);
    expect((await post(client)).status).toBe(201);
    expect(await off(client)).toMatchObject({ status: 409, body: { code: 'last_factor' } });
  });

  test('a second factor cannot be removed if it is the only one, even by simultaneous requests', async () => {
    const { body: passkey } = await addPasskey(client, 'Laptop', softAuthenticator());
    expect(await me(client)).toBe(false);
    const remove = () =>
      within(strict, client)('POST', `/api/auth/passkeys/${passkey.id}/remove/`, {
        body: { password: PASSWORD },
      });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'last_factor' } });
    await turnCodesOn(strict, client);
    const responses = await Promise.all([remove(), off(client)]);
    expect(statusesOf(responses)).toEqual([204, 409]);
  });

  test('the password alone does not log in a client who has a passkey', async () => {
    await addPasskey(client, 'Laptop', softAuthenticator());
    const body = { email: client.email, password: PASSWORD };
    expect(await sender(strict)('POST', '/api/auth/login/', { body })).toMatchObject({
      status: 403,
      body: { code: 'passkey_required' },
    });
  });
});

test('the codes match the examples of RFC 6238', () => {
  const secret = Secret.fromLatin1('12345678901234567890');
  expect(TOTP.generate({ secret, digits: 8, timestamp: 59_000 })).toBe('94287082');
});
