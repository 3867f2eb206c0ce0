import type { KeyValueStorage } from '@skillharbor/api-client';
import { hasShape } from './hasShape.ts';

/**
 * The last push address that this browser sent to the server, and the user who sent it. The browser may get another
 * address at any time, even while no page is open.
 */
export interface SentSubscription {
  user: number;
  endpoint: string;
}

const KEY = 'skillharbor.push';

export function readSent(device: KeyValueStorage): SentSubscription | null {
  try {
    const saved: unknown = JSON.parse(device.getItem(KEY) ?? 'null');
    return hasShape(saved, { user: 0, endpoint: '' }) ? saved : null;
  } catch {
    return null;
  }
}

/** Saves the subscription that the server has. Null means that the server has no subscription of this browser. */
export function saveSent(device: KeyValueStorage, sent: SentSubscription | null): void {
  try {
    if (sent === null) device.removeItem(KEY);
    else device.setItem(KEY, JSON.stringify(sent));
  } catch {
    // If the storage is full, the next page compares the subscriptions again.
  }
}
