import type { KeyValueStorage } from '@skillharbor/api-client';
import type { LocatedIn } from '@skillharbor/contract';

const KEY = 'skillharbor.located-in';

/** Returns the values of the filter "I am in" that this device keeps for lists without that filter. The caller checks them. */
export const keptCountry = (device: KeyValueStorage): string[] => device.getItem(KEY)?.split(' ') ?? [];

/** Keeps the values of the filter "I am in" on this device. No values remove what it keeps. */
export function keepCountry(device: KeyValueStorage, values: readonly LocatedIn[]): void {
  try {
    if (values.length === 0) device.removeItem(KEY);
    else device.setItem(KEY, values.join(' '));
  } catch {
    // If the storage is full, only the address has the country.
  }
}
