/** Corrects a search whose words have one typo each: two swapped letters, or a missing, extra or wrong letter. */
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

/** If a text finds nothing, at most this number of corrected texts are tried. */
const MAX_CORRECTIONS = 12;
/** The matches of each corrected text are counted up to this number. */
const COUNTED_MATCHES = 100;

/** Shorter words are not corrected, because too many other words differ from them by one letter. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;

/**
 * Returns the corrected text that finds the most rows, among those with the fewest corrected words. Returns null if no
 * corrected text finds anything.
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
 * Returns all strings at an edit distance of one from a word, where swapping two adjacent letters is one edit. Most of
 * them are no words. Returns none for words that are too short or too long, or that do not consist of letters only.
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

/** Replaces words of a text, except words in quotes and words after a minus. */
function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(/(?<=^|\s)[^\s"-]\S*/g, (typed) => replacements.get(wordsOf(typed).join(' ')) ?? typed);
}

/**
 * Returns combinations of one candidate for each word, with the fewest corrected words first. Each combination maps
 * the words that it corrects, at least one, to their corrections.
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
