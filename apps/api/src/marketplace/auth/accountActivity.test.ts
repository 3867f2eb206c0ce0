/** Tests the activity log of an account, which the account's user can read. */
import type { AccountActivity, AccountActivityList, Session } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { PASSWORD, allPages, changeAddress, sender, signUp, tokenIn } from '../../testing/people.ts';
import type { Send, TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { addPasskey, preparePasskeyLogIn, softAuthenticator } from '../../testing/softAuthenticator.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { removeOldActivity } from './accountActivity.commands.ts';
import { recordActivity } from './accountActivity.repository.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const URL = '/api/users/activity/';
const NEW_PASSWORD = 'seven grey herons';
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

const visitor = (userAgent: string) => sender(server, { 'user-agent': userAgent });
const within = ({ access_token }: Session) => sender(server, { authorization: `Bearer ${access_token}` });
async function logIn({ email }: TestPerson, password = PASSWORD): Promise<Session> {
  const { body } = await visitor(FIREFOX)<Session>('POST', '/api/auth/login/', { body: { email, password } });
  return body;
}
const activity = async (send: Send = user.send) => (await send<AccountActivityList>('GET', URL)).body.results;
/** Returns all events since the sign-up, in order. */
const happened = async (send?: Send) =>
  (await activity(send))
    .toReversed()
    .slice(2)
    .map(({ event }) => event);
const events = (list: AccountActivity[]) => list.map(({ event }) => event);

test('each entry has the time, the factor, and the names of the browser and the operating system, but no IP address', async () => {
  const key = softAuthenticator();
  await addPasskey(user, 'Laptop', key);
  server.setTime(secondsAfter(START, 90));
  const assertion = key.get(await preparePasskeyLogIn(server), 1);
  const login = await visitor(SAFARI)<Session>('POST', '/api/auth/login/passkey/', { body: assertion });
  await within(login.body)('PATCH', '/api/users/', { body: { first_name: 'Adaeze' } });
  const phone = {
    factor: 'passkey',
    browser: 'Safari',
    system: 'iOS',
    occurred_at: '2026-05-04T09:01:30.000Z',
  };
  const id = expect.any(Number) as number;
  expect((await activity(within(login.body))).slice(0, 2)).toEqual([
    { id, event: 'name_changed', ...phone },
    { id, event: 'logged_in_on_new_device', ...phone },
  ]);
});

test('an action with a link in a mail has no factor', async () => {
  const entries = await activity();
  expect(entries).toMatchObject([
    { event: 'address_confirmed', factor: null },
    { event: 'account_created', factor: 'password' },
  ]);
  await sender(server)('POST', '/api/auth/password/reset/', { body: { email: user.email } });
  const token = tokenIn(await server.mailTo(user.email, 'Choose a new password'));
  const body = { token, password: NEW_PASSWORD };
  await visitor(SAFARI)('POST', '/api/auth/password/reset/confirm/', { body });
  expect((await activity(within(await logIn(user, NEW_PASSWORD))))[1]).toMatchObject({
    event: 'password_reset',
    factor: null,
    browser: 'Safari',
    system: 'iOS',
  });
});

test('every change that a user makes to the account is logged', async () => {
  const { send } = user;
  const { body: passkey } = await addPasskey(user);
  await send('POST', `/api/auth/passkeys/${passkey.id}/remove/`, { body: { password: PASSWORD } });
  await send('PATCH', '/api/users/', { body: { last_name: 'Lind' } });
  await send('PATCH', '/api/users/', { body: { language: 'en' } });
  await send('POST', '/api/users/export/', { body: { password: PASSWORD } });
  await send('POST', '/api/users/deletion/', { body: { password: PASSWORD } });
  await send('DELETE', '/api/users/deletion/');
  await send('POST', '/api/auth/sessions/end-others/', { body: { password: PASSWORD } });
  await send('POST', '/api/auth/password/change/', {
    body: { old_password: PASSWORD, password: NEW_PASSWORD },
  });
  expect(await happened()).toEqual([
    'passkey_added',
    'passkey_removed',
    'name_changed',
    'data_exported',
    'deletion_planned',
    'deletion_cancelled',
    'other_sessions_ended',
    'password_changed',
  ]);
});

test('changes of the email address are logged, and so is the device from which they were reverted', async () => {
  await changeAddress(server, user, `new.${user.email}`);
  const token = tokenIn(await server.mailTo(user.email, 'Your email address was changed'));
  expect(await happened()).toEqual(['address_change_requested', 'address_changed']);
  await visitor(SAFARI)('POST', '/api/auth/address/restore/', { body: { token } });
  const [latest] = await server.database.kysely
    .selectFrom('account_activities')
    .select(['event', 'factor', 'system'])
    .where('user_id', '=', user.id)
    .orderBy('id', 'desc')
    .execute();
  expect(latest).toEqual({ event: 'address_restored', factor: null, system: 'iOS' });
});

test('the end of a session is logged once, even if its user logs out twice', async () => {
  const session = await logIn(user);
  const logOut = () =>
    sender(server)('POST', '/api/auth/logout/', { body: { refresh: session.refresh_token } });
  await logOut();
  await logOut();
  expect(await happened()).toEqual(['logged_in_on_new_device', 'logged_out']);
});

test('a refused request is not logged', async () => {
  const body = { old_password: 'not the password', password: NEW_PASSWORD };
  expect((await user.send('POST', '/api/auth/password/change/', { body })).status).toBe(400);
  expect(await happened()).toEqual([]);
});

test('a change is refused if its session has ended in the meantime, because the change could not be logged', async () => {
  const gone = { id: user.id, sessionId: '0197a3c2-7b1e-4c55-9d64-3a5b1f0c8e01' };
  const { queries, clock } = servicesOf(server);
  await expect(recordActivity(queries, 'password_changed', gone, clock())).rejects.toMatchObject({
    statusCode: 401,
  });
});

test('users can read their own activity page by page, but not the activity of others', async () => {
  for (let time = 1; time <= 22; time += 1)
    await user.send('PATCH', '/api/users/', { body: { first_name: `Ada${time}` } });
  expect(await activity()).toHaveLength(20);
  const all = await allPages<AccountActivity>(user.send, URL);
  expect(new Set(all.map(({ id }) => id)).size).toBe(24);
  expect(events(await activity((await signUp(server, 'client')).send))).toEqual([
    'address_confirmed',
    'account_created',
  ]);
});

test('activity is deleted after a year', async () => {
  server.setTime(secondsAfter(START, 30 * DAY_S));
  await user.send('PATCH', '/api/users/', { body: { last_name: 'Lind' } });
  server.setTime(secondsAfter(START, 366 * DAY_S));
  await removeOldActivity(servicesOf(server));
  expect(events(await activity())).toEqual(['logged_in', 'name_changed', 'logged_in']);
});
