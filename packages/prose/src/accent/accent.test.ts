import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReadableAccent, nearestReadableAccent, usualAccent } from './accent.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every colour has a readable shade in the light and in the dark theme', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('light', 'dark'), (accent, scheme) => {
      expect(isReadableAccent(nearestReadableAccent(accent, scheme), scheme)).toBe(true);
    }),
  );
});

test('a readable accent is not changed', () => {
  expect(nearestReadableAccent(usualAccent, 'light')).toBe(usualAccent);
});

test('a yellow is too light for the light theme, and becomes darker without becoming black', () => {
  expect(isReadableAccent('#FFD400', 'light')).toBe(false);
  expect(isReadableAccent('#FFD400', 'dark')).toBe(true);
  expect(nearestReadableAccent('#FFD400', 'light')).toMatch(/^#[67]/);
});

test('a navy is too dark for the dark theme, and becomes lighter', () => {
  expect(isReadableAccent('#1B2A6B', 'light')).toBe(true);
  expect(isReadableAccent('#1B2A6B', 'dark')).toBe(false);
  expect(nearestReadableAccent('#1B2A6B', 'dark')).not.toBe('#FFFFFF');
});
