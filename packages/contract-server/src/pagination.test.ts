import { expect, test } from 'vitest';
import { MAX_ROWS, paginate } from './pagination.ts';

const url = () => new URL('https://harbor.test/list');

test('a list ends at its last row or at the maximum number of rows, whichever comes first', () => {
  const rows = [1, 2, 3];
  expect(paginate(rows, { number: 1, size: 2 }, url).next).toBe('https://harbor.test/list?page=2');
  expect(paginate(rows, { number: 500, size: 2 }, url, 1_000).next).toBeNull();
  expect(paginate(rows, { number: MAX_ROWS / 2, size: 2 }, url).next).toBeNull();
});
