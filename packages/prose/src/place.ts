/** A place in a country, both by the names that were typed. */
export interface Address {
  locality: string;
  country: string;
}

/** `Lisbon, Portugal`: a place whose country is beyond doubt. */
export function addressIn(location: string): Address | undefined {
  const comma = location.lastIndexOf(',');
  const locality = location.slice(0, Math.max(comma, 0)).trim();
  const country = location.slice(comma + 1).trim();
  return locality !== '' && isCountry(country) ? { locality, country } : undefined;
}

/** The country that remote workers live in: `India`, `Remote, India` or `Remote (India)`. */
export function countryIn(location: string): string | undefined {
  const name = location.replace(/^\s*remote\b[\s,:–—-]*/i, '').replace(/^\((.*)\)\s*$/, '$1');
  return isCountry(name) ? name.trim() : undefined;
}

/** Made when first asked for, from what the platform knows: there is no list to keep up to date. */
let countries: ReadonlySet<string> | undefined;

/** Whether a text is the English name of a country, and nothing else. */
function isCountry(text: string): boolean {
  countries ??= new Set(countryNames());
  return countries.has(text.trim().toLowerCase());
}

/** Groups of countries and parts of one, which have a code as well; and Georgia, which is also a state of the USA. */
const excluded: ReadonlySet<string> = new Set('EU EZ UN QO XA XB ZZ AC CP CQ DG EA IC TA GE'.split(' '));

const A_TO_Z = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

function countryNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = A_TO_Z.flatMap((first) => A_TO_Z.map((second) => first + second));
  const known = codes.filter((code) => !excluded.has(code)).map((code) => names.of(code)?.toLowerCase());
  return [...known.filter((name) => name !== undefined), 'uk', 'usa'];
}
