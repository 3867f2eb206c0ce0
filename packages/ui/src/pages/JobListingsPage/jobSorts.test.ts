import { expect, test } from 'vitest';
import { jobSorts, sortJobs } from './jobSorts.ts';
import { bank as middle, clinic as newest, ferry as oldest, undated } from './someJobs.ts';

test('sorts newest or oldest first, without a date last', () => {
  expect(sortJobs([oldest, newest, middle, undated], 'date')).toEqual([newest, middle, oldest, undated]);
  expect(sortJobs([undated, oldest, newest, middle], 'oldest')).toEqual([oldest, middle, newest, undated]);
});

test('jobs of one moment have the order of the server, and the given list stays as it is', () => {
  const twin = { ...oldest, id: 5 };
  const given = [oldest, twin, middle];
  expect(sortJobs(given, 'date')).toEqual([middle, twin, oldest]);
  expect(sortJobs(given, 'oldest')).toEqual([oldest, twin, middle]);
  expect(given).toEqual([oldest, twin, middle]);
});

test('the best matches stay in the order of the server', () => {
  expect(sortJobs([oldest, undated, newest], 'best')).toEqual([oldest, undated, newest]);
});

test('only words have a best match, which then comes first', () => {
  expect(jobSorts('')).toEqual(['date', 'oldest']);
  expect(jobSorts('ferry')).toEqual(['best', 'date', 'oldest']);
});
