import { expect, test } from 'vitest';
import { isBlank, isEmail, isLongerThan, isShorterThan, problemsOf } from './checks.ts';

test.each(['name@example.com', 'n@a.co', 'first.last+tag@mail.example.co.uk', 'имя@пример.рф'])(
  '%s is an address',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each([
  '',
  'name',
  'name@example',
  '@example.com',
  'name@',
  'a b@example.com',
  'a@b@example.com',
  'name@example..com',
  'name@example.com.',
  `${'a'.repeat(243)}@example.com`,
])('%j is not an address', (text) => expect(isEmail(text)).toBe(false));

test('a text is blank if it contains only white space', () => {
  expect(isBlank(' \n\t ')).toBe(true);
  expect(isBlank(' a ')).toBe(false);
});

test('lengths are counted in code points', () => {
  expect(isLongerThan('⚓️🐟'.repeat(10), 40)).toBe(false);
  expect(isLongerThan('🐟'.repeat(10), 10)).toBe(false);
  expect(isLongerThan('🐟'.repeat(11), 10)).toBe(true);
  expect(isShorterThan('🐟'.repeat(7), 8)).toBe(true);
  expect(isShorterThan('🐟'.repeat(8), 8)).toBe(false);
});

test('fields without an error are omitted', () => {
  expect(problemsOf({ email: 'Enter it.', password: undefined })).toEqual({ email: ['Enter it.'] });
});
