import { expect, test } from 'vitest';
import { charactersLeft } from './charactersLeft.ts';

test('the number of characters left counts code points, and is negative beyond the limit', () => {
  expect(charactersLeft('', 10)).toBe(10);
  expect(charactersLeft('🐟'.repeat(10), 10)).toBe(0);
  expect(charactersLeft('🐟'.repeat(11), 10)).toBe(-1);
});
