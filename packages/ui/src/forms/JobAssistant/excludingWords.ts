/**
 * English phrases that make people feel excluded although they could do the work. A phrase is listed where its single
 * word is harmless: a tutor teaches young learners.
 */
const phrases = [
  // Phrases about age.
  String.raw`young (?:and|,) (?:dynamic|energetic|hungry|motivated)`,
  String.raw`young (?:team|professionals?|talents?|man|woman|lady)`,
  'youthful',
  'digital natives?',
  'recent graduates? only',
  String.raw`(?:under|below|up to) \d{2} years(?: old| of age)?`,
  String.raw`(?:maximum|max\.?) age`,
  // Phrases about gender.
  '(?:sales|crafts|fore|chair|handy|spokes|trades|work)m[ae]n',
  'man[- ]?hours?',
  'manpower',
  'wait(?:er|ress) wanted',
  String.raw`(?:male|female)s? only`,
  'guys',
  // Phrases about origin.
  'native(?:[- ]level)? (?:speakers?|english)',
  'mother tongue',
  'no accent',
  // Phrases about the body.
  'able[- ]bodied',
  String.raw`(?:physically|mentally) fit`,
  // Phrases that appeal to one social circle only.
  'rock ?stars?',
  'ninjas?',
  'gurus?',
  'culture fit',
  'work hard,? play hard',
];

const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${phrases.join('|')})(?![\p{L}\p{N}-])`, 'giu');

/** Returns the words in a text that exclude people, as they were typed, each one once. */
export function excludingWordsIn(text: string): string[] {
  const found = new Map([...text.matchAll(pattern)].map(([words]) => [words.toLowerCase(), words]));
  return [...found.values()];
}
