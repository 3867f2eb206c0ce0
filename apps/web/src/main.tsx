import { usableStorage } from '@skillharbor/api-client';
import '@skillharbor/ui/theme';
import './starting.css';
import './viewTransitions.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { AppProvider } from './app/AppProvider.tsx';
import { appContext } from './app/app.ts';
import { usualBrand } from './app/usualBrand.ts';
import { createBrowserApp } from './browserApp.ts';
import { chunk } from './platform/chunk.ts';
import { whenLoaded } from './platform/whenLoaded.ts';
import { EarlyEvents } from './hydration/EarlyEvents.tsx';
import { hydrateQueries, readPageState } from './hydration/pageState.ts';
import { hydrationData, loadRoutes, mayLeadElsewhere } from './hydration/hydratedRoutes.ts';
import { languageOf, writeDocument } from './language/languageCookie.ts';
import { englishFor, loadTexts } from './language/texts.ts';
import { isEntry, keyEveryEntry } from './platform/historyEntry.ts';
import { savedOffsetOf } from './platform/scrollPositions.ts';
import { createRoutes } from './router.tsx';
import { needsRestoring } from './session/restore.ts';
import { prefetchPage } from './shell/prefetchPage.ts';

/**
 * Loads the module that starts the service worker. It loads nothing in mock mode, where MSW has its own service worker,
 * or in development, where none is built.
 */
const loadWorker = async () =>
  import.meta.env.PROD && import.meta.env.MODE !== 'mock'
    ? chunk(() => import('./startServiceWorker.ts'))
    : undefined;

/**
 * Starts the app. A top-level `await` would deadlock, because the route files import the bundle that contains this
 * file, and would wait for it.
 */
async function start(element: HTMLElement): Promise<void> {
  const mocks = import.meta.env.MODE === 'mock' ? await import('./mockMode.ts') : undefined;
  await mocks?.start();
  keyEveryEntry(window);
  const rendered = readPageState(document);
  const language = rendered?.language ?? languageOf(document.cookie, navigator.languages);
  const { name } = rendered?.brand ?? usualBrand;
  const texts = await loadTexts(language, name).catch(() => englishFor(name));
  if (texts.language !== document.documentElement.lang) writeDocument(texts.language, document);

  const routes = createRoutes();
  // The router starts the first navigation while it is still being created, and this navigation already calls `place`.
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const app = createBrowserApp({
    ...(mocks && { today: mocks.today }),
    rendered,
    texts,
    place: () => {
      const here = router?.state.location ?? window.location;
      return { here, target: router?.state.navigation.location ?? here };
    },
    isReturning: () => {
      const target = router?.state.navigation.location;
      return target !== undefined && isEntry(window.history, target.key);
    },
    devicePush: async () => (await loadWorker())?.devicePush ?? null,
    prefetch: (path) => void prefetchPage(routes, path, app),
    savedOffset: () => {
      if (!router) return null;
      const { restoreScrollPosition, location } = router.state;
      // The router passes `false` if it restores no scroll position, for example on the first page after loading.
      return restoreScrollPosition === false
        ? savedOffsetOf(
            usableStorage(() => window.sessionStorage),
            location.key,
          )
        : restoreScrollPosition;
    },
  });

  const matches = matchRoutes(routes, window.location) ?? [];
  // The rendered page may be wrong for this user: a session that must be restored first may have another role, the
  // texts of the page's language may not have loaded, or a guard may redirect a user of another role.
  const isForOthers =
    needsRestoring(app) || texts.language !== rendered?.language || mayLeadElsewhere(matches, rendered, app);
  const hydrated = isForOthers ? null : rendered;
  if (hydrated) {
    hydrateQueries(app.queries, hydrated.queries);
    await loadRoutes(matches);
  }
  router = createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
    ...(hydrated && { hydrationData: hydrationData(hydrated, app) }),
  });

  const tree = (
    <StrictMode>
      <AppProvider app={app}>
        <EarlyEvents router={router}>
          <RouterProvider router={router} />
        </EarlyEvents>
      </AppProvider>
    </StrictMode>
  );
  if (hydrated) {
    // A transition hydrates in small steps, between which the browser can respond to the user.
    startTransition(() => {
      hydrateRoot(element, tree, {
        onRecoverableError: (error) => app.log('The page differs from what the server sent.', error),
      });
    });
  } else createRoot(element).render(tree);

  const { log, role, session } = app;
  const running = router;
  const startWorker = () =>
    loadWorker()
      .then((worker) => worker?.startServiceWorker(app, (href) => void running.navigate(href)))
      .catch((error: unknown) => log('The service worker did not start.', error));
  // Visitors do not load this code, unless they have installed the app, or had signed in earlier.
  const needsWorker = () =>
    role() !== null ||
    Boolean(navigator.serviceWorker?.controller) ||
    window.matchMedia('(display-mode: standalone)').matches;
  if (needsWorker()) whenLoaded(() => void startWorker());
  else {
    const stop = session.subscribe(() => {
      if (!needsWorker()) return;
      stop();
      void startWorker();
    });
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
void start(root);
