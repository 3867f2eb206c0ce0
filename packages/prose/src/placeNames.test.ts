import { expect, test } from 'vitest';
import { formatHireFrom } from './placeNames.ts';

test('places are named in the language of the reader, and only the first ones of many are named', () => {
  const words = { anywhere: 'anywhere', groups: { EU: 'the EU', EEA: 'the EEA' } };
  const from = { kind: 'places' as const, places: ['EU' as const, 'CH' as const, 'BR' as const] };
  expect(formatHireFrom(from, words, 'en')).toBe('the EU, Switzerland, Brazil');
  expect(formatHireFrom(from, words, 'de', 2)).toBe('the EU, +2');
  expect(formatHireFrom({ kind: 'anywhere' }, words, 'en')).toBe('anywhere');
});
