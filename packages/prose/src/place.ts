/** Suggests a place from the location that a client has typed. The client decides whether to accept the suggestion. */
import { countryCodeValues } from '@skillharbor/contract';
import type { CountryCode, HirePlace } from '@skillharbor/contract';
import { fold } from './fold.ts';

/** Short and local names that Intl does not list. */
const shortNames: Readonly<Record<string, HirePlace | 'anywhere'>> = {
  uk: 'GB',
  'the uk': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  us: 'US',
  usa: 'US',
  'the usa': 'US',
  'the united states': 'US',
  'united states of america': 'US',
  uae: 'AE',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'republic of ireland': 'IE',
  turkey: 'TR',
  espana: 'ES',
  italia: 'IT',
  brasil: 'BR',
  polska: 'PL',
  sverige: 'SE',
  norge: 'NO',
  danmark: 'DK',
  suomi: 'FI',
  eu: 'EU',
  'the eu': 'EU',
  'european union': 'EU',
  'the european union': 'EU',
  eea: 'EEA',
  'the eea': 'EEA',
  'european economic area': 'EEA',
  'the european economic area': 'EEA',
  anywhere: 'anywhere',
  worldwide: 'anywhere',
  'anywhere in the world': 'anywhere',
};

/** These names are ambiguous: Georgia is also a state of the USA, and Iceland is called `Island` in German. */
const ambiguous: ReadonlySet<string> = new Set(['georgia', 'island']);

/** Words after which a location names several places, or places from which the job does not hire. */
const severalOrOthers =
  /[/;|&]|\b(or|and|not|no|except|excluding|outside|non|oder|und|ausser|nicht)\b|[،,]\s*و/;

let names: ReadonlyMap<string, HirePlace | 'anywhere'> | undefined;

/** The folded names of countries in the languages of the app. They come from Intl, so the list needs no updates. */
function knownNames(): ReadonlyMap<string, HirePlace | 'anywhere'> {
  const found = new Map<string, HirePlace | 'anywhere' | null>();
  for (const locale of ['en', 'de', 'ar']) {
    const display = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const code of countryCodeValues) {
      const name = fold(display.of(code) ?? '');
      if (name === '' || ambiguous.has(name)) continue;
      // A name that means different countries in two languages is not used.
      found.set(name, (found.get(name) ?? code) === code ? code : null);
    }
  }
  const unique = [...found].filter((entry): entry is [string, CountryCode] => entry[1] !== null);
  return new Map<string, HirePlace | 'anywhere'>([...unique, ...Object.entries(shortNames)]);
}

/**
 * Returns the only country or group that a location names: `PT` for `Lisbon, Portugal`, `Remote (Portugal)` and
 * `Portugal`, `EU` for `Remote, EU`, `anywhere` for `Worldwide`. Returns null if the location names no place, or is
 * ambiguous. A name that a state and a country share is ambiguous. Codes of states and countries, such as `CA`, are
 * ignored.
 */
export function suggestPlace(location: string): HirePlace | 'anywhere' | null {
  const text = fold(location).trim();
  if (severalOrOthers.test(text)) return null;
  names ??= knownNames();
  const [, before = text, inParentheses] = /^([^()]*)\(([^()]*)\)$/.exec(text) ?? [];
  const parts = [...before.split(/[,،]|\s[-–—]\s|:/), inParentheses ?? '']
    .map(withoutWorkType)
    .filter((part) => part !== '');
  const places = parts.map((part) => names?.get(part)).filter((place) => place !== undefined);
  const [only = null] = places;
  // The country must be the last part, because `Lebanon, New Hampshire` is not in Lebanon.
  return places.length === 1 && names.get(parts.at(-1) ?? '') === only ? only : null;
}

/**
 * Removes the words of a location that are about the work and not about the place: `remote within Portugal only`
 * becomes `Portugal`.
 */
function withoutWorkType(part: string): string {
  return part
    .trim()
    .replace(/^(fully |100 ?% )?(remote|hybrid|on-?site|home ?office|based)\b\s*/, '')
    .replace(/^(from |within |in |based in |anywhere in |aus |in der |innerhalb der )+(?!the world)/, '')
    .replace(/\s*\b(remote|hybrid|only|on-?site|based|preferred)$/, '')
    .trim();
}
