/** Tests the list of a user's sessions, and ending a session from another device. */
import type { OpenSession, OpenSessionList, Session } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { PASSWORD, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR_S = 60 * 60;

let server: TestServer;
let free = Infinity;
let user: TestPerson;
let phone: Session;
beforeAll(async () => {
  server = await testServer({ freeBytes: () => Promise.resolve(free) });
});
beforeEach(async () => {
  free = Infinity;
  server.setTime(START);
  user = await signUp(server, 'freelancer');
  server.setTime(secondsAfter(START, 60));
  phone = await logIn(user);
});
afterAll(() => server.close());

const logIn = async ({ email }: TestPerson) =>
  (
    await sender(server)<Session>('POST', '/api/auth/login/', {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': FIREFOX },
    })
  ).body;
/** Sends requests in one session. A person's own `send` would open a new session when the clock is set. */
const within = ({ access_token }: Pick<Session, 'access_token'>) =>
  sender(server, { authorization: `Bearer ${access_token}` });
const sessions = async (from: Pick<Session, 'access_token'> = user.session): Promise<OpenSession[]> =>
  (await within(from)<OpenSessionList>('GET', '/api/auth/sessions/')).body.results;
const end = (from: Pick<Session, 'access_token'>, sessionId = '', password = PASSWORD) =>
  within(from)('POST', `/api/auth/sessions/${sessionId}/end/`, { body: { password } });
const endOthers = (from: Pick<Session, 'access_token'>, password = PASSWORD) =>
  within(from)('POST', '/api/auth/sessions/end-others/', { body: { password } });
const whoAmI = async (session: Session) => (await within(session)('GET', '/api/users/')).status;
const refresh = ({ refresh_token }: Session) =>
  sender(server)<{ access: string }>('POST', '/api/auth/token/refresh/', {
    body: { refresh: refresh_token },
  });

test('a user sees the device, the login and the last use of each session, and the current session comes first', async () => {
  expect(await sessions()).toEqual([
    {
      id: expect.any(String) as string,
      browser: '',
      system: '',
      factor: 'password',
      created_at: START.toISOString(),
      used_at: START.toISOString(),
      is_current: true,
    },
    {
      id: expect.any(String) as string,
      browser: 'Firefox',
      system: 'Windows',
      factor: 'password',
      created_at: secondsAfter(START, 60).toISOString(),
      used_at: secondsAfter(START, 60).toISOString(),
      is_current: false,
    },
  ]);
});

test('the last use of a session is recorded at most once an hour, and is not recorded on a nearly full disk', async () => {
  /**
   * Refreshes the phone's session this number of seconds after the start, and returns the time of the session's last
   * use.
   */
  const usedAfter = async (seconds: number) => {
    server.setTime(secondsAfter(START, seconds));
    const { status, body } = await refresh(phone);
    expect(status).toBe(200);
    return (await sessions({ access_token: body.access })).find(({ is_current }) => is_current)?.used_at;
  };
  const first = secondsAfter(START, 60).toISOString();
  expect(await usedAfter(HOUR_S / 2)).toBe(first);
  free = 0;
  expect(await usedAfter(2 * HOUR_S)).toBe(first);
  free = Infinity;
  expect(await usedAfter(2 * HOUR_S)).toBe(secondsAfter(START, 2 * HOUR_S).toISOString());
});

test('a session that is used stays open, and a session that is not used for 14 days expires', async () => {
  const days = (count: number) => server.setTime(secondsAfter(START, count * 24 * HOUR_S));
  days(10);
  expect((await refresh(phone)).status).toBe(200);
  days(20);
  const { status, body } = await refresh(phone);
  expect(status).toBe(200);
  expect(await sessions({ access_token: body.access })).toHaveLength(1);
  expect(await refresh(user.session)).toMatchObject({ status: 401, body: { code: 'session_ended' } });
});

test('the two limits on the age of a session can be configured', async () => {
  const short = await testServer({ environment: { SESSION_DAYS: '3', SESSION_IDLE_DAYS: '2' } });
  onTestFinished(() => short.close());
  const { session } = await signUp(short, 'client');
  const refreshAt = async (days: number) => {
    short.setTime(secondsAfter(START, days * 24 * HOUR_S));
    const body = { refresh: session.refresh_token };
    return (await sender(short)('POST', '/api/auth/token/refresh/', { body })).status;
  };
  expect([await refreshAt(1.5), await refreshAt(2.9), await refreshAt(3.1)]).toEqual([200, 200, 401]);
});

test('a user can end one session at once, and the other sessions stay open', async () => {
  const [, other] = await sessions();
  expect((await end(user.session, other?.id)).status).toBe(204);
  expect(await whoAmI(phone)).toBe(401);
  expect((await refresh(phone)).status).toBe(401);
  expect((await sessions()).map(({ is_current }) => is_current)).toEqual([true]);
  expect((await end(user.session, other?.id)).status).toBe(404);
});

test('a user can end all other sessions at once', async () => {
  await logIn(user);
  expect((await endOthers(user.session)).status).toBe(204);
  expect(await whoAmI(phone)).toBe(401);
  expect(await sessions()).toHaveLength(1);
});

test.each(['log-out', 'end-others', 'new password', 'expiry'])(
  'a refresh says whether the session was ended from another device, after the event: %s',
  async (way) => {
    const refresh = phone.refresh_token;
    if (way === 'log-out') await sender(server)('POST', '/api/auth/logout/', { body: { refresh } });
    if (way === 'end-others') await endOthers(user.session);
    if (way === 'new password')
      await user.send('POST', '/api/auth/password/change/', {
        body: { old_password: PASSWORD, password: 'seven grey herons' },
      });
    if (way === 'expiry') server.setTime(secondsAfter(START, 31 * 24 * HOUR_S));
    const { status, body } = await sender(server)('POST', '/api/auth/token/refresh/', { body: { refresh } });
    const isRevoked = way === 'end-others' || way === 'new password';
    expect({ status, body }).toMatchObject({
      status: 401,
      body: { code: isRevoked ? 'session_revoked' : 'session_ended' },
    });
  },
);

test('a caller who has a session but does not know the password can end no other session', async () => {
  const [, other] = await sessions();
  const refused = [
    await end(user.session, other?.id, 'not the password'),
    await endOthers(user.session, 'not the password'),
  ];
  for (const { status, body } of refused)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { password: ['This is not your password.'] },
    });
  expect(await whoAmI(phone)).toBe(200);
});

test('another user’s session is not listed and cannot be ended', async () => {
  const stranger = await signUp(server, 'client');
  const [, other] = await sessions();
  expect(await sessions(stranger.session)).toHaveLength(1);
  expect((await end(stranger.session, other?.id)).status).toBe(404);
  await endOthers(stranger.session);
  expect(await whoAmI(phone)).toBe(200);
});
