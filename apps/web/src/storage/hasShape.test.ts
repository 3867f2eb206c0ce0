import { expect, test } from 'vitest';
import { hasShape } from './hasShape.ts';

const filters = { categories: [], locations: ['Oslo'] };

test.each([
  [3, 1, true],
  ['3', 1, false],
  [undefined, 1, false],
  ['sort', 'none', true],
  [{ categories: ['tech'], locations: [] }, filters, true],
  [{ categories: ['tech'] }, filters, false],
  [{ categories: [7], locations: [] }, filters, false],
  [null, filters, false],
  ['text', filters, false],
])('%o has the shape of %o: %s', (value, example, result) => {
  expect(hasShape<unknown>(value, example)).toBe(result);
});
