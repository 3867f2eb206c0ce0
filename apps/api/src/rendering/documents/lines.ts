/**
 * Breaks a paragraph into lines, and puts the parts of each line into visual order with the Unicode Bidirectional
 * Algorithm. Each part has one direction and one font.
 */
import bidiFactory from 'bidi-js';
import { fontOf } from './fonts.ts';
import type { FontName } from './fonts.ts';

export interface Part {
  /**
   * The text of the part. Arabic and Hebrew are in logical order, because shaping puts their letters into visual order.
   */
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
  /**
   * True if some parts are not in logical order. Screen readers then need the text in the order in which it was typed.
   */
  isReordered: boolean;
}

// The cast is needed: the package's types describe an ES module, but Node.js loads its CommonJS module, which exports
// the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/**
 * Breaks a text without line breaks into lines. The first strong letter determines the direction of the text. If there
 * is none, `base` is the direction.
 */
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
  // Measures each word separately, because letters do not join across a space.
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
 * Finds the positions at which a line may end: after each word, or after each letter of a word that is too long for a
 * line. The spaces after a word begin at `end`.
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

/** Returns the parts of a line, in order from left to right. */
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
    // Reverses the characters of a right-to-left part that contains only punctuation and spaces. Shaping reverses only
    // text in a right-to-left script.
    text: level % 2 === 1 && font === 'NotoSans' ? Array.from(shown).toReversed().join('') : shown,
    font,
  }));
}

/** Reverses the order of consecutive parts whose level is at least this high. */
function reverseRuns(parts: { level: number }[], level: number): void {
  let from = 0;
  while (from < parts.length) {
    let to = from;
    while ((parts[to]?.level ?? -1) >= level) to += 1;
    parts.splice(from, to - from, ...parts.slice(from, to).toReversed());
    from = Math.max(to, from + 1);
  }
}

/**
 * Returns true for an invisible mark that only controls the bidirectional algorithm. Fonts have no glyphs for such
 * marks.
 */
const isInvisible = (letter: string) => /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(letter);
