/** Words that are one slip of the fingers away: two letters swapped, one missing, one too many, or a wrong one. */

import { wordsOf } from './search.text.ts';

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюяєіґ',
  'αβγδεζηθικλμνξοπρστυφχψω',
];

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;

/** Everything one slip away from the word, most of it nonsense; nothing for words that are short or not of letters. */
export function slipsOf(word: string): string[] {
  const alphabet = alphabets.find((letters) => Array.from(word).every((letter) => letters.includes(letter)));
  if (!alphabet || word.length < MIN_LENGTH || word.length > MAX_LENGTH) return [];
  const splits = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const slips = splits.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ...Array.from(alphabet).flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ]);
  return [...new Set(slips)].filter((slip) => slip !== word && slip.length >= MIN_LENGTH);
}

/** The text with other words in place of some that stand alone in it, without quotes or a minus. */
export function withWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(/(?<=^|\s)[^\s"-]\S*/g, (typed) => replacements.get(wordsOf(typed).join(' ')) ?? typed);
}

/**
 * The ways to choose one option for each word, except the first option of all: those that change fewest words first.
 */
export function changesOf(
  options: ReadonlyMap<string, readonly string[]>,
  max: number,
): Map<string, string>[] {
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
