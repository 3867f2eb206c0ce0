/**
 * Registers the service worker, which shows notifications, and an offline page when there is no connection. Each build
 * contains the file of the service worker.
 */

/** The storage from which the service worker reads, because it can read neither cookies nor the storage of pages. */
export const SETTINGS = 'skillharbor.settings';
/** The key, in the storage of the service worker, for the language of this device. */
export const LANGUAGE_ADDRESS = '/language';

export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
}

/** Removes all notifications that this device shows. */
export async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}

/** Informs the service worker of the language in which this device shows the app. */
export async function saveLanguage(language: string): Promise<void> {
  const settings = await caches.open(SETTINGS);
  await settings.put(LANGUAGE_ADDRESS, new Response(language));
}
