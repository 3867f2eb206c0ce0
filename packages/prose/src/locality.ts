import type { CountryCode } from '@skillharbor/contract';
import { countryName } from './placeNames.ts';

/** Returns the locality of `Lisbon, Portugal`, or the whole location if it does not end with a name of the country. */
export function localityIn(location: string, country: CountryCode): string {
  const comma = location.search(/[,،][^,،]*$/);
  const end = location.slice(comma + 1).trim();
  const known = ['en', 'de', 'ar'].map((locale) => countryName(country, locale));
  const isName = [...known, ...(shortNames[country] ?? [])].includes(end);
  return comma > 0 && isName ? location.slice(0, comma).trim() : location;
}
const shortNames: Partial<Record<CountryCode, readonly string[]>> = { GB: ['UK'], US: ['USA', 'US'] };
