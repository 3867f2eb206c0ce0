/** Names the places where the freelancers of jobs may live. */
import type { CountryCode, CountryGroup, HireFrom, HirePlace } from '@skillharbor/contract';

/** The words for places that are not countries. */
export interface PlaceWords {
  anywhere: string;
  groups: Readonly<Record<CountryGroup, string>>;
}

/** Names a place in the user's language: `PT` is 'Portugal'. */
export function placeName(place: HirePlace, words: PlaceWords, locale: string): string {
  return place === 'EU' || place === 'EEA' ? words.groups[place] : countryName(place, locale);
}

export function countryName(country: CountryCode, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(country) ?? country;
}
const names = new Map<string, Intl.DisplayNames>();

/**
 * Lists the places where the freelancers of a job may live: 'Portugal, Spain'. If there are more places than `most`,
 * the rest is only counted: 'Portugal, +4'.
 */
export function formatHireFrom(
  hireFrom: HireFrom,
  words: PlaceWords,
  locale: string,
  most = Infinity,
): string {
  if (hireFrom.kind === 'anywhere') return words.anywhere;
  const { places } = hireFrom;
  const shown = places.length > most ? places.slice(0, most - 1) : places;
  const named = shown.map((place) => placeName(place, words, locale));
  const others = places.length - shown.length;
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format([
    ...named,
    ...(others > 0 ? [`+${new Intl.NumberFormat(locale).format(others)}`] : []),
  ]);
}
