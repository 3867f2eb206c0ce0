/** Corrects words with one typo: two swapped letters, a missing letter, an extra letter, or a wrong one. */
import type { Queries } from '../platform/database/tables.ts';
import { conditionsOfText, countEither, findKnownWords } from './search.repository.ts';
import type { CountMatches } from './search.repository.ts';
import { isPlain, termsOf } from './search.terms.ts';
import { wordsOf } from './search.text.ts';

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюяєіґ',
  'αβγδεζηθικλμνξοπρστυφχψω',
];

/**
 * The number of texts that are tried in place of one that finds nothing, and the number of matches that are counted for
 * each.
 */
const MAX_CHANGES = 12;
const COUNTED_MATCHES = 100;

/** Shorter words are not corrected, because too many other words are one letter away. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;

/**
 * Returns the corrected text that finds the most, among the texts with the fewest changes. Returns null if none finds
 * anything.
 */
export async function withoutTypo(
  queries: Queries,
  text: string,
  countMatches: CountMatches,
): Promise<string | null> {
  const typed = termsOf(text)
    .filter(isPlain)
    .flatMap(({ words }) => words);
  const typos = new Map(typed.map((word) => [word, typosOf(word)]));
  const known = new Set(await findKnownWords(queries, [...typos].flat(2)));
  const options = new Map(
    typed.map((word) => [word, [word, ...(typos.get(word) ?? []).filter((typo) => known.has(typo))]]),
  );
  let best: { text: string; changes: number; count: number } | null = null;
  for (const change of changesOf(options, MAX_CHANGES)) {
    if (best && best.changes < change.size) break;
    const changed = withWords(text, change);
    const conditions = await conditionsOfText(queries, changed, false);
    const count = conditions ? await countEither(queries, conditions, countMatches, COUNTED_MATCHES) : 0;
    if (count > (best?.count ?? 0)) best = { text: changed, changes: change.size, count };
  }
  return best?.text ?? null;
}

/**
 * Returns all texts that are one typo away from the word, most of them nonsense. Returns none for words that are too
 * short or too long, or that contain characters other than letters.
 */
function typosOf(word: string): string[] {
  const alphabet = alphabets.find((letters) => Array.from(word).every((letter) => letters.includes(letter)));
  if (!alphabet || word.length < MIN_LENGTH || word.length > MAX_LENGTH) return [];
  const splits = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const typos = splits.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ...Array.from(alphabet).flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ]);
  return [...new Set(typos)].filter((typo) => typo !== word && typo.length >= MIN_LENGTH);
}

/** Replaces words of a text. It leaves words in quotes, and words after a minus, unchanged. */
function withWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(/(?<=^|\s)[^\s"-]\S*/g, (typed) => replacements.get(wordsOf(typed).join(' ')) ?? typed);
}

/**
 * Lists all combinations of one option for each word, except the combination that changes nothing. Combinations with
 * the fewest changes come first.
 */
function changesOf(options: ReadonlyMap<string, readonly string[]>, max: number): Map<string, string>[] {
  const ways = [...options].reduce<Map<string, string>[]>(
    (before, [word, choices]) =>
      before
        .flatMap((way) =>
          choices.map((choice) => (choice === word ? way : new Map([...way, [word, choice]]))),
        )
        .toSorted((one, other) => one.size - other.size)
        .slice(0, max + 1),
    [new Map<string, string>()],
  );
  return ways.filter(({ size }) => size > 0).slice(0, max);
}
