/**
 * Breaks texts into lines. A text gets the largest font size at which it fits. If it does not even fit at the smallest
 * size, it is cut.
 */

/** A font size in pixels, and the maximum number of lines at that size. */
export interface Fit {
  size: number;
  maxLines: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Returns the width of a text for a font size of 1. */
export type Measure = (text: string) => Promise<number>;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** @param fits the font sizes to try, largest first */
export async function fitText(
  text: string,
  width: number,
  fits: readonly [Fit, ...Fit[]],
  measure: Measure,
): Promise<FittedText> {
  for (const { size, maxLines } of fits) {
    const lines = await linesOf(text, width / size, measure);
    if (lines.length <= maxLines) return { size, lines };
  }
  const { size, maxLines } = fits.at(-1) ?? fits[0];
  return { size, lines: await cutLines(text, width / size, maxLines, measure) };
}

/** Breaks a text into lines. A word that is too long for a line is broken between characters. */
async function linesOf(text: string, width: number, measure: Measure): Promise<string[]> {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if ((await measure(longer)) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = await partsOf(word, width, measure);
    line = parts.pop() ?? '';
    lines.push(...parts);
  }
  return [...lines, line];
}

async function partsOf(word: string, width: number, measure: Measure): Promise<string[]> {
  if ((await measure(word)) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && (await measure(part + segment)) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

/** Returns the first lines of a text, and adds an ellipsis to the last of these lines. */
async function cutLines(text: string, width: number, count: number, measure: Measure): Promise<string[]> {
  const lines = (await linesOf(text, width, measure)).slice(0, count);
  let last = lines.pop() ?? '';
  while (last !== '' && (await measure(ellipsed(last))) > width) last = withoutLast(last);
  return [...lines, ellipsed(last)];
}

function ellipsed(line: string): string {
  return `${line.replace(/[\s\p{P}]+$/u, '')}…`;
}

/** Returns the line without its last word. If the line has only one word, it loses its last character. */
function withoutLast(line: string): string {
  const space = line.lastIndexOf(' ');
  if (space > 0) return line.slice(0, space);
  const segments = [...graphemes.segment(line)];
  return line.slice(0, segments.at(-1)?.index ?? 0);
}
