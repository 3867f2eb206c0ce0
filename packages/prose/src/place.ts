/** A place and its country, as the user typed them. */
export interface Address {
  locality: string;
  country: string;
}

/** Parses a location such as `Lisbon, Portugal`. Returns undefined if it does not end with the name of a country. */
export function addressIn(location: string): Address | undefined {
  const comma = location.lastIndexOf(',');
  const locality = location.slice(0, Math.max(comma, 0)).trim();
  const country = location.slice(comma + 1).trim();
  return locality !== '' && isCountry(country) ? { locality, country } : undefined;
}

/** Returns the country that a remote worker's location names: `India`, `Remote, India` or `Remote (India)`. */
export function countryIn(location: string): string | undefined {
  const name = location.replace(/^\s*remote\b[\s,:–—-]*/i, '').replace(/^\((.*)\)\s*$/, '$1');
  return isCountry(name) ? name.trim() : undefined;
}

/** The lower-case names of countries. They come from Intl, so no list needs updates. */
let countries: ReadonlySet<string> | undefined;

/** Returns true if a text is exactly the English name of a country. */
function isCountry(text: string): boolean {
  countries ??= new Set(countryNames());
  return countries.has(text.trim().toLowerCase());
}

/** Codes of groups or parts of countries rather than countries, and Georgia, which is also a state of the USA. */
const excluded: ReadonlySet<string> = new Set('EU EZ UN QO XA XB ZZ AC CP CQ DG EA IC TA GE'.split(' '));

const A_TO_Z = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

function countryNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = A_TO_Z.flatMap((first) => A_TO_Z.map((second) => first + second));
  const known = codes.filter((code) => !excluded.has(code)).map((code) => names.of(code)?.toLowerCase());
  return [...known.filter((name) => name !== undefined), 'uk', 'usa'];
}
