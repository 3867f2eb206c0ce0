import { createApi, createSessionStore, usableStorage } from '@skillharbor/api-client';
import type { App } from './app/app.ts';
import { usualBrand } from './app/usualBrand.ts';
import { createQueries } from './loading/createQueries.ts';
import { forgetUnseen } from './loading/unseen.ts';
import { isHydrating } from './hydration/EarlyEvents.tsx';
import type { PageState } from './hydration/pageState.ts';
import { earlySearch } from './jobs/earlySearch.ts';
import { createLanguageStore } from './language/languageStore.ts';
import { chosenLanguage, keepLanguage } from './language/languageCookie.ts';
import type { Texts } from './language/languages.ts';
import { cameFromWithin } from './platform/historyEntry.ts';
import { log } from './platform/log.ts';
import { reload } from './platform/reload.ts';
import { createReloadOnce } from './platform/reloadOnce.ts';
import { roleIn } from './session/currentUser.ts';
import { keepRoleCookie } from './session/roleCookie.ts';
import { createRestoring } from './session/restore.ts';
import { createSessionEnd } from './session/sessionEnd.ts';
import { createDrafts } from './storage/drafts.ts';
import { createMemory } from './storage/memory.ts';
import { createRecentSearches } from './storage/recentSearches.ts';
import { createResetOrigin } from './storage/resetOrigin.ts';

/**
 * The maximum time for which a navigation waits for its data, in milliseconds. After that time, the page is shown
 * without its data.
 */
const NAVIGATION_TIMEOUT_MS = 250;

interface FromOutside extends Pick<App, 'place' | 'savedOffset' | 'isReturning' | 'prefetch' | 'devicePush'> {
  /** The initial language of the app, with its texts. */
  texts: Texts;
  today?: App['today'];
  /** The state of the page that the server rendered, or null if it sent an empty app. */
  rendered: PageState | null;
}

/** Creates the app of this browser. The router's functions are passed in, because the router is created later. */
export function createBrowserApp({ rendered, texts, today, ...fromRouter }: FromOutside): App {
  const ofThisDevice = usableStorage(() => window.localStorage);
  const session = createSessionStore(ofThisDevice, { otherTabs: window });
  keepRoleCookie(session, document);
  const ofThisTab = usableStorage(() => window.sessionStorage);
  const sessionEnded = { current: false };
  const drafts = createDrafts({ device: ofThisDevice, tab: ofThisTab, otherTabs: window });
  const onSessionEnd = createSessionEnd({ sessionEnded, drafts, device: ofThisDevice });
  const api = createApi({ ...apiAddress(), session, onSessionEnd, log });
  const queries = createQueries({ log });
  for (const client of [api.credentialed, api.bearer])
    client.use({
      onResponse({ request }) {
        if (request.method !== 'GET') forgetUnseen(queries);
      },
    });
  const recentSearches = createRecentSearches(ofThisDevice);
  const early = earlySearch(window);
  if (early !== '') recentSearches.add(early);
  return {
    ...fromRouter,
    publicOrigin: rendered?.publicOrigin ?? (import.meta.env.VITE_PUBLIC_URL || window.location.origin),
    brand: rendered?.brand ?? usualBrand,
    isPrefetching: false,
    api,
    session,
    language: createLanguageStore(texts, {
      get: () => chosenLanguage(document.cookie),
      set: (language) => keepLanguage(language, document),
    }),
    renderedRole: rendered?.role ?? null,
    role: () => roleIn(session),
    restored: createRestoring({ api, session, sessionEnded, log }),
    sessionEnded,
    drafts,
    device: ofThisDevice,
    recentSearches,
    resetOrigin: createResetOrigin(ofThisDevice),
    queries,
    tabMemory: createMemory(ofThisTab),
    navigationTimeoutMs: NAVIGATION_TIMEOUT_MS,
    cameFromWithin: () => cameFromWithin(window.history),
    today: today ?? dayFrom(rendered?.today),
    loadAnew: (path) => window.location.assign(path),
    reloadOnce: createReloadOnce({
      storage: ofThisTab,
      reload: () => void reload(),
      now: Date.now,
    }),
    log,
  };
}

function apiAddress() {
  const { origin } = new URL(import.meta.env.VITE_API_URL ?? '', window.location.origin);
  return origin === window.location.origin ? {} : { baseUrl: origin, elsewhere: true };
}

/**
 * Returns the current day. During hydration, it is the day on which the page was rendered, because the page may come
 * from a cache.
 */
function dayFrom(rendered: string | undefined): () => string {
  return () => (isHydrating() && rendered) || new Date().toISOString().slice(0, 10);
}
