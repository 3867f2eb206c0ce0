/** Registers the service worker, which shows notifications and a page without a connection. It has the file of each build. */

/** The storage from which the service worker reads, because it sees neither cookies nor the storage of pages. */
export const SETTINGS = 'skillharbor.settings';
/** The address under which that storage has the language of this device. */
export const LANGUAGE_ADDRESS = '/language';

export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
}

/** Removes all notifications that this device shows. */
export async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}

/** Tells the service worker in which language this device shows the app. */
export async function saveLanguage(language: string): Promise<void> {
  const settings = await caches.open(SETTINGS);
  await settings.put(LANGUAGE_ADDRESS, new Response(language));
}
