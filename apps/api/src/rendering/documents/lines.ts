/**
 * Breaks a paragraph into lines, and puts the parts of each line in the order in which a reader sees them, by the Unicode
 * Bidirectional Algorithm. A part has one direction and one font.
 */
import bidiFactory from 'bidi-js';
import { fontOf } from './fonts.ts';
import type { FontName } from './fonts.ts';

export interface Part {
  /** Shaping puts Arabic and Hebrew letters into the order in which they are seen. */
  text: string;
  font: FontName;
}

export interface Line {
  parts: Part[];
  width: number;
}

export interface Lines {
  lines: Line[];
  isRightToLeft: boolean;
  /** True if the parts are not in logical order, so that a reader of the file needs the text as it was typed. */
  isReordered: boolean;
}

// The package says that it is an ES module, but Node.js loads its CommonJS module, whose export is the function.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Returns the lines of a text without line breaks. Its first strong letter decides its direction, otherwise `base` does. */
export function linesOf(
  text: string,
  { base, maxWidth, widthOf }: { base: 'ltr' | 'rtl'; maxWidth: number; widthOf: (part: Part) => number },
): Lines {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, /\p{L}/u.test(text) ? 'auto' : base);
  const isRightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1;
  const partsOf = (start: number, end: number) => visualParts(text, levels, start, end);
  const widthBetween = (start: number, end: number) =>
    partsOf(start, end).reduce((sum, part) => sum + widthOf(part), 0);

  const lines: Line[] = [];
  let start = 0;
  const push = (end: number) => {
    const parts = partsOf(start, start + text.slice(start, end).trimEnd().length);
    lines.push({ parts, width: parts.reduce((sum, part) => sum + widthOf(part), 0) });
    start = end;
  };
  // Letters do not join across a space, so words are measured one by one.
  let used = 0;
  for (const { from, end, to } of wordsOf(text, (from, end) => widthBetween(from, end) > maxWidth)) {
    const word = widthBetween(from, end);
    if (from > start && used + word > maxWidth) {
      push(from);
      used = 0;
    }
    used += word + widthBetween(end, to);
  }
  push(text.length);
  return { lines, isRightToLeft, isReordered: levels.some((level) => level > 0) };
}

/**
 * Finds what a line may end with: a word and the spaces from `end` on, or a letter of a word that is too long for a line.
 */
function* wordsOf(text: string, isTooLong: (from: number, end: number) => boolean) {
  for (const { index: from, 0: word } of text.matchAll(/\S+\s*|\s+/gu)) {
    const end = from + word.trimEnd().length;
    if (!isTooLong(from, end)) {
      yield { from, end, to: from + word.length };
      continue;
    }
    for (const { index, segment } of letters.segment(word)) {
      const after = from + index + segment.length;
      yield { from: from + index, end: after, to: after };
    }
  }
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the parts of a line from left to right. */
function visualParts(text: string, levels: Uint8Array, start: number, end: number): Part[] {
  const parts: (Part & { level: number })[] = [];
  let index = start;
  for (const letter of text.slice(start, end)) {
    const level = levels[index] ?? 0;
    const last = parts.at(-1);
    const font = fontOf(letter, last?.font ?? 'NotoSans');
    const shown = (level % 2 === 1 ? bidi.getMirroredCharacter(letter) : null) ?? letter;
    if (!isInvisible(letter)) {
      if (last?.level === level && last.font === font) last.text += shown;
      else parts.push({ text: shown, font, level });
    }
    index += letter.length;
  }
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) reverseRuns(parts, level);
  return parts.map(({ text: shown, font, level }) => ({
    // Shaping turns a part by its script. Punctuation and spaces have none, so they are turned here.
    text: level % 2 === 1 && font === 'NotoSans' ? Array.from(shown).toReversed().join('') : shown,
    font,
  }));
}

/** Reverses each run of parts that have at least this level. */
function reverseRuns(parts: { level: number }[], level: number): void {
  let from = 0;
  while (from < parts.length) {
    let to = from;
    while ((parts[to]?.level ?? -1) >= level) to += 1;
    parts.splice(from, to - from, ...parts.slice(from, to).toReversed());
    from = Math.max(to, from + 1);
  }
}

/** Returns true for marks that only direct the algorithm, and for which fonts have no glyph. */
const isInvisible = (letter: string) => /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(letter);
