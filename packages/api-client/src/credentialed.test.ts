import { describe, expect, test } from 'vitest';
import { createSessionStore } from './sessionStore.ts';
import { memoryStorage } from './storage.ts';
import { ApiError, NetworkError } from './errors.ts';
import { adasSession, inTurn, json } from './testing/fakes.ts';
import type { Responder } from './testing/fakes.ts';
import { REFRESH, ME, DECIDE, renewed, logIn, forbidden, setUp } from './testing/setUp.ts';
import { unwrap } from './unwrap.ts';

describe('the credentialed client', () => {
  const decide = ({ api }: ReturnType<typeof setUp>) =>
    api.credentialed.PATCH('/api/applications/update/{applicationId}/', {
      params: { path: { applicationId: 3 } },
      body: { status: 'accepted' },
    });
  const me = ({ api }: ReturnType<typeof setUp>) => unwrap(api.credentialed.GET('/api/users/'));

  test('sends cookies, and sends the CSRF token only with a write', async () => {
    const setting = setUp({
      responses: { [ME]: () => json(adasSession.user), [DECIDE]: () => json({}) },
      cookies: () => 'theme=dark; csrftoken=a-b_c=; other=1',
    });
    await me(setting);
    await decide(setting);
    const [read, write] = setting.server.requests;
    expect(read?.credentials).toBe('include');
    expect(read?.headers.get('x-csrftoken')).toBeNull();
    expect(write?.headers.get('x-csrftoken')).toBe('a-b_c=');
    expect(write?.headers.get('authorization')).toBeNull();
  });

  test('takes the CSRF token from the cookie that only this host can set, if there is one', async () => {
    const setting = setUp({
      responses: { [DECIDE]: () => json({}) },
      cookies: () => 'csrftoken=planted; __Host-csrftoken=own',
    });
    await decide(setting);
    expect(setting.server.requests[0]?.headers.get('x-csrftoken')).toBe('own');
  });

  test('refreshes after a 401 and repeats the request', async () => {
    let csrf = 'old';
    const setting = setUp({
      responses: {
        [DECIDE]: inTurn(logIn, () => json({ id: 3 })),
        [REFRESH]: () => {
          csrf = 'new';
          return json({ access: 'access-2' });
        },
      },
      cookies: () => `csrftoken=${csrf}`,
    });
    setting.clock.advance(60);
    expect((await decide(setting)).data).toEqual({ id: 3 });

    const [first, refresh, second] = setting.server.requests;
    expect(refresh?.credentials).toBe('include');
    expect(second?.headers.get('x-csrftoken')).toBe('new');
    expect(await second?.json()).toEqual(await first?.json());
    expect(setting.session.get().accessToken).toBe('access-2');
  });

  test('repeats a form with its file', async () => {
    const setting = setUp({
      responses: {
        'POST /api/applications/apply/': inTurn(logIn, async (request) => {
          const file = (await request.formData()).get('resume');
          return json({ size: file instanceof File ? file.size : null }, 201);
        }),
        [REFRESH]: renewed,
      },
    });
    const form = new FormData();
    form.append('resume', new File(['x'.repeat(100_000)], 'ada.pdf'));
    const { data } = await setting.api.credentialed.POST('/api/applications/apply/', {
      body: { listing: 1, cover_letter: 'Hello' },
      bodySerializer: () => form,
    });
    expect(data).toEqual({ size: 100_000 });
  });

  test('retries only once, and ends a session whose new token is refused', async () => {
    const setting = setUp({ responses: { [ME]: logIn, [REFRESH]: renewed } });
    await expect(me(setting)).rejects.toMatchObject({ status: 401 });
    expect(setting.server.count(ME)).toBe(2);
    expect(setting.server.count(REFRESH)).toBe(1);
    expect(setting.session.get()).toMatchObject({ user: null, accessToken: null, refreshToken: null });
    expect(setting.onSessionEnd).toHaveBeenCalledOnce();
  });

  test.each<[string, Responder]>([
    ['says that the role is wrong', forbidden],
    ['breaks', () => json({ detail: 'Internal.' }, 500)],
  ])('keeps the session when the retry %s', async (_, retried) => {
    const setting = setUp({ responses: { [ME]: inTurn(logIn, retried), [REFRESH]: renewed } });
    await expect(me(setting)).rejects.toThrow(ApiError);
    expect(setting.session.get().accessToken).toBe('access-2');
    expect(setting.onSessionEnd).not.toHaveBeenCalled();
  });

  test('keeps the session of a user who signed in during the retry', async () => {
    const next = { ...adasSession, access_token: 'next' };
    const setting = setUp({
      responses: {
        [ME]: inTurn(logIn, (request) => {
          setting.session.set(next);
          return logIn(request);
        }),
        [REFRESH]: renewed,
      },
    });
    await expect(me(setting)).rejects.toMatchObject({ status: 401 });
    expect(setting.session.get().accessToken).toBe('next');
  });

  test('shares one refresh between requests that are refused at the same time', async () => {
    const setting = setUp({
      responses: {
        [ME]: inTurn(logIn, logIn, logIn, () => json(adasSession.user)),
        [REFRESH]: renewed,
      },
    });
    setting.clock.advance(60);
    await Promise.all([me(setting), me(setting), me(setting)]);
    expect(setting.server.count(REFRESH)).toBe(1);
  });

  test('retries a 403 with an old access token', async () => {
    const setting = setUp({
      responses: { [ME]: inTurn(forbidden, () => json(adasSession.user)), [REFRESH]: renewed },
    });
    setting.clock.advance(60);
    await expect(me(setting)).resolves.toEqual(adasSession.user);
  });

  test('does not retry a 403 with a fresh access token, because the reason is the role', async () => {
    const setting = setUp({ responses: { [DECIDE]: forbidden }, cookies: () => 'csrftoken=abc' });
    expect((await decide(setting)).response.status).toBe(403);
    expect(setting.server.requests).toHaveLength(1);
  });

  test('recovers from a 403 caused by a missing CSRF cookie', async () => {
    let cookies = '';
    const setting = setUp({
      responses: {
        [DECIDE]: (request) => (request.headers.has('x-csrftoken') ? json({ id: 3 }) : forbidden(request)),
        [REFRESH]: () => {
          cookies = 'csrftoken=back';
          return json({ access: 'access-2' });
        },
      },
      cookies: () => cookies,
    });
    setting.clock.advance(1);
    expect((await decide(setting)).data).toEqual({ id: 3 });
  });

  test('ends the session when the refresh is refused', async () => {
    const setting = setUp({ responses: { [ME]: logIn, [REFRESH]: logIn } });
    await expect(me(setting)).rejects.toMatchObject({ status: 401, detail: 'Please log in.' });
    expect(setting.session.get()).toMatchObject({ user: null, accessToken: null, refreshToken: null });
    expect(setting.server.count(ME)).toBe(1);
    expect(setting.onSessionEnd).toHaveBeenCalledOnce();
  });

  test.each<[string, Responder]>([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['breaks', () => json({ detail: 'Internal.' }, 500)],
  ])('keeps the session when the server %s during the refresh, and says so', async (_, respond) => {
    const setting = setUp({ responses: { [ME]: logIn, [REFRESH]: respond } });
    await expect(me(setting)).rejects.toThrow(NetworkError);
    expect(setting.session.get().user).not.toBeNull();
    expect(setting.onSessionEnd).not.toHaveBeenCalled();
  });

  test.each([
    ['session_revoked', true],
    ['session_ended', false],
  ])('tells whose session has ended, and whether it was revoked, by the code %s', async (code, isRevoked) => {
    const refuse = () => json({ detail: 'Please log in.', code }, 401);
    const setting = setUp({ responses: { [ME]: logIn, [REFRESH]: refuse } });
    const { user } = setting.session.get();
    await expect(me(setting)).rejects.toMatchObject({ status: 401 });
    expect(setting.onSessionEnd.mock.calls).toEqual([[{ user, isRevoked }]]);
  });

  test('ends a session once, however many of its requests are refused', async () => {
    const setting = setUp({ responses: { [ME]: logIn, [REFRESH]: logIn } });
    await Promise.allSettled([me(setting), me(setting)]);
    await expect(me(setting)).rejects.toMatchObject({ status: 401 });
    expect(setting.onSessionEnd).toHaveBeenCalledOnce();
  });

  test('responds with 401 instead of 403 when the session cannot be refreshed', async () => {
    const session = () => {
      const store = createSessionStore(memoryStorage());
      store.set({ ...adasSession, refresh_token: '' });
      return store;
    };
    const refused = setUp({ responses: { [ME]: logIn }, session: session() });
    await expect(me(refused)).rejects.toThrow(ApiError);
    expect(refused.session.get().user).toBeNull();

    const wrongRole = setUp({ responses: { [ME]: forbidden }, session: session() });
    await expect(me(wrongRole)).rejects.toThrow(ApiError);
    expect(wrongRole.session.get().user).not.toBeNull();
  });

  test('does not refresh after a wrong password', async () => {
    const { api, server, session } = setUp({ responses: { 'POST /api/auth/login/': logIn } });
    await api.credentialed.POST('/api/auth/login/', {
      body: { email: 'ada@example.com', password: 'wrong' },
    });
    expect(server.requests).toHaveLength(1);
    expect(session.get().user).not.toBeNull();
  });
});
