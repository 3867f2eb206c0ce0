/**
 * The service worker shows notifications, and an offline page when the site cannot be reached. It stores no files of
 * the app, so it never serves an old version. vite.plugins.ts builds it into `/service-worker.js`.
 */
import type { Language } from '@skillharbor/contract';
import { isLanguage } from '../language/languages.ts';
import { LANGUAGE_ADDRESS, SETTINGS } from '../platform/serviceWorker.ts';
import { offlinePage } from './offlinePage.ts';
import { openPage } from './openPage.ts';
import { renewSubscription } from './renewSubscription.ts';
import { shownNotification } from './shownNotification.ts';
import type { PressedNotification, PushedNotification } from './shownNotification.ts';
import type { WorkerScope } from './workerScope.ts';

// The cast is needed because TypeScript types the global scope as that of a page.
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  // The browser requests a page while the worker starts, so that the worker does not delay the page.
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(navigate(event));
});

async function navigate({
  request,
  preloadResponse,
}: {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
}): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePage(await languageOfDevice());
  }
}

scope.addEventListener('push', (event) => {
  // The cast is safe, because only the server has the keys to encrypt for this browser, and it sends no other data.
  if (event.data) event.waitUntil(show(event.data.json() as PushedNotification));
});

async function show(pushed: PushedNotification): Promise<void> {
  const { title, options } = shownNotification(pushed, await languageOfDevice());
  await scope.registration.showNotification(title, options);
}

scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(scope, event)));

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // `shownNotification()` always sets `data`.
  event.waitUntil(openPage(scope.clients, event.notification.data as PressedNotification));
});

/** Returns the language in which the app was last shown on this device. */
async function languageOfDevice(): Promise<Language> {
  const saved = await caches.match(LANGUAGE_ADDRESS, { cacheName: SETTINGS });
  const language = (await saved?.text()) ?? navigator.language.slice(0, 2);
  return isLanguage(language) ? language : 'en';
}
