import { createApi, createSessionStore, memoryStorage } from '@skillharbor/api-client';
import type { SessionStore } from '@skillharbor/api-client';
import type { Brand, User } from '@skillharbor/contract';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import type { App } from '../app/app.ts';
import { usualBrand } from '../app/usualBrand.ts';
import { createLanguageStore } from '../language/languageStore.ts';
import type { ChosenLanguage } from '../language/languageStore.ts';
import { english } from '../language/texts.ts';
import type { Texts } from '../language/languages.ts';
import { createQueries } from '../loading/createQueries.ts';
import { createRoutes } from '../router.tsx';
import { roleIn } from '../session/currentUser.ts';
import { createRestoring } from '../session/restore.ts';
import type { DevicePush } from '../platform/devicePush.ts';
import { createSessionEnd } from '../session/sessionEnd.ts';
import { createDrafts } from '../storage/drafts.ts';
import { createMemory } from '../storage/memory.ts';
import { createRecentSearches } from '../storage/recentSearches.ts';
import { createResetOrigin } from '../storage/resetOrigin.ts';

interface Setting {
  session?: SessionStore;
  /** Responds to requests. By default, the server cannot be reached. */
  fetch?: typeof globalThis.fetch;
  place?: App['place'];
  navigationTimeoutMs?: number;
  texts?: Texts | undefined;
  chosenLanguage?: ChosenLanguage;
  /** The browser's functions for notifications. By default, there are none. */
  devicePush?: DevicePush | null;
  brand?: Brand;
  loadAnew?: App['loadAnew'];
}

const silent = () => {};
const down = () => Promise.reject(new TypeError('Failed to fetch'));
const ORIGIN = 'https://harbor.test';
const nowhere = { pathname: '/', search: '', hash: '' };

/** Creates an app without a browser. */
export function testApp({
  session = emptySession(),
  fetch = down,
  place,
  navigationTimeoutMs = Infinity,
  texts = english,
  chosenLanguage,
  devicePush = null,
  brand = usualBrand,
  loadAnew = silent,
}: Setting = {}): App {
  const sessionEnded = { current: false };
  const drafts = createDrafts({ device: memoryStorage(), tab: memoryStorage() });
  const device = memoryStorage();
  const onSessionEnd = createSessionEnd({ sessionEnded, drafts, device });
  const inTests = { cookies: () => '', locks: undefined };
  const api = createApi({ baseUrl: ORIGIN, session, fetch, onSessionEnd, ...inTests });
  return {
    publicOrigin: ORIGIN,
    brand,
    api,
    session,
    language: createLanguageStore(texts, chosenLanguage),
    role: () => roleIn(session),
    renderedRole: null,
    drafts,
    device,
    recentSearches: createRecentSearches(memoryStorage()),
    devicePush: () => Promise.resolve(devicePush),
    resetOrigin: createResetOrigin(memoryStorage()),
    restored: createRestoring({ api, session, sessionEnded, log: silent }),
    sessionEnded,
    queries: createQueries({ log: silent }),
    tabMemory: createMemory(memoryStorage()),
    navigationTimeoutMs,
    place: place ?? (() => ({ here: nowhere, target: nowhere })),
    prefetch: () => undefined,
    isPrefetching: false,
    savedOffset: () => null,
    isReturning: () => false,
    cameFromWithin: () => false,
    today: () => '2026-06-15',
    loadAnew,
    reloadOnce: () => false,
    log: silent,
  };
}

/** Creates a router with the real routes at an address. It renders nothing. */
export function routerAt(address: string, setting: Setting = {}) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const app = testApp({
    ...setting,
    loadAnew: (path) => void router?.navigate(path),
    place: () => {
      const here = router?.state.location ?? nowhere;
      return { here, target: router?.state.navigation.location ?? here };
    },
  });
  router = createMemoryRouter(createRoutes(), {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  return { router, app };
}

export function emptySession(): SessionStore {
  return createSessionStore(memoryStorage());
}

export function sessionOf(user: User): SessionStore {
  const session = emptySession();
  session.set({ access_token: 'access', refresh_token: 'refresh', user });
  return session;
}
