import { expect, test } from 'vitest';
import { companyKeyIn } from './companyKey.ts';

test.each([
  ['north-pier-ferries', 'north-pier-ferries'],
  ['North-Pier', 'north-pier'],
  ['42', '42'],
])('%s is an address', (company, key) => expect(companyKeyIn({ company })).toBe(key));

test.each([undefined, '', '-', 'a--b', 'a b', '..', 'a/b', 'é', 'a'.repeat(121)])('%s is none', (company) =>
  expect(companyKeyIn({ company })).toBeNull(),
);
