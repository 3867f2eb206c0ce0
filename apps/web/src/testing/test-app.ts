import { createApi, createSessionStore, memoryStorage, type SessionStore } from '@skillharbor/api-client';
import type { User } from '@skillharbor/contract';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { appContext, type App } from '../app.ts';
import { createMemory } from '../data/memory.ts';
import { createRoutes } from '../router.tsx';
import { createDrafts } from '../session/drafts.ts';

interface Setting {
  session?: SessionStore;
  /** What the server answers; by default that it cannot be reached. */
  fetch?: typeof globalThis.fetch;
  place?: App['place'];
  patience?: number;
}

const down = () => Promise.reject(new TypeError('Failed to fetch'));
const nowhere = { pathname: '/', search: '', hash: '' };

/** An app without a browser. */
export function testApp({
  session = emptySession(),
  fetch = down,
  place,
  patience = Infinity,
}: Setting = {}): App {
  return {
    api: createApi({ baseUrl: 'https://harbor.test', session, fetch, cookies: () => '', locks: undefined }),
    session,
    drafts: createDrafts(memoryStorage()),
    memory: createMemory(),
    patience,
    place: place ?? (() => ({ here: nowhere, target: nowhere })),
    today: () => '2026-06-15',
    reloadOnce: () => false,
    log: () => {},
  };
}

/** The real routes at an address, with nothing rendered. */
export function routerAt(address: string, setting: Setting = {}) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const app = testApp({
    ...setting,
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
