import { randomUUID } from 'node:crypto';
import type { PushSubscription } from '@skillharbor/contract';
import { createBrowserKeys } from '@skillharbor/tooling/pushService';

/** Makes a browser's push subscription. Its push service does not exist. */
export function pushSubscription(): PushSubscription {
  const { p256dh, auth } = createBrowserKeys();
  return { endpoint: `https://push.example/send/${randomUUID()}`, p256dh, auth };
}
