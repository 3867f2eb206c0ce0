import { expect, test } from 'vitest';
import { fillPlaceholders, missingPlaceholder, placeholdersIn, unknownPlaceholder } from './placeholders.ts';

test('each placeholder is found once, and other braces are ignored', () => {
  expect(placeholdersIn('{company} and {jobTitle}, {company}; {}, { a }, {1}')).toEqual([
    'company',
    'jobTitle',
  ]);
});

test('values are filled in, but no placeholders within values', () => {
  expect(fillPlaceholders('{a} {b} {c}', { a: '{b}', b: '$&' })).toBe('{b} $& {c}');
});

test('an unknown and a missing placeholder are found', () => {
  expect(unknownPlaceholder('{a} {b}', ['a'])).toBe('b');
  expect(unknownPlaceholder('{a}', ['a'])).toBeUndefined();
  expect(missingPlaceholder('{a}', ['a', 'b'])).toBe('b');
  expect(missingPlaceholder('{a} {b}', ['b'])).toBeUndefined();
});
