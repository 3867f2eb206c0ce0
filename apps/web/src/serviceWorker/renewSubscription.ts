import type { ChangedSubscription, WorkerScope } from './workerScope.ts';

/** The message by which the service worker tells open pages that the browser has another subscription. */
export const SUBSCRIPTION_CHANGED = 'subscription changed';

/**
 * Subscribes again after the browser has lost its subscription, unless the browser has done so itself. Open pages send the new
 * subscription to the server, because the worker has no token against forged requests. Without one, the next page that opens does.
 */
export async function renewSubscription(
  { registration, clients }: Pick<WorkerScope, 'registration' | 'clients'>,
  { oldSubscription, newSubscription }: ChangedSubscription,
): Promise<void> {
  if (oldSubscription && !newSubscription) await registration.pushManager.subscribe(oldSubscription.options);
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage(SUBSCRIPTION_CHANGED, []);
}
