import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markWords, wordsToMark } from './marks.ts';

/** Returns the text with the marked parts in brackets. */
const marked = (text: string, search: string) =>
  markWords(text, wordsToMark(search))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each<[why: string, search: string, text: string]>([
  ['nothing searched', '', 'Product designer'],
  ['nothing searched but punctuation', ' " - +', 'Product + designer'],
  ['another word', 'nurse', 'Product designer'],
  ['a word', 'designer', 'Product [designer]'],
  ['its beginning', 'des', 'Product [designer]'],
  ['not its end', 'signer', 'Product designer'],
  ['case', 'DESIGNER', 'Product [Designer]'],
  ['accents', 'quebec', '[Québec], Canada'],
  ['accents', 'Québec', '[Que\u0301bec], Canada'],
  ['accents', 'strasse', 'An der [Straße]'],
  ['accents', 'lodz', '[Łódź]'],
  ['other forms', 'developers', '[Developer] of [developers], and [development]'],
  ['other forms', 'engineering', 'Two [engineers] for the [engine]'],
  ['other forms', 'nurses', 'A [nurse], [nursing]'],
  ['other forms', 'company', '[Companies] accompany'],
  ['other forms', 'planned', '[Planning] of planes'],
  ['other forms with accents', 'résumés', 'A [résumé]'],
  ['other forms in a compound', 'designers', 'Co-[design]'],
  ['no forms of punctuation', 'c#', 'Cs'],
  ['no forms of what is excluded', 'nurse -engineers', '[Nurse] and engineering'],
  ['every occurrence', 'boat', '[Boat] by [boatyard]'],
  ['several words', 'product des', '[Product] [designer]'],
  ['phrases', '"product designer"', '[Product] [designer]'],
  ['not what is excluded', 'designer -product', 'Product [designer]'],
  ['hyphens', 'front-end', '[Front-end] and [frontend]'],
  ['hyphens', 'frontend', '[Front-end] and [frontend]'],
  ['parts of a compound', 'end', 'Front-[end]'],
  ['punctuation', 'c++', '[C++], C and C#'],
  ['punctuation', 'c#', 'C++, C and [C#]'],
  ['punctuation', '.net', '[.NET] network'],
  ['punctuation', 'nodejs', '[Node.js]'],
  ['punctuation', 'node.js', '[Node.js], [nodejs]'],
  ['punctuation of a sentence', 'ferry,', 'A [ferry].'],
  ['punctuation around words', 'react', 'Vue ([React])'],
  ['other scripts', 'لتطبيق', 'مصمّمة واجهات [لتطبيق] حجز'],
  ['other scripts', 'לצוות', 'מורה [לצוות]'],
  ['letters of two units', '𝒟es', '[𝒟esign] 𝒟'],
  ['regular expressions', '.* [a-z]+ (x|y) \\w ^$', 'Nothing (of) all that'],
])('%s: the words “%s” mark %s', (_why, search, expected) => {
  expect(marked(expected.replaceAll(/[[\]]/g, ''), search)).toBe(expected);
});

describe('any text', () => {
  const unit = fc.constantFrom(
    'a',
    'B',
    'é',
    'e\u0301',
    'ß',
    'İ',
    '𝒟',
    '👍',
    ' ',
    '-',
    '.',
    '+',
    '"',
    '\\',
    'س',
  );

  test('a text keeps all its characters when words in it are marked', () => {
    fc.assert(
      fc.property(fc.string({ unit, minLength: 1 }), fc.string({ unit }), (text, search) => {
        const parts = markWords(text, wordsToMark(search));
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });

  // The test would time out if the time grew quadratically with the length of the text.
  test.each(['a', 'a-', '-a ', 'é', '-'])('is marked in linear time: %s', (unit) => {
    const text = unit.repeat(500_000);
    const parts = markWords(text, wordsToMark(`${'a-'.repeat(30)} ${'a'.repeat(38)}`));
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
