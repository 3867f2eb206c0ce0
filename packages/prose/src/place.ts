/** A place and its country, by the names that the user typed. */
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

/** Returns the country of a location such as `India`, `Remote, India` or `Remote (India)`, for remote workers. */
export function countryIn(location: string): string | undefined {
  const name = location.replace(/^\s*remote\b[\s,:–—-]*/i, '').replace(/^\((.*)\)\s*$/, '$1');
  return isCountry(name) ? name.trim() : undefined;
}

/** The names of countries in small letters, from Intl, so that no list has to be kept up to date. */
let countries: ReadonlySet<string> | undefined;

/** Returns true if a text is exactly the English name of a country. */
function isCountry(text: string): boolean {
  countries ??= new Set(countryNames());
  return countries.has(text.trim().toLowerCase());
}

/** Codes that are not countries but groups or parts of countries, and Georgia, which is also a state of the USA. */
const excluded: ReadonlySet<string> = new Set('EU EZ UN QO XA XB ZZ AC CP CQ DG EA IC TA GE'.split(' '));

const A_TO_Z = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

function countryNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = A_TO_Z.flatMap((first) => A_TO_Z.map((second) => first + second));
  const known = codes.filter((code) => !excluded.has(code)).map((code) => names.of(code)?.toLowerCase());
  return [...known.filter((name) => name !== undefined), 'uk', 'usa'];
}
