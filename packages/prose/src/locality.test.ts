import { expect, test } from 'vitest';
import { localityIn } from './locality.ts';

test('the locality is the location without the name of its country', () => {
  expect(localityIn('Old Town, Leeds, UK ', 'GB')).toBe('Old Town, Leeds');
  expect(localityIn('الإسكندرية، مصر', 'EG')).toBe('الإسكندرية');
});

test('a location that does not end with the name of its country is its own locality', () => {
  expect(localityIn('Halifax', 'CA')).toBe('Halifax');
  expect(localityIn('Atlanta, Georgia', 'US')).toBe('Atlanta, Georgia');
  expect(localityIn('Portugal', 'PT')).toBe('Portugal');
});
