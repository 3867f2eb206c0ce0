import { expect, test } from 'vitest';
import { jobsSearchIn } from './jobsSearch.ts';

test.each([
  ['', {}],
  ['search=', {}],
  ['search=%20%20', {}],
  ['search=%20design%20', { search: 'design' }],
  ['category=tech&category=other', { category: ['tech', 'other'] }],
  ['search=a&remote=remote&sort=oldest', { search: 'a', remote: ['remote'], sort: 'oldest' }],
  ['category=Tech&search=a&page=7', { search: 'a' }],
  [`search=${'x'.repeat(150)}`, { search: 'x'.repeat(100) }],
  ['sort=oldest', { sort: 'oldest' }],
  ['sort=oldest&search=a', { search: 'a', sort: 'oldest' }],
  ['sort=date&search=a', { search: 'a', sort: 'date' }],
  // The default order is dropped.
  ['sort=date', {}],
  ['sort=best&search=a', { search: 'a' }],
  // Without words, the order by best match is dropped, because all results match equally well.
  ['sort=best', {}],
  ['sort=salary&search=a', { search: 'a' }],
  ['sort=toString', {}],
])('the query “%s” is read as the expected search', (query, search) => {
  expect(jobsSearchIn(new URLSearchParams(query))).toEqual(search);
});
