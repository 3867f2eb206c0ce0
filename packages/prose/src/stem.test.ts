import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['developers', 'developer'],
  ['developing', 'developer'],
  ['engineering', 'engineers'],
  ['nurses', 'nurse'],
  ['companies', 'company'],
  ['planning', 'plan'],
])('%s and %s are forms of one word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each(['c', 'go', 'c++', 'web3', 'bücher', 'حجز', 'a'.repeat(41)])('%s is its own stem', (word) => {
  expect(stem(word)).toBe(word);
});
