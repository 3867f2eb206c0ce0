import { expect, test } from 'vitest';
import { directoryQuery, directorySearchIn, forWords } from './directorySearch.ts';

const read = (query: string) => directorySearchIn(new URLSearchParams(query));
const again = (query: string) => directoryQuery(read(query));

test('an address contains the words, filters and order', () => {
  const query =
    '?search=a+b&skill=3&skill=1&availability=On+Leave&rate_min=20.5&rate_currency=EUR&sort=rate_low';
  expect(read(query)).toEqual({
    search: 'a b',
    filters: { skills: [3, 1], availability: ['On Leave'], rate: { min: 20.5, currency: 'EUR' } },
    sort: 'rate_low',
  });
  expect(again(query)).toBe(query);
});

test.each([
  ['', ''],
  ['search=%20', ''],
  [`search=${'x'.repeat(150)}`, `?search=${'x'.repeat(100)}`],
  ['skill=0&skill=x&skill=1e3&skill=99999999999&skill=2&skill=2', '?skill=2'],
  [
    Array.from({ length: 12 }, (_, index) => `skill=${index + 1}`).join('&'),
    `?${Array.from({ length: 10 }, (_, index) => `skill=${index + 1}`).join('&')}`,
  ],
  [
    'availability=Away&availability=toString&availability=Busy&availability=Available',
    '?availability=Available&availability=Busy',
  ],
  ['rate_min=-1&rate_max=1e3', ''],
  ['rate_max=100001', ''],
  ['rate_max=0&rate_currency=usd', '?rate_max=0'],
  // A currency without an amount is dropped.
  ['rate_currency=EUR', ''],
  // The default order is dropped.
  ['sort=newest', ''],
  ['sort=best&search=a', '?search=a'],
  ['sort=newest&search=a', '?search=a&sort=newest'],
  // Without words, the order by best match is dropped, because all results match equally well.
  ['sort=best', ''],
  ['sort=toString', ''],
])('the query %s becomes %s', (query, plain) => {
  expect(again(query)).toBe(plain);
});

test.each([
  ['', 'a', '?search=a'],
  ['?search=a', '', ''],
  ['?search=a&sort=newest', 'b', '?search=b&sort=newest'],
  ['?sort=rate_low&skill=1', ' a ', '?search=a&skill=1&sort=rate_low'],
])('the query %s, with the new words “%s”, becomes %s', (query, words, plain) => {
  expect(directoryQuery(forWords(read(query), words))).toBe(plain);
});

test('a link of the API to another page keeps its query, whether the query has a page number or a cursor', () => {
  const follow = (query: string) => {
    const params = new URLSearchParams(query);
    return directoryQuery(directorySearchIn(params), Number(params.get('page') ?? 1), params);
  };
  expect(follow('search=a&page=3')).toBe('?search=a&page=3');
  expect(follow('skill=1&cursor=a%2Bb&size=2')).toBe('?skill=1&cursor=a%2Bb&size=2');
});
