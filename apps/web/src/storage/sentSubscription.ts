import type { KeyValueStorage } from '@skillharbor/api-client';
import { hasShape } from './hasShape.ts';

/**
 * The address of this browser at its push service as it was last sent to the server, and the user who sent it. The
 * browser may get another address at any time, also while no page is open.
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

/** Saves what the server has. Null means that it has nothing of this browser. */
export function saveSent(device: KeyValueStorage, sent: SentSubscription | null): void {
  try {
    if (sent === null) device.removeItem(KEY);
    else device.setItem(KEY, JSON.stringify(sent));
  } catch {
    // If the storage is full, the next page compares again.
  }
}
