/**
 * English words that make people feel not meant, although they could do the work. Phrases rather than words where the
 * word alone is harmless: a tutor teaches young learners.
 */
const phrases = [
  // Age
  String.raw`young (?:and|,) (?:dynamic|energetic|hungry|motivated)`,
  String.raw`young (?:team|professionals?|talents?|man|woman|lady)`,
  'youthful',
  'digital natives?',
  'recent graduates? only',
  String.raw`(?:under|below|up to) \d{2} years(?: old| of age)?`,
  String.raw`(?:maximum|max\.?) age`,
  // Gender
  '(?:sales|crafts|fore|chair|handy|spokes|trades|work)m[ae]n',
  'man[- ]?hours?',
  'manpower',
  'wait(?:er|ress) wanted',
  String.raw`(?:male|female)s? only`,
  'guys',
  // Origin
  'native(?:[- ]level)? (?:speakers?|english)',
  'mother tongue',
  'no accent',
  // Body
  'able[- ]bodied',
  String.raw`(?:physically|mentally) fit`,
  // Circle
  'rock ?stars?',
  'ninjas?',
  'gurus?',
  'culture fit',
  'work hard,? play hard',
];

const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${phrases.join('|')})(?![\p{L}\p{N}-])`, 'giu');

/** The words in a text that exclude people, as they were typed, each once. */
export function excludingWordsIn(text: string): string[] {
  const found = new Map([...text.matchAll(pattern)].map(([words]) => [words.toLowerCase(), words]));
  return [...found.values()];
}
