import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text stays complete, on one line', () => {
  expect(excerpt(' Keep the books\n\nof twelve boatbuilders. ')).toBe(
    'Keep the books of twelve boatbuilders.',
  );
});

test('a long text is cut after a whole word, without the comma that follows it', () => {
  expect(excerpt('Keep the books, two days a week', 18)).toBe('Keep the books…');
  expect(excerpt('Keep the books two', 15)).toBe('Keep the books…');
});

test('a word that is too long is cut between characters', () => {
  expect(excerpt('⛵'.repeat(9), 5)).toBe('⛵⛵⛵⛵…');
  expect(excerpt('🚢'.repeat(9), 4)).toBe('🚢…');
});

test('no text exceeds the limit or is cut inside a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 3, max: 40 }), (text, maxLength) => {
      const short = excerpt(text, maxLength);
      expect(short.length).toBeLessThanOrEqual(maxLength);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
