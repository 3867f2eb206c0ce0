import { expect, test } from 'vitest';
import { linesOf } from './pdfLines.ts';
import type { PlacedText } from './pdfLines.ts';

/** Places a text of ten points a letter. `row` counts from the top. */
const at = (x: number, row: number, text: string): PlacedText => ({
  text,
  x,
  y: 800 - 20 * row,
  width: 10 * text.length,
  height: 10,
});

test('joins the pieces of a word, and parts words by their distance', () => {
  expect(linesOf([at(0, 0, 'Pro'), at(30, 0, 'fi'), at(50, 0, 'le'), at(75, 0, 'of')])).toEqual([
    'Profile of',
  ]);
});

test('begins a line at another height', () => {
  expect(linesOf([at(0, 0, 'Ada'), at(0, 1, 'Designer')])).toEqual(['Ada', 'Designer']);
});

test('reads two columns that were written row by row one after the other', () => {
  const rows = [
    ['Skills', 'Profile'],
    ['Figma', 'I draw'],
    ['Ink', 'ferries.'],
  ] as const;
  const pieces = rows.flatMap(([left, right], row) => [at(0, row + 1, left), at(300, row + 1, right)]);
  expect(linesOf([at(0, 0, 'Ada Okafor'), ...pieces])).toEqual([
    'Ada Okafor',
    'Skills',
    'Figma',
    'Ink',
    'Profile',
    'I draw',
    'ferries.',
  ]);
});

test('leaves columns that were written one after the other in their order', () => {
  const left = [at(0, 0, 'Skills'), at(0, 1, 'Figma')];
  const right = [at(300, 0, 'Profile'), at(300, 1, 'I draw.')];
  expect(linesOf([...left, ...right])).toEqual(['Skills', 'Figma', 'Profile', 'I draw.']);
});

test('reads pieces of Arabic from the right, with a word of another script in its place', () => {
  const pieces = [at(0, 0, 'Figma'), at(52, 0, 'مع'), at(75, 0, 'تصميم')];
  expect(linesOf(pieces)).toEqual(['تصميم مع Figma']);
});

test('ignores pieces without a height, and returns nothing for a page without text', () => {
  expect(linesOf([{ ...at(0, 0, ' '), height: 0 }])).toEqual([]);
  expect(linesOf([])).toEqual([]);
});
