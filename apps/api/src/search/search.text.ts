/** Splits texts into words in the same way as 0001_search_words.sql does. A test compares the results of both. */

const replacements: readonly [RegExp, string][] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/[đð]/g, 'd'],
  [/ħ/g, 'h'],
  [/ı/g, 'i'],
  [/ŧ/g, 't'],
  [/ς/g, 'σ'],
  [/[،؛؟־।]/g, ' '],
  [/\.net(?![a-z0-9])/g, ' dotnet'],
  [/[-_.'’&\u2010-\u2015]/g, '-'],
  [
    /[^-\na-z0-9+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufeff\u{10000}-\u{1efff}\u{20000}-\u{10ffff}]+/gu,
    ' ',
  ],
];

/**
 * Converts a text to lower case without accents. In the result, spaces separate words, and hyphens separate the parts
 * of a compound: 'front-end', 'node-js'. '.net' becomes 'dotnet', and line breaks are kept.
 */
function searchText(content: string): string {
  const plain = content
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), plain);
}

/** Splits a text into words. 'c++' and 'c#' are words, but a + or # at the beginning of a word is dropped. */
function splitWords(separator: RegExp, text: string): string[] {
  return text
    .split(separator)
    .map((word) => word.replace(/^[+#]+/, ''))
    .filter((word) => word !== '');
}

/** Returns the words of a text, in the order of the text. */
export const wordsOf = (content: string) => splitWords(/[- \n]/, searchText(content));

/**
 * Returns the words of a text, in the order of the text. Each group contains the words of one compound, or a single
 * simple word.
 */
export const compoundsOf = (content: string) =>
  searchText(content)
    .split(/[ \n]/)
    .map((compound) => splitWords(/-/, compound))
    .filter(({ length }) => length > 0);
