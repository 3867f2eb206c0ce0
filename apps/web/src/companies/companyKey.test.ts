import { expect, test } from 'vitest';
import { companyKeyIn } from './companyKey.ts';

test.each([
  ['north-pier-ferries', 'north-pier-ferries'],
  ['North-Pier', 'north-pier'],
  ['42', '42'],
])('%s is a company’s slug or id', (company, key) => expect(companyKeyIn({ company })).toBe(key));

test.each([undefined, '', '-', 'a--b', 'a b', '..', 'a/b', 'é', 'a'.repeat(121)])(
  '%s is neither a slug nor an id',
  (company) => expect(companyKeyIn({ company })).toBeNull(),
);
