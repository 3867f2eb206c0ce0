/**
 * English phrases that make people feel excluded although they could do the work. The list has phrases instead of words
 * that are harmless on their own: a tutor may teach young learners.
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
  // Phrases that appeal to only one social circle.
  'rock ?stars?',
  'ninjas?',
  'gurus?',
  'culture fit',
  'work hard,? play hard',
];

const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${phrases.join('|')})(?![\p{L}\p{N}-])`, 'giu');

/** Returns the words in a text that exclude people, as they were typed, without repetitions. */
export function excludingWordsIn(text: string): string[] {
  const found = new Map([...text.matchAll(pattern)].map(([words]) => [words.toLowerCase(), words]));
  return [...found.values()];
}
