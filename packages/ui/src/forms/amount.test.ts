import { expect, test } from 'vitest';
import { parseAmount } from './amount.ts';

test.each([
  ['72', 72],
  [' 72.5 ', 72.5],
  ['72.50', 72.5],
  ['1,200', 1200],
  ['1,200,000.25', 1_200_000.25],
  ['0', 0],
  ['72,5', 72.5],
  ['72,50', 72.5],
  ['1.200', 1200],
  ['1.200.000,25', 1_200_000.25],
])('%s is an amount', (text, amount) => {
  expect(parseAmount(text, 10_000_000)).toBe(amount);
});

test.each([
  '',
  'a lot',
  '-1',
  '1e3',
  '1,200,00',
  '1.200.00',
  '60.0055',
  '60–80',
  '$60',
  '12.00,00',
  '10000001',
])('“%s” is none', (text) => {
  expect(parseAmount(text, 10_000_000)).toBeNull();
});
