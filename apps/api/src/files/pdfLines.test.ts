import { expect, test } from 'vitest';
import { linesOf } from './pdfLines.ts';
import type { PlacedText } from './pdfLines.ts';

/**
 * Returns a piece of text with letters ten points wide. `x` is its horizontal position in points. `row` is counted from
 * the top.
 */
const at = (x: number, row: number, text: string): PlacedText => ({
  text,
  x,
  y: 800 - 20 * row,
  width: 10 * text.length,
  height: 10,
});

test('pieces of a word are joined, and words are separated where their distance is large enough', () => {
  expect(linesOf([at(0, 0, 'Pro'), at(30, 0, 'fi'), at(50, 0, 'le'), at(75, 0, 'of')])).toEqual([
    'Profile of',
  ]);
});

test('text at another height begins a new line', () => {
  expect(linesOf([at(0, 0, 'Ada'), at(0, 1, 'Designer')])).toEqual(['Ada', 'Designer']);
});

test('the left column is read before the right one if the PDF draws the columns row by row', () => {
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

test('columns that the PDF draws one after the other are read in this order', () => {
  const left = [at(0, 0, 'Skills'), at(0, 1, 'Figma')];
  const right = [at(300, 0, 'Profile'), at(300, 1, 'I draw.')];
  expect(linesOf([...left, ...right])).toEqual(['Skills', 'Figma', 'Profile', 'I draw.']);
});

test('pieces of Arabic text are read from right to left, and a word in another script is left at its place', () => {
  const pieces = [at(0, 0, 'Figma'), at(52, 0, 'مع'), at(75, 0, 'تصميم')];
  expect(linesOf(pieces)).toEqual(['تصميم مع Figma']);
});

test('pieces without a height are ignored, and a page without text has no lines', () => {
  expect(linesOf([{ ...at(0, 0, ' '), height: 0 }])).toEqual([]);
  expect(linesOf([])).toEqual([]);
});
