import { createApi, createSessionStore, memoryStorage, sessionKeys } from '@skillharbor/api-client';
import type { Brand, Role } from '@skillharbor/contract';
import type { App } from '../app/app.ts';
import { BrowserOnlyError } from '../app/browserOnly.ts';
import { createLanguageStore } from '../language/languageStore.ts';
import type { Texts } from '../language/languages.ts';
import { createQueries } from '../loading/createQueries.ts';
import { createDrafts } from '../storage/drafts.ts';
import { createMemory } from '../storage/memory.ts';
import { createRecentSearches } from '../storage/recentSearches.ts';
import { createResetOrigin } from '../storage/resetOrigin.ts';

/** The parts of an app that a server provides for one request. */
export interface ServerApp {
  /** The public origin of the site: scheme and host. */
  publicOrigin: string;
  brand: Brand;
  /** The role in the browser's cookie, or null for a visitor. The cookie does not prove that the user has this role. */
  role: Role | null;
  /** The language of the page, with its texts. */
  texts: Texts;
  /** Calls the operations of the API as a visitor. */
  fetch: typeof globalThis.fetch;
  /** The current day in UTC, YYYY-MM-DD. */
  today: string;
  log: App['log'];
}

/** Request needs an absolute URL, so this host is a placeholder. `fetch` ignores it. */
const BASE_URL = 'http://server.invalid';
const nowhere = { pathname: '', search: '', hash: '' };

/** Creates the app for one request. It may read only public data, and saves nothing. */
export function createServerApp({ publicOrigin, brand, role, texts, fetch, today, log }: ServerApp): App {
  const session = createSessionStore(memoryStorage());
  const common = { baseUrl: BASE_URL, session, cookies: () => '', locks: undefined };
  const { anonymous } = createApi({ ...common, fetch });
  const refuse = () => Promise.reject(new BrowserOnlyError());
  // Without a token, the clients would reject requests because no one is signed in.
  const someone = createSessionStore(memoryStorage({ [sessionKeys.accessToken]: 'in-the-browser' }));
  const { bearer, credentialed } = createApi({ ...common, session: someone, fetch: refuse });
  return {
    publicOrigin,
    brand,
    api: { anonymous, bearer, credentialed, refresher: { refresh: refuse } },
    session,
    language: createLanguageStore(texts),
    role: () => role,
    renderedRole: role,
    drafts: createDrafts({ device: memoryStorage(), tab: memoryStorage() }),
    device: memoryStorage(),
    recentSearches: createRecentSearches(memoryStorage()),
    devicePush: () => Promise.resolve(null),
    resetOrigin: createResetOrigin(memoryStorage()),
    restored: () => Promise.resolve(),
    sessionEnded: { current: false },
    queries: createQueries({ log }),
    tabMemory: createMemory(memoryStorage()),
    navigationTimeoutMs: Infinity,
    place: () => ({ here: nowhere, target: nowhere }),
    prefetch: () => undefined,
    isPrefetching: false,
    savedOffset: () => null,
    isReturning: () => false,
    cameFromWithin: () => false,
    today: () => today,
    loadAnew: () => undefined,
    reloadOnce: () => false,
    log,
  };
}
