import { expect, test } from 'vitest';
import { asTyped } from './asTyped.ts';

test.each([
  ['pyhton', '"pyhton"'],
  ['senior pyhton', '"senior pyhton"'],
  ['"senior dev" pyhton', '"senior dev pyhton"'],
  ['x'.repeat(100), `"${'x'.repeat(98)}"`],
])('%s becomes the exact search %s', (search, quoted) => {
  expect(asTyped(search)).toBe(quoted);
});
