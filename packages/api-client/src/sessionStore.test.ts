import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createSessionStore, sessionKeys } from './sessionStore.ts';
import type { StoredSession } from './sessionStore.ts';
import { memoryStorage } from './storage.ts';
import { adasSession, fakeClock, tokenWith } from './testing/fakes.ts';

const noSession: StoredSession = {
  accessToken: null,
  refreshToken: null,
  user: null,
  refreshTokenExpiry: null,
  accessTokenReceivedAt: null,
};

describe('a session store', () => {
  test('starts empty', () => {
    expect(createSessionStore(memoryStorage()).get()).toEqual(noSession);
  });

  test('saves the five items of a session, with the expiry from the refresh token', () => {
    const storage = memoryStorage();
    const { now } = fakeClock();
    createSessionStore(storage, { now }).set(adasSession);

    expect(createSessionStore(storage).get()).toEqual({
      accessToken: 'access-1',
      refreshToken: adasSession.refresh_token,
      user: adasSession.user,
      refreshTokenExpiry: 1_900_000_000,
      accessTokenReceivedAt: now(),
    });
  });

  test.each(['not a token', '', tokenWith({}), tokenWith({ exp: 'tomorrow' })])(
    'has no expiry when the refresh token is %j',
    (refresh_token) => {
      const store = createSessionStore(memoryStorage());
      store.set({ ...adasSession, refresh_token });
      expect(store.get().refreshTokenExpiry).toBeNull();
    },
  );

  test('updates only the access token and its age', () => {
    const clock = fakeClock();
    const store = createSessionStore(memoryStorage(), clock);
    store.set(adasSession);
    const before = store.get();
    clock.advance(60);
    store.renew('access-2');
    expect(store.get()).toEqual({ ...before, accessToken: 'access-2', accessTokenReceivedAt: clock.now() });
  });

  test('stores the expiry again if only the refresh token was left', () => {
    const storage = memoryStorage({ [sessionKeys.refreshToken]: adasSession.refresh_token });
    const store = createSessionStore(storage);
    store.renew('access-2');
    expect(store.get().refreshTokenExpiry).toBe(1_900_000_000);
  });

  test('clears everything', () => {
    const storage = memoryStorage();
    const store = createSessionStore(storage);
    store.set(adasSession);
    store.clear();
    expect(store.get()).toEqual(noSession);
    expect(Object.values(sessionKeys).map((key) => storage.getItem(key))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('returns the same object until something changes', () => {
    const store = createSessionStore(memoryStorage());
    store.set(adasSession);
    const first = store.get();
    expect(store.get()).toBe(first);
    store.renew('access-2');
    expect(store.get()).not.toBe(first);
  });

  test('immediately returns a session that another tab stored, and notifies its listeners', () => {
    const storage = memoryStorage();
    const otherTabs = new EventTarget();
    const here = createSessionStore(storage, { otherTabs });
    const there = createSessionStore(storage);
    const listener = vi.fn<() => void>();
    const stop = here.subscribe(listener);

    there.set(adasSession);
    expect(here.get().user).toEqual(adasSession.user);

    const announce = (key: string | null) =>
      otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    announce(sessionKeys.user);
    expect(listener).toHaveBeenCalledTimes(1);
    announce('something else');
    expect(listener).toHaveBeenCalledTimes(1);
    announce(null);
    expect(listener).toHaveBeenCalledTimes(2);

    stop();
    announce(null);
    here.clear();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"pk":"7"}'],
    ['an unknown role', JSON.stringify({ ...adasSession.user, role: 'admin' })],
    ['nothing', 'null'],
  ])('returns no user if the stored user is %s', (_, stored) => {
    const store = createSessionStore(memoryStorage({ [sessionKeys.user]: stored }));
    expect(store.get().user).toBeNull();
  });

  test('never throws on invalid stored data, and returns only tokens that are valid in a header', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
    fc.assert(
      fc.property(fc.record({ token: anything, user: anything, time: anything }), ({ token, user, time }) => {
        const store = createSessionStore(
          memoryStorage({
            [sessionKeys.accessToken]: token,
            [sessionKeys.refreshToken]: token,
            [sessionKeys.user]: user,
            [sessionKeys.refreshTokenExpiry]: time,
            [sessionKeys.accessTokenReceivedAt]: time,
          }),
        );
        const { accessToken } = store.get();
        expect(() => new Headers({ Authorization: `Bearer ${accessToken}` })).not.toThrow();
      }),
    );
  });

  test('is typed by the contract', () => {
    expectTypeOf<StoredSession['user']>().toEqualTypeOf<(typeof adasSession)['user'] | null>();
  });
});
