import { expect, test } from 'vitest';
import { text } from './text.ts';

test('the template tag `text` joins the lines of a paragraph, and keeps paragraphs and lists', () => {
  const written = text`
    One paragraph, written
    over two lines.

    A list
    - of two items, the first
      over two lines
    - and a well-known one
  `;
  expect(written).toBe(
    'One paragraph, written over two lines.\n\nA list\n- of two items, the first over two lines\n- and a well-known one',
  );
});
