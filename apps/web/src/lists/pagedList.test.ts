import { expect, test } from 'vitest';
import { hasNext, itemsOf } from './pagedList.ts';
import type { Page } from './pagedList.ts';

const page = (ids: number[], next: string | null = null): Page<{ id: number }> => ({
  results: ids.map((id) => ({ id })),
  next,
});
const idsOf = (...pages: Page<{ id: number }>[]) => itemsOf(pages).map(({ id }) => id);

test('pages 1 to n are joined into one list', () => {
  expect(idsOf(page([9, 8]), page([7, 6]), page([5]))).toEqual([9, 8, 7, 6, 5]);
});

test('the list without its last page is the previous list', () => {
  const pages = [page([9, 8], '?page=2'), page([7, 6], '?page=3'), page([5])];
  expect(idsOf(...pages.slice(0, -1))).toEqual([9, 8, 7, 6]);
  expect(hasNext(pages.slice(0, -1))).toBe(true);
});

test('an item that a newer item pushed to the next page is shown once', () => {
  expect(idsOf(page([9, 8]), page([8, 7]))).toEqual([9, 8, 7]);
});

test('a list without pages is empty', () => {
  expect(idsOf()).toEqual([]);
  expect(hasNext([])).toBe(false);
  expect(hasNext([page([])])).toBe(false);
});

test('the last page alone determines whether there are more items', () => {
  expect(hasNext([page([2], '?page=2'), page([1])])).toBe(false);
  expect(hasNext([page([2]), page([1], '?page=3')])).toBe(true);
});
