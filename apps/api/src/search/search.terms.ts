/**
 * Parses the terms of a search text.
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

/** A search ignores further words after this number. */
const MAX_WORDS = 10;
/** Users often type these compounds of job postings as two words. */
const COMPOUNDS = new Set(['parttime', 'fulltime', 'onsite', 'healthcare']);

/** Parses a search text into its distinct terms, which have at most ten words together. */
export function termsOf(text: string): Term[] {
  return limitWords(joinCompounds(parseTerms(text)));
}

function parseTerms(text: string): Term[] {
  const parts = text
    .replace(/[“”„«»]/g, '"')
    // The index contains an amount such as '$2,000' as the number 2000, so its digits become one compound.
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

/** Joins two adjacent words into one term if they form a known compound, such as 'part time'. */
function joinCompounds(terms: readonly Term[]): Term[] {
  return terms.reduce<Term[]>((done, term) => {
    const before = done.at(-1);
    if (
      !before ||
      !isRequiredWord(before) ||
      !isRequiredWord(term) ||
      !COMPOUNDS.has(before.words[0] + '' + term.words[0])
    )
      return [...done, term];
    return [...done.slice(0, -1), { ...term, words: [...before.words, ...term.words] }];
  }, []);
}

/** Returns true if the term is a single word that the results must contain, outside any phrase. */
export const isRequiredWord = ({ words, isPhrase, isExcluded }: Term) =>
  words.length === 1 && !isPhrase && !isExcluded;

/** Removes repeated terms, and the words after the first ten. */
function limitWords(terms: readonly Term[]): Term[] {
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
