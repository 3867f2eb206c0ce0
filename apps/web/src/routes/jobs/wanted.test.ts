import { expect, test } from 'vitest';
import { wantedIn } from './wanted.ts';

test.each([
  ['', {}],
  ['search=', {}],
  ['search=%20%20', {}],
  ['search=%20design%20', { search: 'design' }],
  ['category=tech', { category: 'tech' }],
  ['category=toString', {}],
  ['category=Tech&search=a&page=7', { search: 'a' }],
  [`search=${'x'.repeat(150)}`, { search: 'x'.repeat(100) }],
])('%s', (query, wanted) => {
  expect(wantedIn(new URLSearchParams(query))).toEqual(wanted);
});
