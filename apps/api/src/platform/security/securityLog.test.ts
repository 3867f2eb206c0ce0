/** Tests with a real server that the security log contains each event and its account, but no private data. */
import { Writable } from 'node:stream';
import type { Session } from '@skillharbor/contract';
import { afterEach, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../testing/people.ts';
import { codeOf, enterPassword, turnCodesOn } from '../../testing/authenticatorApp.ts';
import { addPasskey, preparePasskeyLogIn, softAuthenticator } from '../../testing/softAuthenticator.ts';
import type { SoftAuthenticator } from '../../testing/softAuthenticator.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { createLogger } from '../operating/logger.ts';
import { createSecurityLog } from './securityLog.ts';

interface Line {
  event?: string;
  reqId?: string;
  [field: string]: unknown;
}

let server: TestServer;
let log = '';
async function start(environment: Record<string, string> = {}): Promise<void> {
  log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => done(void (log += chunk.toString())),
  });
  server = await testServer({ logger: createLogger('info', stream), environment });
}
afterEach(() => server.close());

/** Returns the events that were logged so far, without the fields that every log line has. */
function events(): Line[] {
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return lines
    .filter(({ event }) => event !== undefined)
    .map(({ level: _level, time: _time, pid: _pid, hostname: _hostname, reqId, msg: _msg, ...event }) => {
      expect(reqId).toMatch(/^[\da-f-]{36}$/);
      return event;
    });
}

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers, remoteAddress: '203.0.113.77' });
const logIn = (email: string, password: string) => post('/api/auth/login/', { email, password });
const bearer = ({ access_token: token }: Session) => ({ authorization: `Bearer ${token}` });

test('logins, refused tokens, ended sessions and new passwords are logged as events of the account', async () => {
  await start();
  const { id, email } = await signUp(server, 'client');
  await logIn(email, 'not the password');
  await logIn('stranger@example.com', 'not the password');
  const session = (await logIn(email, PASSWORD)).json<Session>();
  const change = (old_password: string) =>
    post('/api/auth/password/change/', { old_password, password: 'seven grey herons' }, bearer(session));
  await change('not the password');
  await change(PASSWORD);
  await post('/api/auth/sessions/end-others/', { password: 'seven grey herons' }, bearer(session));
  await post('/api/auth/logout/', { refresh: session.refresh_token });
  await post('/api/auth/token/refresh/', { refresh: session.refresh_token });
  await server.app.inject({ url: '/api/users/', headers: bearer(session) });

  expect(events()).toEqual([
    { event: 'user_created', person: id },
    { event: 'user_updated', person: id, reason: 'address_confirmed' },
    { event: 'authn_login_fail', person: id, reason: 'wrong_password' },
    { event: 'authn_login_fail', person: null, reason: 'unknown_account' },
    { event: 'authn_login_success', person: id, factor: 'password' },
    { event: 'authn_password_change_fail', person: id, reason: 'wrong_password' },
    { event: 'authn_password_change', person: id, reason: 'changed' },
    { event: 'authn_token_revoked', person: id, reason: 'others_ended' },
    { event: 'authn_token_revoked', person: id, reason: 'log_out' },
    { event: 'authn_token_refused', person: id, kind: 'refresh' },
    { event: 'authn_token_refused', person: null, kind: 'access' },
  ]);
  for (const secret of [email, 'stranger@', PASSWORD, 'herons', session.access_token, session.refresh_token])
    expect(log).not.toContain(secret);
  expect(log).not.toContain('203.0.113');
});

test('if a login ends the older session of the same browser, this is logged for the account of that session', async () => {
  await start();
  const [first, second] = [await signUp(server, 'client'), await signUp(server, 'freelancer')];
  const { cookies } = await logIn(first.email, PASSWORD);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await post('/api/auth/login/', { email: second.email, password: PASSWORD }, { cookie });
  expect(events().slice(-2)).toEqual([
    { event: 'authn_token_revoked', person: first.id, reason: 'replaced' },
    { event: 'authn_login_success', person: second.id, factor: 'password' },
  ]);
});

test('passkeys that are added, used, refused and removed are logged as events of the account', async () => {
  await start();
  const person = await signUp(server, 'client');
  const key = softAuthenticator();
  const { body: passkey } = await addPasskey(person, 'Laptop', key);
  const use = async (authenticator: SoftAuthenticator, counter: number) =>
    post('/api/auth/login/passkey/', authenticator.get(await preparePasskeyLogIn(server), counter));
  await use(key, 3);
  await use(key, 3);
  await use(softAuthenticator(), 0);
  const remove = (password: string) =>
    post(`/api/auth/passkeys/${passkey.id}/remove/`, { password }, bearer(person.session));
  await remove('not the password');
  await remove(PASSWORD);

  expect(events().slice(2)).toEqual([
    { event: 'user_updated', person: person.id, reason: 'passkey_added' },
    { event: 'authn_login_success', person: person.id, factor: 'passkey' },
    { event: 'authn_login_fail', person: person.id, reason: 'passkey_copied' },
    { event: 'authn_login_fail', person: null, reason: 'unknown_passkey' },
    { event: 'authn_login_fail', person: person.id, reason: 'wrong_password' },
    { event: 'user_updated', person: person.id, reason: 'passkey_removed' },
  ]);
  expect(log).not.toContain('Laptop');
});

test('one-time codes that are turned on, used, guessed and turned off are logged as events of the account', async () => {
  await start();
  const person = await signUp(server, 'client');
  const { secret, recoveryCodes } = await turnCodesOn(server, person);
  const enter = async (code: string) =>
    post('/api/auth/login/code/', { challenge: await enterPassword(server, person.email), code });
  await enter('000000');
  await enter(codeOf(server, secret));
  await enter(recoveryCodes[0] ?? '');
  await post('/api/auth/login/code/', { challenge: 'forged', code: '000000' });
  await post('/api/auth/codes/recovery/', { password: PASSWORD }, bearer(person.session));
  await post('/api/auth/codes/off/', { password: PASSWORD }, bearer(person.session));

  expect(events().slice(2)).toEqual([
    { event: 'user_updated', person: person.id, reason: 'codes_turned_on' },
    { event: 'authn_login_fail', person: person.id, reason: 'wrong_code' },
    { event: 'authn_login_success', person: person.id, factor: 'password_and_code' },
    { event: 'authn_login_success', person: person.id, factor: 'password_and_recovery_code' },
    { event: 'authn_login_fail', person: null, reason: 'log_in_expired' },
    { event: 'user_updated', person: person.id, reason: 'recovery_codes_renewed' },
    { event: 'user_updated', person: person.id, reason: 'codes_turned_off' },
  ]);
  for (const used of [secret, recoveryCodes[0]]) expect(log).not.toContain(used);
});

test('setting a password through a link, and trying to use the link again, are logged as events', async () => {
  await start();
  const { id, email } = await signUp(server, 'client');
  await post('/api/auth/password/reset/', { email });
  const { text } = await server.mailTo(email, 'Choose');
  const [, token = ''] = /#token=([\w-]+)/.exec(text) ?? [];
  const confirm = () => post('/api/auth/password/reset/confirm/', { token, password: 'seven grey herons' });
  await confirm();
  await confirm();
  expect(events().slice(2)).toEqual([
    { event: 'authn_password_change', person: id, reason: 'reset' },
    { event: 'authn_password_change_fail', person: null, reason: 'link_expired' },
  ]);
  expect(log).not.toContain(token);
});

test('a missing CSRF token, a wrong role, an unconfirmed address and a used-up limit are logged as events', async () => {
  await start({ RATE_LIMITS: 'on' });
  const { id, email } = await signUp(server, 'client');
  const logged = await logIn(email, PASSWORD);
  const cookie = logged.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await post('/api/job-listings/create/', {}, { cookie });
  await server.app.inject({
    url: '/api/applications/my/',
    headers: bearer(logged.json<Session>()),
  });
  await server.database.kysely.updateTable('users').set({ confirmed_at: null }).execute();
  await post('/api/job-listings/create/', {}, bearer(logged.json<Session>()));
  for (let attempt = 0; attempt < 21; attempt += 1) await post('/api/auth/registration/', {});
  expect(events().slice(3)).toEqual([
    { event: 'authz_fail', person: id, reason: 'csrf_token_wrong' },
    { event: 'authz_fail', person: id, reason: 'role_required' },
    { event: 'authz_fail', person: id, reason: 'address_unconfirmed' },
    { event: 'excess_rate_limit_exceeded', person: null, action: 'register', budget: 'address' },
  ]);
});

test.each([
  ['off', '203.0.113.77', undefined],
  ['truncated', '203.0.113.77', '203.0.113.0/24'],
  ['truncated', '::ffff:203.0.113.77', '203.0.113.0/24'],
  ['truncated', '2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['full', '2001:db8:1:2:3::4', '2001:db8:1:2:3::4'],
] as const)('with LOG_ADDRESSES=%s, the address %s is logged as %s', async (setting, ip, logged) => {
  await start();
  createSecurityLog(setting)({ log: server.app.log, ip }, { event: 'user_created', person: 7 });
  const [line = '{}'] = log.trim().split('\n').slice(-1);
  expect((JSON.parse(line) as Line)['source_ip']).toBe(logged);
});

test('LOG_ADDRESSES also determines the IP addresses in the log lines of requests', async () => {
  await start({ LOG_ADDRESSES: 'truncated' });
  await logIn('stranger@example.com', 'not the password');
  expect(events()).toMatchObject([{ event: 'authn_login_fail', source_ip: '203.0.113.0/24' }]);
});
