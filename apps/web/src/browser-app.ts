import { createApi, createSessionStore, usableStorage } from '@skillharbor/api-client';
import type { App } from './app.ts';
import { createMemory } from './data/memory.ts';
import { log } from './log.ts';
import { reload } from './reload.ts';
import { createReloadOnce } from './reload-once.ts';
import { createDrafts } from './session/drafts.ts';

/** How long a navigation waits for its data before it shows the page without, in milliseconds. */
const PATIENCE = 250;

/** The app of this browser. `place` comes from the router, which is made afterwards. */
export function createBrowserApp({
  place,
  today = utcDay,
}: Pick<App, 'place'> & Partial<Pick<App, 'today'>>): App {
  const session = createSessionStore(
    usableStorage(() => window.localStorage),
    { otherTabs: window },
  );
  const ofThisTab = usableStorage(() => window.sessionStorage);
  return {
    api: createApi({ ...apiAddress(), session, log }),
    session,
    drafts: createDrafts(ofThisTab),
    memory: createMemory(),
    patience: PATIENCE,
    place,
    today,
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

function utcDay() {
  return new Date().toISOString().slice(0, 10);
}
