/**
 * English phrases that make suitable people feel excluded. The list has whole phrases, because single words are
 * harmless: 'young', for example, in a tutor's 'young learners'.
 */
const phrases = [
  // These phrases are about age.
  String.raw`young (?:and|,) (?:dynamic|energetic|hungry|motivated)`,
  String.raw`young (?:team|professionals?|talents?|man|woman|lady)`,
  'youthful',
  'digital natives?',
  'recent graduates? only',
  String.raw`(?:under|below|up to) \d{2} years(?: old| of age)?`,
  String.raw`(?:maximum|max\.?) age`,
  // These phrases are about gender.
  '(?:sales|crafts|fore|chair|handy|spokes|trades|work)m[ae]n',
  'man[- ]?hours?',
  'manpower',
  'wait(?:er|ress) wanted',
  String.raw`(?:male|female)s? only`,
  'guys',
  // These phrases are about origin.
  'native(?:[- ]level)? (?:speakers?|english)',
  'mother tongue',
  'no accent',
  // These phrases are about the body.
  'able[- ]bodied',
  String.raw`(?:physically|mentally) fit`,
  // These phrases appeal to only one social circle.
  'rock ?stars?',
  'ninjas?',
  'gurus?',
  'culture fit',
  'work hard,? play hard',
];

const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${phrases.join('|')})(?![\p{L}\p{N}-])`, 'giu');

/** Returns the phrases in a text that exclude people, as they were typed and without repetitions. */
export function excludingWordsIn(text: string): string[] {
  const found = new Map([...text.matchAll(pattern)].map(([words]) => [words.toLowerCase(), words]));
  return [...found.values()];
}
