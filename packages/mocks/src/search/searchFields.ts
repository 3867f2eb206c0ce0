import { fold, parseSearch, searchOf } from '@skillharbor/prose';
import type { SearchTerm } from '@skillharbor/prose';
import { isOneTypoAway } from './typo.ts';
import { matchWords, wordsOf } from './words.ts';

/** The words of each field of an item. A match in an earlier field has a higher score. */
type Fields = readonly (readonly string[])[];

interface Match<Item> {
  item: Item;
  /** The score of the match. It is 0 for every item if the search has no words. */
  score: number;
}

export interface Found<Item> {
  matches: Match<Item>[];
  /** The corrected words if a typo was corrected, or null if the typed words were searched. */
  foundWords: string | null;
}

/** The maximum number of distinct words in a search. Later words are ignored. */
const MAX_TERMS = 10;
/** Only words of at least this length are corrected, because shorter words are one typo away from too many others. */
const MIN_TYPO_LENGTH = 4;

/** Returns the items that a search finds, in order. */
export function searchFields<Item>(
  items: readonly Item[],
  fieldsOf: (item: Item) => Fields,
  search: string,
): Found<Item> {
  const terms = distinct(parseSearch(search)).slice(0, MAX_TERMS);
  const texts = items.map((item) => ({ item, fields: fieldsOf(item) }));
  const asTyped = matching(texts, terms);
  if (asTyped.length > 0) return { matches: asTyped, foundWords: null };

  const corrected = withoutTypos(texts, terms);
  const matches = matching(texts, corrected);
  return { matches, foundWords: matches.length > 0 ? searchOf(corrected) : null };
}

function distinct(terms: readonly SearchTerm[]): SearchTerm[] {
  return [...new Map(terms.map((term) => [fold(searchOf([term])), term])).values()];
}

interface Indexed<Item> {
  item: Item;
  fields: Fields;
}

function matching<Item>(texts: readonly Indexed<Item>[], terms: readonly SearchTerm[]): Match<Item>[] {
  return texts.flatMap(({ item, fields }) => {
    const score = scoreOf(fields, terms);
    return score === null ? [] : [{ item, score }];
  });
}

/** Returns a score for the match of an item, or null if the item lacks a term or contains an excluded one. */
function scoreOf(fields: Fields, terms: readonly SearchTerm[]): number | null {
  const excluded = terms.filter(({ isExcluded }) => isExcluded);
  if (excluded.some((term) => scoreOfTerm(fields, { ...term, isQuoted: true }) > 0)) return null;
  return scoreOfAll(
    fields,
    terms.filter(({ isExcluded }) => !isExcluded),
  );
}

/** Scores all terms. The text may join adjacent words of the search: `global logic` finds GlobalLogic. */
function scoreOfAll(fields: Fields, [term, next, ...rest]: readonly SearchTerm[]): number | null {
  if (term === undefined) return 0;
  const alone = scoreOfTerm(fields, term);
  const others = alone > 0 ? scoreOfAll(fields, next ? [next, ...rest] : []) : null;
  if (others !== null) return alone + others;
  if (next === undefined || term.isQuoted || next.isQuoted) return null;
  const together = scoreOfTerm(fields, { ...term, text: `${term.text} ${next.text}` });
  const remaining = together > 0 ? scoreOfAll(fields, rest) : null;
  return remaining === null ? null : 2 * together + remaining;
}

/**
 * Scores one term. A match in an earlier field has a higher score than any match in a later field, and a whole word has
 * a higher score than a prefix.
 */
function scoreOfTerm(fields: Fields, { text, isQuoted }: SearchTerm): number {
  const words = wordsOf(text);
  const scores = fields.map((field, index) => {
    const match = matchWords(words, field);
    return match === 0 || (isQuoted && match === 1) ? 0 : 2 * (fields.length - index) + match;
  });
  return Math.max(...scores);
}

/** Corrects typos. A word that no item contains is replaced by the most frequent word that is one typo away. */
function withoutTypos(texts: readonly Indexed<unknown>[], terms: readonly SearchTerm[]): SearchTerm[] {
  return terms.map((term) => {
    const [word = '', ...more] = wordsOf(term.text);
    const isCandidate = !term.isQuoted && !term.isExcluded && more.length === 0;
    if (!isCandidate || word.length < MIN_TYPO_LENGTH) return term;
    if (texts.some(({ fields }) => scoreOfTerm(fields, term) > 0)) return term;
    const [meant] = countWords(texts)
      .filter(([other]) => isOneTypoAway(word, other))
      .sort(([, a], [, b]) => b - a);
    return meant ? { ...term, text: meant[0] } : term;
  });
}

/** Returns every word with the number of items that have it. */
function countWords(texts: readonly Indexed<unknown>[]): [word: string, items: number][] {
  const counts = new Map<string, number>();
  for (const { fields } of texts)
    for (const word of new Set(fields.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}
