import { expect, test } from 'vitest';
import { formatHireFrom, localityIn } from './placeNames.ts';

test('places are named in the language of the reader, and many are counted', () => {
  const words = { anywhere: 'anywhere', groups: { EU: 'the EU', EEA: 'the EEA' } };
  const from = { kind: 'places' as const, places: ['EU' as const, 'CH' as const, 'BR' as const] };
  expect(formatHireFrom(from, words, 'en')).toBe('the EU, Switzerland, Brazil');
  expect(formatHireFrom(from, words, 'de', 2)).toBe('the EU, +2');
  expect(formatHireFrom({ kind: 'anywhere' }, words, 'en')).toBe('anywhere');
});

test('the locality is the location without the name of its country', () => {
  expect(localityIn('Old Town, Leeds, UK ', 'GB')).toBe('Old Town, Leeds');
  expect(localityIn('الإسكندرية، مصر', 'EG')).toBe('الإسكندرية');
});

test('a location that does not end with the name of its country is its own locality', () => {
  expect(localityIn('Halifax', 'CA')).toBe('Halifax');
  expect(localityIn('Atlanta, Georgia', 'US')).toBe('Atlanta, Georgia');
  expect(localityIn('Portugal', 'PT')).toBe('Portugal');
});
