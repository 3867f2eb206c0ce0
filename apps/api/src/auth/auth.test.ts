import type { Session, User } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../clock.ts';
import { START, testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';
import { PASSWORD, sender, signUp, statusesOf } from '../testing/people.ts';
import type { Send } from '../testing/people.ts';
import { ACCESS_LIFETIME, REFRESH_LIFETIME } from './tokens.ts';

let server: TestServer;
let send: Send;
beforeAll(async () => {
  server = await testServer();
  send = sender(server);
});
beforeEach(() => server.setTime(START));
afterAll(() => server.close());

const logIn = (email: string, password = PASSWORD) =>
  send<Session>('POST', '/api/auth/login/', { body: { email, password } });
const refresh = (token: string) =>
  send<{ access: string }>('POST', '/api/auth/token/refresh/', { body: { refresh: token } });
const whoAmI = (access: string) =>
  send<User>('GET', '/api/users/', { headers: { authorization: `Bearer ${access}` } });

describe('signing up', () => {
  test('signs in, and tells who it is', async () => {
    const { session, send: sendAs } = await signUp(server, 'freelancer', { first_name: ' Ada ' });
    const { body } = await sendAs<User>('GET', '/api/users/');
    expect(body).toEqual(session.user);
    expect(body).toMatchObject({ first_name: 'Ada', role: 'freelancer', profile_image: null });
  });

  test('takes an address once, whatever its case', async () => {
    const { email } = await signUp(server, 'client');
    const body = {
      email: email.toUpperCase(),
      password: PASSWORD,
      first_name: 'A',
      last_name: 'B',
      role: 'client',
    };
    expect(await send('POST', '/api/auth/registration/', { body })).toMatchObject({
      status: 400,
      body: { email: ['Somebody has already signed up with this email address.'] },
    });
  });

  test('says everything that is wrong at once, in sentences', async () => {
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

  test('two at the same time with one address: one of them succeeds', async () => {
    const body = {
      email: 'twin@example.com',
      password: PASSWORD,
      first_name: 'A',
      last_name: 'B',
      role: 'freelancer',
    };
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '/api/auth/registration/', { body })));
    expect(statusesOf(answers)).toEqual([201, 400, 400]);
  });
});

describe('signing in', () => {
  test('answers a session and sets the two cookies', async () => {
    const { email } = await signUp(server, 'client');
    const { status, body, headers } = await logIn(` ${email.toUpperCase()}`);
    expect(status).toBe(200);
    expect(body.user.email).toBe(email);
    const cookies = headers['set-cookie'] as string[];
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^access=[^;]+; Max-Age=900; Path=\/api; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^csrftoken=[^;]+; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/);
  });

  test('does not tell a wrong password from an unknown address', async () => {
    const { email } = await signUp(server, 'client');
    const wrong = await logIn(email, 'not the password');
    const unknown = await logIn('nobody@example.com');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  test('does not set cookies for others than the one who signs in', async () => {
    const { headers } = await logIn('nobody@example.com');
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('the access token', () => {
  test('ends after a quarter of an hour', async () => {
    const { session } = await signUp(server, 'client');
    server.setTime(secondsAfter(START, ACCESS_LIFETIME - 1));
    expect((await whoAmI(session.access_token)).status).toBe(200);
    server.setTime(secondsAfter(START, ACCESS_LIFETIME + 1));
    expect((await whoAmI(session.access_token)).status).toBe(401);
  });

  test('cannot be replaced by the refresh token, nor the other way round', async () => {
    const { session } = await signUp(server, 'client');
    expect((await whoAmI(session.refresh_token)).status).toBe(401);
    expect((await refresh(session.access_token)).status).toBe(401);
  });

  test.each(['', 'x', 'a.b.c', 'null'])('is not %j', async (token) => {
    expect((await whoAmI(token)).status).toBe(401);
  });
});

describe('refreshing', () => {
  test('answers a new access token, as often as asked: the refresh token is not replaced', async () => {
    const { session } = await signUp(server, 'client');
    server.setTime(secondsAfter(START, ACCESS_LIFETIME + 1));
    for (const _attempt of [1, 2]) {
      const { status, body, headers } = await refresh(session.refresh_token);
      expect(status).toBe(200);
      expect((await whoAmI(body.access)).body).toEqual(session.user);
      expect(headers['set-cookie']).toHaveLength(2);
    }
  });

  test('ends with the session, after 30 days', async () => {
    const { session } = await signUp(server, 'client');
    server.setTime(secondsAfter(START, REFRESH_LIFETIME + 1));
    expect((await refresh(session.refresh_token)).status).toBe(401);
  });
});

describe('signing out', () => {
  test('ends the session at once, clears the cookies, and is no error a second time', async () => {
    const { session } = await signUp(server, 'client');
    const logOut = () => send('POST', '/api/auth/logout/', { body: { refresh: session.refresh_token } });
    const { status, headers } = await logOut();
    expect(status).toBe(204);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^access=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^csrftoken=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    expect((await whoAmI(session.access_token)).status).toBe(401);
    expect((await refresh(session.refresh_token)).status).toBe(401);
    expect((await logOut()).status).toBe(204);
  });

  test('with a token that is none is no error', async () => {
    expect((await send('POST', '/api/auth/logout/', { body: { refresh: 'nonsense' } })).status).toBe(204);
  });

  test('leaves the other sessions of the person alone', async () => {
    const { email, session } = await signUp(server, 'client');
    const other = await logIn(email);
    await send('POST', '/api/auth/logout/', { body: { refresh: session.refresh_token } });
    expect((await whoAmI(other.body.access_token)).status).toBe(200);
  });
});

describe('a lost password', () => {
  const ask = (email: string) => send('POST', '/api/auth/password/reset/', { body: { email } });
  const confirm = (token: string, password = 'a-brand-new-password') =>
    send('POST', '/api/auth/password/reset/confirm/', { body: { token, password } });

  async function tokenFor(email: string): Promise<string> {
    await ask(email);
    const mail = await server.mailTo(email);
    return /https:\/\/harbor\.test\/reset-password\?token=(\S+)/.exec(mail.text)?.[1] ?? '';
  }

  test('the answer does not tell who is registered', async () => {
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

  test('a link ends after an hour, and when another one was used', async () => {
    const { email } = await signUp(server, 'client');
    const first = await tokenFor(email);
    const second = await tokenFor(email);
    server.setTime(secondsAfter(START, 60 * 60 + 1));
    expect((await confirm(first)).status).toBe(400);
    server.setTime(START);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(first)).status).toBe(400);
  });

  test('without PUBLIC_URL the link leads to the configured address, whatever the Host header says', async () => {
    const plain = await testServer({ environment: { PUBLIC_URL: '', HOST: '0.0.0.0', PORT: '8080' } });
    const { email } = await signUp(plain, 'client');
    await sender(plain)('POST', '/api/auth/password/reset/', {
      body: { email },
      headers: { host: 'evil.example' },
    });
    const { text, html } = await plain.mailTo(email);
    expect(text).toContain('http://localhost:8080/reset-password?token=');
    expect(text + html).not.toContain('evil');
    await plain.close();
  });

  test('the database keeps neither the token nor, once it is sent, the mail with it', async () => {
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
