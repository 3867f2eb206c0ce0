import { fold, parseSearch, stem } from '@skillharbor/prose';

export interface Part {
  text: string;
  isMarked: boolean;
}

/**
 * Returns the normalized words of a search that are marked. Excluded words are omitted, because no result contains
 * them.
 */
export function wordsToMark(search: string): string[] {
  return parseSearch(search)
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap(({ text }) => fold(text).match(/\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*[+#]*/gu) ?? []);
}

/**
 * Splits a text into parts, and marks the words that begin with one of the given words, or that are another form of
 * one. It marks only whole words, because a screen reader may read a partly marked word as two words. The time is
 * proportional to the length of the text.
 */
export function markWords(text: string, words: readonly string[]): Part[] {
  if (words.length === 0) return [{ text, isMarked: false }];
  const { folded, offsets } = foldedWithOffsets(text);
  const stems = new Set(words.map(stem));
  const offsetOf = (index: number) => offsets[index] ?? text.length;

  const parts: Part[] = [];
  let done = 0;
  let index = 0;
  while (index < folded.length) {
    const end = isLetter(folded[index - 1]) ? index : endOfMatch(folded, index, words, stems);
    if (end > index) {
      parts.push(
        { text: text.slice(done, offsetOf(index)), isMarked: false },
        { text: text.slice(offsetOf(index), offsetOf(end)), isMarked: true },
      );
      done = offsetOf(end);
    }
    index = Math.max(end, index + 1);
  }
  return [...parts, { text: text.slice(done), isMarked: false }].filter((part) => part.text !== '');
}

/** Normalizes each letter separately, and records its original position in the text. */
function foldedWithOffsets(text: string) {
  const offsets: number[] = [];
  let folded = '';
  let offset = 0;
  for (const letter of text) {
    const plain = fold(letter);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(offset);
    offset += letter.length;
  }
  return { folded, offsets };
}

/**
 * Returns the end of the word that contains the end of the longest match from `start`, or `start` if nothing matches.
 */
function endOfMatch(
  text: string,
  start: number,
  words: readonly string[],
  stems: ReadonlySet<string>,
): number {
  const end = Math.max(...words.map((word) => endOfWord(text, start, word)));
  if (end > start) return endOfLetters(text, end);
  const whole = endOfLetters(text, start);
  return stems.has(stem(text.slice(start, whole))) ? whole : start;
}

function endOfLetters(text: string, start: number): number {
  let end = start;
  while (isLetter(text[end])) end += 1;
  return end;
}

/**
 * Returns the position where a match of the word ends. Hyphens and dots inside a word are ignored: `frontend` matches
 * `front-end`, and `nodejs` matches `Node.js`.
 */
function endOfWord(text: string, start: number, word: string): number {
  let end = start;
  for (const sign of word) {
    if (end > start && isJoint(sign)) continue;
    if (end > start && isJoint(text[end])) end += 1;
    if (!text.startsWith(sign, end)) return start;
    end += sign.length;
  }
  return end;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);
}

function isJoint(sign: string | undefined): boolean {
  return sign === '-' || sign === '.';
}
