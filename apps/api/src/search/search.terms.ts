/**
 * Reads the terms of a search text.
 *
 *     termsOf('senior OR lead front-end "design systems" -intern')
 */
import { compoundsOf, wordsOf } from './search.text.ts';

/**
 * A term of a search. A phrase of several words finds exactly these words. A compound also finds the words joined into
 * one.
 */
export interface Term {
  words: readonly string[];
  isPhrase: boolean;
  isExcluded: boolean;
  /** True after an OR, which means that either this term or the one before it is enough. */
  isAlternative: boolean;
}

/** The number of distinct words that a search considers. */
const MAX_WORDS = 10;
/** Compounds in job postings that users often type as two words. */
const COMPOUNDS = new Set(['parttime', 'fulltime', 'onsite', 'healthcare']);

/** Returns the terms of a text, with at most ten different words. */
export function termsOf(text: string): Term[] {
  return withinLimit(joined(typedTerms(text)));
}

function typedTerms(text: string): Term[] {
  const parts = text
    .replace(/[“”„«»]/g, '"')
    // The amount '$2,000' may also be written as one number.
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '-')
    .matchAll(/(?<=^|\s)(OR\s+)?(?:(-?)"([^"]*)"|(\S+))/g);
  return [...parts].flatMap(([, or, minus = '', phrase, chunk = '']): Term[] => {
    const isPhrase = phrase !== undefined;
    const isExcluded = minus !== '' || chunk.startsWith('-');
    const words = isPhrase ? [wordsOf(phrase)] : compoundsOf(chunk);
    return words.map((each, index) => ({
      words: each,
      isPhrase,
      isExcluded,
      isAlternative: or !== undefined && index === 0,
    }));
  });
}

/** Makes a compound of two words that users often type apart, such as 'part time'. */
function joined(terms: readonly Term[]): Term[] {
  return terms.reduce<Term[]>((done, term) => {
    const before = done.at(-1);
    if (!before || !isPlain(before) || !isPlain(term) || !COMPOUNDS.has(before.words[0] + '' + term.words[0]))
      return [...done, term];
    return [...done.slice(0, -1), { ...term, words: [...before.words, ...term.words] }];
  }, []);
}

/** Returns true for a single word that a result must have. */
export const isPlain = ({ words, isPhrase, isExcluded }: Term) =>
  words.length === 1 && !isPhrase && !isExcluded;

function withinLimit(terms: readonly Term[]): Term[] {
  const seen = new Set<string>();
  let left = MAX_WORDS;
  return terms.flatMap((term) => {
    const words = term.words.slice(0, left);
    const key = JSON.stringify({ ...term, words });
    if (words.length === 0 || seen.has(key)) return [];
    seen.add(key);
    left -= words.length;
    return [{ ...term, words }];
  });
}
