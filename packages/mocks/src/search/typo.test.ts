import { expect, test } from 'vitest';
import { isOneTypoAway } from './typo.ts';

test.each([
  ['pyhton', 'python', true],
  ['pythn', 'python', true],
  ['pythonn', 'python', true],
  ['pithon', 'python', true],
  ['ab', 'ba', true],
  ['a', '', true],
  ['python', 'python', false],
  ['pyhtn', 'python', false],
  ['kiev', 'kyiv', false],
  ['aab', 'b', false],
  ['abc', 'cba', false],
])('%s and %s differ by one typo: %s', (typed, word, isTypo) => {
  expect(isOneTypoAway(typed, word)).toBe(isTypo);
  expect(isOneTypoAway(word, typed)).toBe(isTypo);
});
