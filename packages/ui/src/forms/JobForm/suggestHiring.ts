import type { CountryCode, WorkType } from '@skillharbor/contract';
import { suggestPlace } from '@skillharbor/prose';
import type { HireOption, HiringValues } from './hiringValues.ts';

export type HiringSuggestion =
  | { kind: 'country'; place: CountryCode; changes: Pick<HiringValues, 'country'> }
  | { kind: 'hire_from'; place: HireOption; changes: Pick<HiringValues, 'hire_from'> };

/**
 * Returns the place that the location suggests for an empty field. Returns null if the field is not empty, or if the
 * location suggests no place.
 */
export function suggestHiring(
  values: HiringValues & { location: string; remote: WorkType },
): HiringSuggestion | null {
  const place = suggestPlace(values.location);
  if (place === null) return null;
  if (values.remote === 'remote')
    return values.hire_from.length > 0 ? null : { kind: 'hire_from', place, changes: { hire_from: [place] } };
  if (values.country !== '' || place === 'anywhere' || place === 'EU' || place === 'EEA') return null;
  return { kind: 'country', place, changes: { country: place } };
}
