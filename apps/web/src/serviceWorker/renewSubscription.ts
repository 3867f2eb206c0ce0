import type { ChangedSubscription, WorkerScope } from './workerScope.ts';

/** The message with which the service worker notifies open pages that the browser has a new subscription. */
export const SUBSCRIPTION_CHANGED = 'subscription changed';

/**
 * Subscribes again after the browser has lost its subscription, unless the browser has already done so. Open pages send
 * the new subscription to the server, because the worker has no CSRF token. If no page is open, the next page to open
 * sends it.
 */
export async function renewSubscription(
  { registration, clients }: Pick<WorkerScope, 'registration' | 'clients'>,
  { oldSubscription, newSubscription }: ChangedSubscription,
): Promise<void> {
  if (oldSubscription && !newSubscription) await registration.pushManager.subscribe(oldSubscription.options);
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage(SUBSCRIPTION_CHANGED, []);
}
