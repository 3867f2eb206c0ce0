import { expect, test } from 'vitest';
import { isOneSlipAway } from './slip.ts';

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
])('%s and %s: %s', (typed, word, isSlip) => {
  expect(isOneSlipAway(typed, word)).toBe(isSlip);
  expect(isOneSlipAway(word, typed)).toBe(isSlip);
});
