import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText } from './fitText.ts';
import type { Fit } from './fitText.ts';

const graphemesOf = (text: string) => [...new Intl.Segmenter().segment(text)];
/** Measures a text as if each of its characters were as wide as the font size. */
const measure = async (text: string) => graphemesOf(text).length;
const fits: readonly [Fit, Fit] = [
  { size: 20, maxLines: 1 },
  { size: 10, maxLines: 2 },
];
const fit = (text: string) => fitText(text, 100, fits, measure);

test('a short text gets the largest font size', async () => {
  expect(await fit('Cook')).toEqual({ size: 20, lines: ['Cook'] });
});

test('a longer text gets a smaller font size, and is broken between words', async () => {
  expect(await fit('Cook wanted')).toEqual({ size: 10, lines: ['Cook', 'wanted'] });
});

test('a word that is too long for a line is broken', async () => {
  expect(await fit('Bookkeepership')).toEqual({ size: 10, lines: ['Bookkeeper', 'ship'] });
});

test('a text that is too long is cut and ends with an ellipsis, and a comma before the ellipsis is removed', async () => {
  expect(await fit('Keep books, two days a week')).toEqual({ size: 10, lines: ['Keep', 'books…'] });
  expect(await fit('Keep the ten books, often')).toEqual({ size: 10, lines: ['Keep the', 'ten books…'] });
});

test('whatever the text, no line is too wide, and no word is missing unless the text ends with an ellipsis', async () => {
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 15 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(words, async (parts) => {
      const text = parts.join(' ').replace(/\s+/g, ' ').trim();
      fc.pre(text !== '');
      const { size, lines } = await fit(text);
      expect(lines.length).toBeLessThanOrEqual(size === 20 ? 1 : 2);
      const widths = lines.map((line) => graphemesOf(line).length * size);
      expect(Math.max(...widths)).toBeLessThanOrEqual(100);
      const shown = lines.join('').replaceAll(' ', '');
      const isCut = lines.at(-1)?.endsWith('…') ?? false;
      expect(isCut || shown === text.replaceAll(' ', '')).toBe(true);
    }),
  );
});
