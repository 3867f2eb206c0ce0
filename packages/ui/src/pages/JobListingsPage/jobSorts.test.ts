import { expect, test } from 'vitest';
import { jobSorts, sortJobs } from './jobSorts.ts';
import { bank as middle, clinic as newest, ferry as oldest, undated } from './someJobs.ts';

test('jobs are sorted newest or oldest first, and jobs without a date come last', () => {
  expect(sortJobs([oldest, newest, middle, undated], 'date')).toEqual([newest, middle, oldest, undated]);
  expect(sortJobs([undated, oldest, newest, middle], 'oldest')).toEqual([oldest, middle, newest, undated]);
});

test('jobs posted at the same time keep the server’s order, and the given list is not changed', () => {
  const twin = { ...oldest, id: 5 };
  const given = [oldest, twin, middle];
  expect(sortJobs(given, 'date')).toEqual([middle, twin, oldest]);
  expect(sortJobs(given, 'oldest')).toEqual([oldest, twin, middle]);
  expect(given).toEqual([oldest, twin, middle]);
});

test('jobs sorted by best match keep the server’s order', () => {
  expect(sortJobs([oldest, undated, newest], 'best')).toEqual([oldest, undated, newest]);
});

test('the order by best match exists only for a search by words, and is then the default', () => {
  expect(jobSorts('')).toEqual(['date', 'oldest']);
  expect(jobSorts('ferry')).toEqual(['best', 'date', 'oldest']);
});
