import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, searchOf } from './index.ts';

const bare = (text: string) => ({ text, isQuoted: false, isExcluded: false });

test.each([
  ['', []],
  [' \t - " "', []],
  ['ferry  design', [bare('ferry'), bare('design')]],
  ['front-end C++ .NET', [bare('front-end'), bare('C++'), bare('.NET')]],
  ['"product designer" ux', [{ ...bare('product designer'), isQuoted: true }, bare('ux')]],
  ['nurse -night', [bare('nurse'), { ...bare('night'), isExcluded: true }]],
  ['-"night shift"', [{ text: 'night shift', isQuoted: true, isExcluded: true }]],
  ['ux "not closed', [bare('ux'), { ...bare('not closed'), isQuoted: true }]],
])('the search “%s” has the expected terms', (search, terms) => {
  expect(parseSearch(search)).toEqual(terms);
});

test('the terms of any search are the same after they are written and parsed again', () => {
  const typed = fc.string({ unit: fc.constantFrom('a', 'é', '1', ' ', '"', '-', '+', '.', '\n') });
  fc.assert(
    fc.property(typed, (search) => {
      const terms = parseSearch(search);
      expect(parseSearch(searchOf(terms))).toEqual(terms);
    }),
  );
});
