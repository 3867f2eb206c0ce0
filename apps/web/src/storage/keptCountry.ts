import type { KeyValueStorage } from '@skillharbor/api-client';
import { countryCodeValues } from '@skillharbor/contract';
import type { JobFilters } from '@skillharbor/ui/pages';
import { hasShape } from './hasShape.ts';

type Choice = JobFilters['located_in'];

/** The choice of the filter "I am in" on this device, which applies to lists without that filter. */
export interface KeptCountry {
  get: () => Choice;
  set: (choice: Choice) => void;
}

const KEY = 'skillharbor.located-in';

export function createKeptCountry(storage: KeyValueStorage): KeptCountry {
  let choice = read(storage);
  return {
    get: () => choice,
    set(next) {
      choice = next;
      try {
        if (next === null) storage.removeItem(KEY);
        else storage.setItem(KEY, JSON.stringify(next));
      } catch {
        // If the storage is full, only this tab remembers the country.
      }
    },
  };
}

function read(storage: KeyValueStorage): Choice {
  try {
    const saved: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (!hasShape(saved, { country: '', notStated: false })) return null;
    const country = countryCodeValues.find((code) => code === saved.country);
    return country === undefined ? null : { country, notStated: saved.notStated };
  } catch {
    return null;
  }
}
