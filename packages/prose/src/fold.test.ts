import { expect, test } from 'vitest';
import { fold } from './index.ts';

test.each([
  ['Québec', 'quebec'],
  ['Que\u0301bec', 'quebec'],
  ['ŁÓDŹ', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['C++ & C#', 'c++ & c#'],
  ['חיפה, מצרים', 'חיפה, מצרים'],
  ['', ''],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
