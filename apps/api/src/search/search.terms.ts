/**
 * Splits a search text into its terms.
 *
 *     termsOf('senior OR lead front-end "design systems" -intern')
 */
import { compoundsOf, wordsOf } from './search.text.ts';

/**
 * A term of a search. A phrase of several words finds only exactly these words. A compound also finds its parts written
 * as one word.
 */
export interface Term {
  words: readonly string[];
  isPhrase: boolean;
  isExcluded: boolean;
  /** True for a term after OR. A text must then match this term or the term before it. */
  isAlternative: boolean;
}

/** The maximum number of words in a search. All further words are ignored. */
const MAX_WORDS = 10;
/** The compounds in job postings that users often type as two words. */
const COMPOUNDS = new Set(['parttime', 'fulltime', 'onsite', 'healthcare']);

/** Splits a search text into its terms. Repeated terms are dropped. The terms have at most ten words in total. */
export function termsOf(text: string): Term[] {
  return limitWords(joinCompounds(parseTerms(text)));
}

function parseTerms(text: string): Term[] {
  const parts = text
    .replace(/[“”„«»]/g, '"')
    // Converts the digits of an amount such as '$2,000' to one compound, because the index contains the number 2000.
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

/** Joins two adjacent words into one term if together they are a known compound, such as 'part time'. */
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

/** Returns true if the term is a single word that is required and not part of a phrase. */
export const isRequiredWord = ({ words, isPhrase, isExcluded }: Term) =>
  words.length === 1 && !isPhrase && !isExcluded;

/** Removes repeated terms, and all words after the tenth. */
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
