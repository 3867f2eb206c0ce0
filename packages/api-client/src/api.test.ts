import type { Job, JobList, JobUpdate, MyApplication } from '@skillharbor/contract';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createApi } from './api.ts';
import { NetworkError } from './errors.ts';
import { adasSession, BASE, fakeClock, fakeServer, inTurn, json, signedIn } from './testing/fakes.ts';
import type { Responder } from './testing/fakes.ts';
import {
  REFRESH,
  ME,
  CREATE,
  MINE,
  DECIDE,
  renewed,
  logIn,
  setUp,
  anonymousSession,
} from './testing/setUp.ts';
import { unwrap } from './unwrap.ts';

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

  test('returns refusals as errors', async () => {
    const { api, server, session } = setUp({ responses: { 'GET /api/site/': logIn } });
    const { response } = await api.anonymous.GET('/api/site/');
    expect(response.status).toBe(401);
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

  test('gets the access token from the credentialed client, because the page cannot read the cookies of that origin', async () => {
    const { api, server } = elsewhere({ [DECIDE]: () => json({}) });
    await api.credentialed.PATCH('/api/applications/update/{applicationId}/', {
      params: { path: { applicationId: 3 } },
      body: { status: 'accepted' },
    });
    expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(server.requests[0]?.headers.get('x-csrftoken')).toBeNull();
  });

  test('changes the links in responses to that origin', async () => {
    const { api } = elsewhere({
      [ME]: () => json({ ...adasSession.user, profile_image: '/media/ada.webp' }),
    });
    expect((await unwrap(api.credentialed.GET('/api/users/'))).profile_image).toBe(`${BASE}/media/ada.webp`);
  });

  test('does not change the missing picture of a user', async () => {
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

  test('uses the current token when refreshing is unavailable', async () => {
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

  test('throws an error if the server cannot be reached', async () => {
    const { api } = setUp({
      responses: { 'GET /api/site/': () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    await expect(unwrap(api.anonymous.GET('/api/site/'))).rejects.toThrow(NetworkError);
  });

  test('times out when the server does not respond', async () => {
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

  test('throws the reason of a caller’s abort', async () => {
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

    // The types are not equal, because `JobResult` and `Job` are intersections, which the client flattens.
    expectTypeOf(jobs).returns.resolves.toExtend<JobList>();
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
