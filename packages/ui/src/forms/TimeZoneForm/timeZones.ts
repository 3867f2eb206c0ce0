import type { Option, OptionGroup } from '../../primitives/Select/Select.tsx';

/** Returns the time zones that this browser lists, UTC, which browsers omit from the list, and the given ones. */
export function knownTimeZones(...named: readonly string[]): readonly string[] {
  return [...new Set(['UTC', ...named, ...Intl.supportedValuesOf('timeZone')])];
}

/** Groups time zones by the first part of their names: 'Europe/Berlin' is 'Berlin' in the group 'Europe'. */
export function toOptions(zones: readonly string[]): readonly (Option | OptionGroup)[] {
  const alone: Option[] = [];
  const groups = new Map<string, Option[]>();
  for (const zone of zones.toSorted()) {
    const [region = '', ...place] = zone.split('/');
    if (place.length === 0) alone.push({ value: zone, label: zone });
    else groups.set(region, [...(groups.get(region) ?? []), { value: zone, label: readable(place) }]);
  }
  return [...alone, ...[...groups].map(([label, options]) => ({ label, options }))];
}

/** Returns the name of a time zone for users: 'America/Argentina/Buenos_Aires' → 'Argentina, Buenos Aires' */
function readable(place: readonly string[]): string {
  return place.join(', ').replaceAll('_', ' ');
}
