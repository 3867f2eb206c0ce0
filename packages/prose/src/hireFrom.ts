/**
 * Defines where the freelancers of a job may live: which countries a group contains, and which jobs are open to a
 * country.
 */
import { countryCodeValues, countryGroupValues } from '@skillharbor/contract';
import type { CountryCode, CountryGroup, HirePlace, Job, LocatedIn } from '@skillharbor/contract';

const eu = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/**
 * The members of the groups, according to https://european-union.europa.eu/principles-countries-history/eu-countries_en
 * and https://www.efta.int/eea. The EEA contains the EU.
 */
const members: Readonly<Record<CountryGroup, ReadonlySet<string>>> = {
  EU: new Set(eu),
  EEA: new Set([...eu, 'IS', 'LI', 'NO']),
};

/** Returns the groups that contain a country. */
export const groupsOf = (country: CountryCode): CountryGroup[] =>
  countryGroupValues.filter((group) => members[group].has(country));

/** Returns the countries of a place: the members of a group, or the country itself. */
export const membersOf = (place: HirePlace): CountryCode[] =>
  countryCodeValues.filter((code) => (isGroup(place) ? members[place].has(code) : code === place));

const isGroup = (place: HirePlace): place is CountryGroup => place in members;

/** Returns true if a group contains the place, which is a country or a smaller group. */
const contains = (group: CountryGroup, place: HirePlace) =>
  isGroup(place) ? group === 'EEA' && place === 'EU' : members[group].has(place);

/** Removes the places that another place of the list contains, so that the list contains no country twice. */
export function withoutContained(places: readonly HirePlace[]): HirePlace[] {
  const groups = places.filter(isGroup);
  return places.filter((place) => !groups.some((group) => contains(group, place)));
}

/**
 * A place where the freelancers of a job may live. In the list of a job, no country is in two places, and `anywhere` or
 * `not_stated` is the only item.
 */
export type Origin = HirePlace | 'anywhere' | 'not_stated';

/**
 * Returns the places where the freelancers of a job may live. For an on-site job, and for a hybrid job that states no
 * places, this is the country of the work.
 */
export function originsOf({ hire_from, country }: Pick<Job, 'hire_from' | 'country'>): Origin[] {
  if (hire_from?.kind === 'anywhere') return ['anywhere'];
  if (hire_from) return withoutContained(hire_from.places);
  return [country ?? 'not_stated'];
}

/**
 * Returns the places that match this value of the filter. A job passes the filter if its freelancers may live in one of
 * these places.
 */
export function originsFor(value: LocatedIn): Origin[] {
  if (value === 'anywhere' || value === 'not_stated') return [value];
  return [value, ...groupsOf(value), 'anywhere'];
}

/** Returns true if a job passes a filter with any of these values. */
export function isLocatedIn(job: Pick<Job, 'hire_from' | 'country'>, values: readonly LocatedIn[]): boolean {
  const origins = originsOf(job);
  return values.flatMap(originsFor).some((origin) => origins.includes(origin));
}

/**
 * Converts the number of jobs by origin to the number of jobs by value of the filter. The values are `anywhere`,
 * `not_stated`, and each country that a job names itself or through a group. Values in `selected` are listed even
 * without jobs.
 */
export function locatedInCounts(
  counts: ReadonlyMap<string, number>,
  selected: readonly LocatedIn[] = [],
): { value: LocatedIn; count: number }[] {
  const isNamed = (code: CountryCode) =>
    counts.has(code) || groupsOf(code).some((group) => counts.has(group));
  const values = new Set<LocatedIn>([
    'anywhere',
    'not_stated',
    ...countryCodeValues.filter(isNamed),
    ...selected,
  ]);
  return [...values]
    .map((value) => ({
      value,
      count: originsFor(value).reduce((sum, origin) => sum + (counts.get(origin) ?? 0), 0),
    }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
