/** Corrects the words of a search that have one typo: two swapped letters, or a missing, extra or wrong letter. */
import type { Queries } from '../platform/database/tables.ts';
import { conditionsOfText, countWholeWordsOrPrefixes, findKnownWords } from './search.repository.ts';
import type { CountMatches } from './search.repository.ts';
import { isRequiredWord, termsOf } from './search.terms.ts';
import { wordsOf } from './search.text.ts';

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюяєіґ',
  'αβγδεζηθικλμνξοπρστυφχψω',
];

/** The maximum number of corrected texts that are tried after a text has found nothing. */
const MAX_CORRECTIONS = 12;
/** The maximum number of matches that are counted for each corrected text. */
const COUNTED_MATCHES = 100;

/**
 * The minimum length of a word that is corrected. A shorter word differs from too many other words by only one letter.
 */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;

/**
 * Returns a corrected text: among the texts with the fewest corrected words, the one with the most matches. Returns
 * null if no corrected text has a match.
 */
export async function correctTypo(
  queries: Queries,
  text: string,
  countMatches: CountMatches,
): Promise<string | null> {
  const typed = termsOf(text)
    .filter(isRequiredWord)
    .flatMap(({ words }) => words);
  const edits = new Map(typed.map((word) => [word, wordsOneEditFrom(word)]));
  const known = new Set(await findKnownWords(queries, [...edits].flat(2)));
  const candidates = new Map(
    typed.map((word) => [word, [word, ...(edits.get(word) ?? []).filter((edit) => known.has(edit))]]),
  );
  let best: { text: string; corrections: number; count: number } | null = null;
  for (const corrections of combinationsOf(candidates, MAX_CORRECTIONS)) {
    if (best && best.corrections < corrections.size) break;
    const corrected = replaceWords(text, corrections);
    const conditions = await conditionsOfText(queries, corrected, false);
    const count = conditions
      ? await countWholeWordsOrPrefixes(queries, conditions, countMatches, COUNTED_MATCHES)
      : 0;
    if (count > (best?.count ?? 0)) best = { text: corrected, corrections: corrections.size, count };
  }
  return best?.text ?? null;
}

/**
 * Returns all strings at an edit distance of one from a word, where swapping two adjacent letters counts as one edit.
 * Most of these strings are not words. Returns no strings for a word that is too short or too long, or that contains
 * other characters than letters.
 */
function wordsOneEditFrom(word: string): string[] {
  const alphabet = alphabets.find((letters) => Array.from(word).every((letter) => letters.includes(letter)));
  if (!alphabet || word.length < MIN_LENGTH || word.length > MAX_LENGTH) return [];
  const splits = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const edits = splits.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ...Array.from(alphabet).flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ]);
  return [...new Set(edits)].filter((edit) => edit !== word && edit.length >= MIN_LENGTH);
}

/** Replaces words of a text, but not words in quotes or after a minus. */
function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(/(?<=^|\s)[^\s"-]\S*/g, (typed) => replacements.get(wordsOf(typed).join(' ')) ?? typed);
}

/**
 * Returns combinations of corrections, sorted by the number of corrected words, fewest first. Each combination is a map
 * from one or more words of the text to their corrections.
 */
function combinationsOf(
  candidates: ReadonlyMap<string, readonly string[]>,
  max: number,
): Map<string, string>[] {
  const combinations = [...candidates].reduce<Map<string, string>[]>(
    (before, [word, options]) =>
      before
        .flatMap((combination) =>
          options.map((option) =>
            option === word ? combination : new Map([...combination, [word, option]]),
          ),
        )
        .toSorted((one, other) => one.size - other.size)
        .slice(0, max + 1),
    [new Map<string, string>()],
  );
  return combinations.filter(({ size }) => size > 0).slice(0, max);
}
