import type { Job, JobList, JobUpdate, MyApplication } from '@skillharbor/contract';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createApi } from './api.ts';
import type { ApiOptions } from './api.ts';
import { ApiError, NetworkError } from './errors.ts';
import { createSessionStore } from './sessionStore.ts';
import type { SessionStore } from './sessionStore.ts';
import { memoryStorage } from './storage.ts';
import { adasSession, BASE, fakeClock, fakeServer, inTurn, json, signedIn } from './testing/fakes.ts';
import type { Responder } from './testing/fakes.ts';
import { unwrap } from './unwrap.ts';

const REFRESH = 'POST /api/auth/token/refresh/';
const ME = 'GET /api/users/';
const CREATE = 'POST /api/job-listings/create/';
const MINE = 'GET /api/job-listings/my-listings/';
const DECIDE = 'PATCH /api/applications/update/3/';

const renewed: Responder = () => json({ access: 'access-2' });
const logIn: Responder = () => json({ detail: 'Please log in.' }, 401);
const forbidden: Responder = () => json({ detail: 'Only clients can do this.' }, 403);

interface Setting {
  responses: Record<string, Responder>;
  clock?: ReturnType<typeof fakeClock>;
  session?: SessionStore;
  cookies?: () => string;
}

function setUp({
  responses,
  clock = fakeClock(),
  session = signedIn(clock.now),
  cookies = () => '',
}: Setting) {
  const server = fakeServer(responses);
  const { fetch } = server;
  const onSessionEnd = vi.fn<NonNullable<ApiOptions['onSessionEnd']>>();
  const options = { baseUrl: BASE, session, fetch, cookies, locks: undefined, now: clock.now, onSessionEnd };
  return { server, api: createApi(options), session, clock, onSessionEnd };
}

const anonymousSession = () => createSessionStore(memoryStorage());

describe('the anonymous client', () => {
  test('sends no credentials, even while a user is signed in', async () => {
    const { api, server } = setUp({
      responses: { 'GET /api/job-listings/listings/5/': () => json({ id: 5 }) },
      cookies: () => 'csrftoken=abc',
    });
    await api.anonymous.GET('/api/job-listings/listings/{jobId}/', { params: { path: { jobId: 5 } } });
    expect(server.requests[0]?.credentials).toBe('omit');
    expect(server.requests[0]?.headers.has('authorization')).toBe(false);
    expect(server.requests[0]?.headers.has('x-csrftoken')).toBe(false);
  });

  test('passes a refusal on', async () => {
    const { api, server, session } = setUp({ responses: { 'GET /api/site/': logIn } });
    const { response } = await api.anonymous.GET('/api/site/');
    expect(response.status).toBe(401);
    expect(server.requests).toHaveLength(1);
    expect(session.get().user).not.toBeNull();
  });
});

describe('the credentialed client', () => {
  const decide = ({ api }: ReturnType<typeof setUp>) =>
    api.credentialed.PATCH('/api/applications/update/{applicationId}/', {
      params: { path: { applicationId: 3 } },
      body: { status: 'accepted' },
    });
  const me = ({ api }: ReturnType<typeof setUp>) => unwrap(api.credentialed.GET('/api/users/'));

  test('sends cookies, and the CSRF token with a write only', async () => {
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

  test('takes the CSRF token from the cookie whose name only this host can set, if there is one', async () => {
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

  test('retries once and never twice, and ends a session whose new token is refused', async () => {
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

  test('shares one refresh between requests that are refused together', async () => {
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

  test('a 403 with a fresh access token is about the role, and not retried', async () => {
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

  test('responds with 401, not 403, when the session cannot be refreshed', async () => {
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

describe('an API on another origin', () => {
  const elsewhere = (responses: Record<string, Responder>) => {
    const clock = fakeClock();
    const server = fakeServer(responses);
    const session = signedIn(clock.now);
    const options = {
      baseUrl: BASE,
      elsewhere: true,
      fetch: server.fetch,
      cookies: () => 'csrftoken=of-the-page',
    };
    return { server, api: createApi({ ...options, session, locks: undefined, now: clock.now }) };
  };

  test('gets the access token from the credentialed client: its cookies are out of reach', async () => {
    const { api, server } = elsewhere({ [DECIDE]: () => json({}) });
    await api.credentialed.PATCH('/api/applications/update/{applicationId}/', {
      params: { path: { applicationId: 3 } },
      body: { status: 'accepted' },
    });
    expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(server.requests[0]?.headers.get('x-csrftoken')).toBeNull();
  });

  test('receives links that lead to that origin', async () => {
    const { api } = elsewhere({
      [ME]: () => json({ ...adasSession.user, profile_image: '/media/ada.webp' }),
    });
    expect((await unwrap(api.credentialed.GET('/api/users/'))).profile_image).toBe(`${BASE}/media/ada.webp`);
  });

  test('leaves responses without a picture as they are', async () => {
    const { api } = elsewhere({ [ME]: () => json({ ...adasSession.user, profile_image: null }) });
    expect((await unwrap(api.credentialed.GET('/api/users/'))).profile_image).toBeNull();
  });
});

describe('the bearer client', () => {
  const mine = ({ api }: ReturnType<typeof setUp>) =>
    unwrap(api.bearer.GET('/api/job-listings/my-listings/'));
  const empty: Responder = () => json({ results: [], next: null, previous: null });

  test('sends the access token and no cookies', async () => {
    const setting = setUp({ responses: { [MINE]: empty } });
    await mine(setting);
    expect(setting.server.requests[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(setting.server.requests[0]?.credentials).toBe('omit');
  });

  test('refreshes before a request when the token is 30 seconds old', async () => {
    const setting = setUp({ responses: { [MINE]: empty, [REFRESH]: renewed } });
    setting.clock.advance(30);
    await mine(setting);
    expect(setting.server.requests[1]?.headers.get('authorization')).toBe('Bearer access-2');
    await mine(setting);
    expect(setting.server.count(REFRESH)).toBe(1);
  });

  test('shares one refresh between requests made together', async () => {
    const setting = setUp({ responses: { [MINE]: empty, [REFRESH]: renewed } });
    setting.clock.advance(60);
    await Promise.all([mine(setting), mine(setting), mine(setting)]);
    expect(setting.server.count(REFRESH)).toBe(1);
    expect(setting.server.count(MINE)).toBe(3);
  });

  test('does not refresh when the expiry is unknown', async () => {
    const { now } = fakeClock();
    const session = signedIn(now, { ...adasSession, refresh_token: 'opaque' });
    const setting = setUp({ responses: { [MINE]: empty }, session });
    setting.clock.advance(60);
    await mine(setting);
    expect(setting.server.count(REFRESH)).toBe(0);
  });

  test('signs out and sends nothing when the session is over', async () => {
    const setting = setUp({ responses: { [REFRESH]: logIn } });
    setting.clock.advance(60);
    await expect(mine(setting)).rejects.toMatchObject({ name: 'ApiError', status: 401 });
    expect(setting.session.get().user).toBeNull();
  });

  test('uses the token it has when refreshing is unavailable', async () => {
    const setting = setUp({ responses: { [MINE]: empty, [REFRESH]: () => json({ detail: 'Busy.' }, 503) } });
    setting.clock.advance(60);
    await expect(mine(setting)).resolves.toMatchObject({ results: [] });
  });

  test('replaces a fresh token that was revoked', async () => {
    const setting = setUp({
      responses: { [CREATE]: inTurn(logIn, () => json({ id: 9 }, 201)), [REFRESH]: renewed },
    });
    setting.clock.advance(1);
    const { data } = await setting.api.bearer.POST('/api/job-listings/create/', {
      body: {
        title: 'Designer',
        short_description: 'Short',
        description: 'Long',
        category: 'tech',
        location: 'Lisbon',
        employment_type: 'contract',
        remote: 'hybrid',
        application_deadline: '2027-01-31',
      },
    });
    expect(data).toEqual({ id: 9 });
    expect(setting.server.requests.at(-1)?.headers.get('authorization')).toBe('Bearer access-2');
  });

  test('sends nothing when no user is signed in', async () => {
    const setting = setUp({ responses: {}, session: anonymousSession() });
    await expect(mine(setting)).rejects.toMatchObject({ name: 'ApiError', status: 401 });
    expect(setting.server.requests).toEqual([]);
  });
});

describe('every client', () => {
  const site = { 'GET /api/site/': () => json({ demo_accounts: [] }) };

  test('says that the server cannot be reached', async () => {
    const { api } = setUp({
      responses: { 'GET /api/site/': () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    await expect(unwrap(api.anonymous.GET('/api/site/'))).rejects.toThrow(NetworkError);
  });

  test('times out when the server is silent', async () => {
    const fetch: typeof globalThis.fetch = (_input, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const api = createApi({
      baseUrl: BASE,
      session: anonymousSession(),
      fetch,
      cookies: () => '',
      timeout: 1,
    });
    await expect(unwrap(api.anonymous.GET('/api/site/'))).rejects.toThrow(NetworkError);
  });

  test('rethrows the reason of a caller’s abort', async () => {
    const { api } = setUp({ responses: site });
    const reason = new Error('left the page');
    const fetch = () => Promise.reject(reason);
    const call = api.anonymous.GET('/api/site/', { signal: AbortSignal.abort(reason), fetch });
    await expect(unwrap(call)).rejects.toBe(reason);
  });

  test('is typed by the contract', () => {
    const { api } = setUp({ responses: site });
    const jobs = () => unwrap(api.anonymous.GET('/api/job-listings/listings/'));
    const job = () =>
      unwrap(api.anonymous.GET('/api/job-listings/listings/{jobId}/', { params: { path: { jobId: 1 } } }));
    const apply = () =>
      unwrap(api.credentialed.POST('/api/applications/apply/', { body: { listing: 1, cover_letter: '' } }));
    const logOut = () => unwrap(api.credentialed.POST('/api/auth/logout/', { body: { refresh: '' } }));

    expectTypeOf(jobs).returns.resolves.toEqualTypeOf<JobList>();
    // `Job` is an intersection of types, which the client flattens, so the types are not equal.
    expectTypeOf(job).returns.resolves.toExtend<Job>();
    expectTypeOf(apply).returns.resolves.toEqualTypeOf<MyApplication>();
    expectTypeOf(logOut).returns.resolves.toEqualTypeOf<undefined>();

    // @ts-expect-error -- The id is missing.
    expectTypeOf(() => api.anonymous.GET('/api/job-listings/listings/{jobId}/')).toBeFunction();
    // @ts-expect-error -- The list of jobs cannot be deleted.
    expectTypeOf(() => api.bearer.DELETE('/api/job-listings/listings/')).toBeFunction();
    const params = { path: { jobId: 1 } };
    const edit = (body: JobUpdate) =>
      // @ts-expect-error -- An edit has to name its version.
      api.bearer.PUT('/api/job-listings/listings/{jobId}/edit/', { params, body });
    expectTypeOf(edit).toBeFunction();
  });
});
