import type { Session, User } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textsOf } from '../../testing/mails.ts';
import { PASSWORD, sender, signUp, statusesOf } from '../../testing/people.ts';
import type { Send } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { ACCESS_LIFETIME_S } from './tokens.ts';

let server: TestServer;
let send: Send;
beforeAll(async () => {
  server = await testServer();
  send = sender(server);
});
beforeEach(() => server.setTime(START));
afterAll(() => server.close());

const PERSONAL =
  'This password is made of your name, your email address, your company or the name of this site. Choose another one.';

const logIn = (email: string, password = PASSWORD) =>
  send<Session>('POST', '/api/auth/login/', { body: { email, password } });
const refresh = (token: string) =>
  send<{ access: string }>('POST', '/api/auth/token/refresh/', { body: { refresh: token } });
const whoAmI = (access: string) =>
  send<User>('GET', '/api/users/', { headers: { authorization: `Bearer ${access}` } });

describe('signing up', () => {
  test('logs the user in and returns the user', async () => {
    const { session, send: sendAs } = await signUp(server, 'freelancer', { first_name: ' Ada ' });
    const { body } = await sendAs<User>('GET', '/api/users/');
    expect(body).toEqual(session.user);
    expect(body).toMatchObject({ first_name: 'Ada', role: 'freelancer', profile_image: null });
  });

  test('reports the errors of all fields at once', async () => {
    const body = { email: 'ada', password: 'short', first_name: ' ', role: 'admin', is_staff: true };
    expect(await send('POST', '/api/auth/registration/', { body })).toMatchObject({
      status: 400,
      body: {
        email: ['Enter an email address, such as name@example.com.'],
        password: ['At least 8 characters.'],
        first_name: ['This field is required.'],
        last_name: ['This field is required.'],
        role: ['Choose one of freelancer, client.'],
        is_staff: ['There is no such field.'],
      },
    });
  });

  test.each([
    ['seven77', 'At least 8 characters.'],
    ['        ', 'Use characters that are not all the same.'],
    ['🚢🚢🚢🚢🚢🚢🚢🚢', 'Use characters that are not all the same.'],
    ['password', 'This password is easy to guess. Choose a less common one.'],
    ['12345678', 'This password is easy to guess. Choose a less common one.'],
    ['Skill-Harbor-1', PERSONAL],
    ['ada.okafor.1815', PERSONAL],
    ['northwind labs', PERSONAL],
  ])('refuses the password %j with the reason', async (password, sentence) => {
    const body = {
      email: 'weak@example.com',
      password,
      first_name: 'Ada',
      last_name: 'Okafor',
      role: 'client',
      company: 'Northwind Labs',
    };
    expect(await send('POST', '/api/auth/registration/', { body })).toMatchObject({
      status: 400,
      body: { password: [sentence] },
    });
  });
});

describe('signing in', () => {
  test('returns a session and sets the cookies', async () => {
    const { email } = await signUp(server, 'client');
    const { status, body, headers } = await logIn(` ${email.toUpperCase()}`);
    expect(status).toBe(200);
    expect(body.user.email).toBe(email);
    const cookies = headers['set-cookie'] as string[];
    expect(cookies).toHaveLength(3);
    expect(cookies[0]).toMatch(/^__Host-access=[^;]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^__Host-csrftoken=[^;]+; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/);
    expect(cookies[2]).toMatch(
      /^__Host-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('does not distinguish a wrong password from an unknown address', async () => {
    const { email } = await signUp(server, 'client');
    const wrong = await logIn(email, 'not the password');
    const unknown = await logIn('nobody@example.com');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  test('sets no cookies for an unknown address', async () => {
    const { headers } = await logIn('nobody@example.com');
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('the access token', () => {
  test('expires after 15 minutes', async () => {
    const { session } = await signUp(server, 'client');
    server.setTime(secondsAfter(START, ACCESS_LIFETIME_S - 1));
    expect((await whoAmI(session.access_token)).status).toBe(200);
    server.setTime(secondsAfter(START, ACCESS_LIFETIME_S + 1));
    expect((await whoAmI(session.access_token)).status).toBe(401);
  });

  test('cannot be used as a refresh token, nor a refresh token as an access token', async () => {
    const { session } = await signUp(server, 'client');
    expect((await whoAmI(session.refresh_token)).status).toBe(401);
    expect((await refresh(session.access_token)).status).toBe(401);
  });

  test.each(['', 'x', 'a.b.c', 'null'])('is refused if it is %j', async (token) => {
    expect((await whoAmI(token)).status).toBe(401);
  });
});

describe('refreshing', () => {
  test('returns a new access token each time, and does not replace the refresh token', async () => {
    const { session } = await signUp(server, 'client');
    server.setTime(secondsAfter(START, ACCESS_LIFETIME_S + 1));
    for (const _attempt of [1, 2]) {
      const { status, body, headers } = await refresh(session.refresh_token);
      expect(status).toBe(200);
      expect((await whoAmI(body.access)).body).toEqual(session.user);
      expect(headers['set-cookie']).toHaveLength(2);
    }
  });

  test('stops working when the session ends after 30 days', async () => {
    const { session } = await signUp(server, 'client');
    server.setTime(secondsAfter(START, 30 * 24 * 60 * 60 + 1));
    expect((await refresh(session.refresh_token)).status).toBe(401);
  });
});

describe('signing out', () => {
  test('ends the session at once, clears the cookies, and succeeds if it is repeated', async () => {
    const { session } = await signUp(server, 'client');
    const logOut = () => send('POST', '/api/auth/logout/', { body: { refresh: session.refresh_token } });
    const { status, headers } = await logOut();
    expect(status).toBe(204);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-access=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^__Host-csrftoken=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    expect((await whoAmI(session.access_token)).status).toBe(401);
    expect((await refresh(session.refresh_token)).status).toBe(401);
    expect((await logOut()).status).toBe(204);
  });

  test('succeeds even if the token is invalid', async () => {
    expect((await send('POST', '/api/auth/logout/', { body: { refresh: 'nonsense' } })).status).toBe(204);
  });

  test('leaves the other sessions of the user open', async () => {
    const { email, session } = await signUp(server, 'client');
    const other = await logIn(email);
    await send('POST', '/api/auth/logout/', { body: { refresh: session.refresh_token } });
    expect((await whoAmI(other.body.access_token)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => send('POST', '/api/auth/password/reset/', { body: { email } });
  const confirm = (token: string, password = 'a-brand-new-password') =>
    send('POST', '/api/auth/password/reset/confirm/', { body: { token, password } });

  async function tokenFor(email: string): Promise<string> {
    await ask(email);
    const mail = await server.mailTo(email);
    return /https:\/\/harbor\.test\/reset-password#token=(\S+)/.exec(mail.text)?.[1] ?? '';
  }

  test('the response does not reveal whether an address is registered', async () => {
    const { email } = await signUp(server, 'client');
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    await server.mailTo(email);
    expect(server.mails.some(({ to }) => to === 'nobody@example.com')).toBe(false);
  });

  test('a link works once, changes the password, and ends all sessions', async () => {
    const { email, session } = await signUp(server, 'client');
    const token = await tokenFor(email);
    expect((await confirm(token)).status).toBe(200);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, 'a-brand-new-password')).status).toBe(200);
    expect((await whoAmI(session.access_token)).status).toBe(401);
    expect((await refresh(session.refresh_token)).status).toBe(401);
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { detail: 'This link has expired or was already used. Please ask for a new one.' },
    });
  });

  test('a link stops working after an hour, and as soon as another link is used', async () => {
    const { email } = await signUp(server, 'client');
    const first = await tokenFor(email);
    const second = await tokenFor(email);
    server.setTime(secondsAfter(START, 60 * 60 + 1));
    expect((await confirm(first)).status).toBe(400);
    server.setTime(START);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(first)).status).toBe(400);
  });

  test('checking a link reports whether it still works, and changes nothing', async () => {
    const { email } = await signUp(server, 'client');
    const token = await tokenFor(email);
    const works = async (link: string) =>
      (await send('POST', '/api/auth/password/reset/check/', { body: { token: link } })).body;
    expect(await works(token)).toEqual({ works: true });
    expect(await works(token)).toEqual({ works: true });
    expect(await works('never-sent')).toEqual({ works: false });
    server.setTime(secondsAfter(START, 60 * 60 + 1));
    expect(await works(token)).toEqual({ works: false });
    server.setTime(START);
    await confirm(token);
    expect(await works(token)).toEqual({ works: false });
  });

  test('a mail notifies the owner of the changed password, and says how to choose another one', async () => {
    const { email } = await signUp(server, 'client', { language: 'de' });
    await confirm(await tokenFor(email));
    const mail = await server.mailTo(email);
    expect(mail).toMatchObject({ language: 'de', subject: 'Ihr Passwort wurde geändert' });
    expect(mail.text).toContain('https://harbor.test/forgot-password');
    expect(mail.text).not.toContain('token');
  });

  test('an easy password is refused, and the link stays valid', async () => {
    const { email } = await signUp(server, 'client');
    const token = await tokenFor(email);
    expect(await confirm(token, 'northwind-labs-1')).toMatchObject({
      status: 400,
      body: { password: [PERSONAL] },
    });
    expect(await confirm(token, 'Password1')).toMatchObject({
      status: 400,
      body: { password: ['This password is easy to guess. Choose a less common one.'] },
    });
    expect((await confirm(token)).status).toBe(200);
  });

  test('without PUBLIC_URL, the link goes to the configured address, regardless of the Host header', async () => {
    const plain = await testServer({ environment: { PUBLIC_URL: '', HOST: '0.0.0.0', PORT: '8080' } });
    const { email } = await signUp(plain, 'client');
    await sender(plain)('POST', '/api/auth/password/reset/', {
      body: { email },
      headers: { host: 'evil.example' },
    });
    const { text, html } = await plain.mailTo(email);
    expect(text).toContain('http://localhost:8080/reset-password#token=');
    expect(text + html).not.toContain('evil');
    await plain.close();
  });

  test('the database stores neither the token of the link nor the mail after it was sent', async () => {
    const { email } = await signUp(server, 'client');
    const token = await tokenFor(email);
    const resets = await server.database.kysely.selectFrom('password_resets').selectAll().execute();
    expect(JSON.stringify(resets)).not.toContain(token);
    await expect
      .poll(() =>
        server.database.kysely.selectFrom('mails').select('text').where('recipient', '=', email).execute(),
      )
      .toEqual([{ text: '' }]);
  });
});

describe('changing the password', () => {
  const NEW = 'a-brand-new-password';
  const change = (as: Send, old_password = PASSWORD, password = NEW) =>
    as('POST', '/api/auth/password/change/', { body: { old_password, password } });

  test('ends all sessions except the current one', async () => {
    const { email, session, send: sendAs } = await signUp(server, 'client');
    const { body: other } = await logIn(email);
    expect(await change(sendAs)).toMatchObject({
      status: 200,
      body: { detail: 'Your password is changed.' },
    });
    expect((await whoAmI(session.access_token)).status).toBe(200);
    expect((await refresh(session.refresh_token)).status).toBe(200);
    expect((await whoAmI(other.access_token)).status).toBe(401);
    expect((await refresh(other.refresh_token)).status).toBe(401);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, NEW)).status).toBe(200);
  });

  test('a changed password causes one mail, and a refused change causes none', async () => {
    const { email, send: sendAs } = await signUp(server, 'client');
    await change(sendAs, 'not the password');
    await Promise.all([change(sendAs), change(sendAs)]);
    expect((await textsOf(server, { email }, 'Your password was changed')).length).toBe(1);
    expect((await textsOf(server, { email }, '')).length).toBe(1);
  });

  test('requires the old password', async () => {
    const { email, send: sendAs } = await signUp(server, 'freelancer');
    const { body: other } = await logIn(email);
    expect(await change(sendAs, 'not the password')).toMatchObject({
      status: 400,
      body: { old_password: ['This is not your password.'] },
    });
    expect((await whoAmI(other.access_token)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  test('refuses an easy new password with the reason', async () => {
    const { send: sendAs } = await signUp(server, 'client');
    expect(await change(sendAs, PASSWORD, 'password1')).toMatchObject({
      status: 400,
      body: { password: ['This password is easy to guess. Choose a less common one.'] },
    });
    expect(await change(sendAs, PASSWORD, 'LiBrandt1987')).toMatchObject({
      status: 400,
      body: { password: [PERSONAL] },
    });
  });

  test('invalidates pending reset links', async () => {
    const { email, send: sendAs } = await signUp(server, 'client');
    await send('POST', '/api/auth/password/reset/', { body: { email } });
    const token = /token=(\S+)/.exec((await server.mailTo(email)).text)?.[1];
    await change(sendAs);
    const body = { token, password: 'another-new-password' };
    expect((await send('POST', '/api/auth/password/reset/confirm/', { body })).status).toBe(400);
  });

  test('only one of several simultaneous changes succeeds, and its password is valid', async () => {
    const { email, send: sendAs } = await signUp(server, 'client');
    const passwords = ['first-new-password', 'second-new-password'];
    const responses = await Promise.all(passwords.map((password) => change(sendAs, PASSWORD, password)));
    expect(statusesOf(responses)).toEqual([200, 400]);
    const signedIn = await Promise.all(passwords.map((password) => logIn(email, password)));
    expect(signedIn.map(({ status }) => status === 200)).toEqual(
      responses.map(({ status }) => status === 200),
    );
  });
});
