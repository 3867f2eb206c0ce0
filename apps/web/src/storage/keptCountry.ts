import type { KeyValueStorage } from '@skillharbor/api-client';
import type { LocatedIn } from '@skillharbor/contract';

const KEY = 'skillharbor.located-in';

/**
 * Returns the countries of the filter "I am in" that this device has saved for lists without that filter. The caller
 * validates them.
 */
export const keptCountry = (device: KeyValueStorage): string[] => device.getItem(KEY)?.split(' ') ?? [];

/** Saves the countries of the filter "I am in" on this device. An empty list removes the saved ones. */
export function keepCountry(device: KeyValueStorage, values: readonly LocatedIn[]): void {
  try {
    if (values.length === 0) device.removeItem(KEY);
    else device.setItem(KEY, values.join(' '));
  } catch {
    // If the storage is full, only the URL contains the country.
  }
}
