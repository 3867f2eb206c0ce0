import createClient from 'openapi-fetch';
import type { paths } from '@skillharbor/contract';
import { describe, expect, test, vi } from 'vitest';
import { createRefresher, isFresh } from './refresher.ts';
import { createSessionStore, sessionKeys } from './sessionStore.ts';
import { memoryStorage } from './storage.ts';
import { adasSession, BASE, fakeClock, fakeServer, json, signedIn, tokenWith } from './testing/fakes.ts';
import type { Responder } from './testing/fakes.ts';

const REFRESH = 'POST /api/auth/token/refresh/';

/** Creates one lock for all tabs, as in a browser. The first task runs at once, and the next ones wait. */
function fakeLocks(): Pick<LockManager, 'request'> {
  let tail: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: () => Promise<unknown>) => {
    const run = tail.then(task);
    tail = run.catch(() => undefined);
    return run;
  };
  // The refresher calls `request` only with two arguments.
  return { request } as Pick<LockManager, 'request'>;
}

function tab(respond: Responder, clock = fakeClock(), storage = memoryStorage(), locks = fakeLocks()) {
  const server = fakeServer({ [REFRESH]: respond });
  const session = createSessionStore(storage, clock);
  const client = createClient<paths>({ baseUrl: BASE, fetch: server.fetch });
  const log = vi.fn<(message: string) => void>();
  return {
    server,
    session,
    log,
    refresher: createRefresher({ client, session, endSession: session.clear, now: clock.now, log, locks }),
  };
}

const renewed: Responder = () => json({ access: 'access-2' });

describe('refreshing', () => {
  test('sends the refresh token and stores the new access token', async () => {
    const clock = fakeClock();
    const { server, session, refresher } = tab(renewed, clock);
    session.set(adasSession);
    clock.advance(60);

    expect(await refresher.refresh(clock.now())).toBe('refreshed');
    expect(session.get().accessToken).toBe('access-2');
    expect(session.get().accessTokenReceivedAt).toBe(clock.now());
    expect(await server.requests[0]?.json()).toEqual({ refresh: adasSession.refresh_token });
  });

  test('does nothing if there is no refresh token', async () => {
    const { server, refresher } = tab(renewed);
    expect(await refresher.refresh(0)).toBe('none');
    expect(server.requests).toEqual([]);
  });

  test('is shared by simultaneous callers, and repeated for later callers', async () => {
    const clock = fakeClock();
    const { server, session, refresher } = tab(renewed, clock);
    session.set(adasSession);
    clock.advance(60);

    await Promise.all([1, 2, 3].map(() => refresher.refresh(clock.now())));
    expect(server.count(REFRESH)).toBe(1);
    clock.advance(60);
    await refresher.refresh(clock.now());
    expect(server.count(REFRESH)).toBe(2);
  });

  test('is skipped if another tab has already started it', async () => {
    const clock = fakeClock();
    const storage = memoryStorage();
    const locks = fakeLocks();
    const slow: Responder = () => {
      clock.advance(1);
      return json({ access: 'first-tab' });
    };
    const first = tab(slow, clock, storage, locks);
    const second = tab(renewed, clock, storage, locks);
    first.session.set(adasSession);
    clock.advance(60);

    const outcomes = await Promise.all(
      [first, second].map(({ refresher }) => refresher.refresh(clock.now())),
    );
    expect(outcomes).toEqual(['refreshed', 'refreshed']);
    expect(first.server.count(REFRESH)).toBe(1);
    expect(second.server.count(REFRESH)).toBe(0);
    expect(storage.getItem(sessionKeys.accessToken)).toBe('first-tab');
  });

  test.each([400, 401, 403])('ends the session when the response is %i', async (status) => {
    const { session, refresher, log } = tab(() => json({ detail: 'Please log in.' }, status));
    session.set(adasSession);
    expect(await refresher.refresh(Infinity)).toBe('ended');
    expect(session.get().refreshToken).toBeNull();
    expect(log).toHaveBeenCalledOnce();
  });

  test.each<[string, Responder]>([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is busy', () => json({ detail: 'Busy.' }, 503)],
    ['there were too many attempts', () => json({ detail: 'Too many.' }, 429)],
    ['a portal answers', () => new Response('<p>Welcome to our hotel</p>')],
  ])('keeps the session when %s', async (_, respond) => {
    const { session, refresher } = tab(respond);
    session.set(adasSession);
    const before = session.get();
    expect(await refresher.refresh(Infinity)).toBe('unavailable');
    expect(session.get()).toBe(before);
  });

  test('does not restore a session that was signed out in the meantime', async () => {
    const { session, refresher } = tab(() => {
      session.clear();
      return json({ access: 'access-2' });
    });
    session.set(adasSession);
    expect(await refresher.refresh(Infinity)).toBe('none');
    expect(session.get().accessToken).toBeNull();
  });

  test('does not end a session that another tab has started in the meantime', async () => {
    const other = { ...adasSession, access_token: 'other', refresh_token: tokenWith({ exp: 1_950_000_000 }) };
    const { session, refresher } = tab(() => {
      session.set(other);
      return json({ detail: 'Please log in.' }, 401);
    });
    session.set(adasSession);
    expect(await refresher.refresh(Infinity)).toBe('refreshed');
    expect(session.get().accessToken).toBe('other');
  });

  test('works in browsers without locks', async () => {
    const { now } = fakeClock();
    const session = signedIn(now);
    const client = createClient<paths>({ baseUrl: BASE, fetch: fakeServer({ [REFRESH]: renewed }).fetch });
    const refresher = createRefresher({ client, session, endSession: session.clear, now, log: () => {} });
    expect(await refresher.refresh(Infinity)).toBe('refreshed');
  });
});

describe('an access token', () => {
  test('is fresh for 30 seconds', () => {
    const clock = fakeClock();
    const session = signedIn(clock.now);
    expect(isFresh(session.get(), clock.now())).toBe(true);
    clock.advance(29.999);
    expect(isFresh(session.get(), clock.now())).toBe(true);
    clock.advance(0.001);
    expect(isFresh(session.get(), clock.now())).toBe(false);
  });

  test('is not fresh after the clock was set back', () => {
    const clock = fakeClock();
    const session = signedIn(clock.now);
    clock.advance(-1);
    expect(isFresh(session.get(), clock.now())).toBe(false);
  });

  test('is not fresh if the session has no access token', () => {
    expect(isFresh(createSessionStore(memoryStorage()).get(), 0)).toBe(false);
  });
});
