import { jobSummaries, TODAY } from '@skillharbor/mocks';
import { noFilters } from '@skillharbor/ui/pages';
import { expect, test } from 'vitest';
import type { JobsSearch } from '../api/jobs.ts';
import { listedJobs } from './listedJobs.ts';

const responseTo = (asked: JobsSearch) => ({
  asked,
  next: null,
  previous: null,
  count: 57,
  is_count_exact: true,
  found_words: null,
  facets: null,
});
const show = (asked: JobsSearch, chosen: JobsSearch) =>
  listedJobs(responseTo(asked), jobSummaries, chosen, TODAY);

test('the list is shown as the server returned it', () => {
  const asked: JobsSearch = { search: 'pier', category: ['tech'], sort: 'oldest' };
  expect(show(asked, asked)).toEqual({
    jobs: jobSummaries,
    total: { count: 57, precision: 'exact' },
    filters: { ...noFilters, category: ['tech'] },
    words: 'pier',
    typo: null,
  });
});

test('new filters apply to the loaded jobs until the server has responded', () => {
  const { jobs, total, filters } = show({}, { category: ['tech'] });
  expect(jobs).toEqual(jobSummaries.filter(({ category }) => category === 'tech'));
  expect(total).toEqual({ count: jobs.length, precision: 'at-least' });
  expect(filters).toEqual({ ...noFilters, category: ['tech'] });
});

test('another order does not change the counts', () => {
  const { jobs, total } = show({}, { sort: 'oldest' });
  expect(jobs).toEqual(jobSummaries.toReversed());
  expect(total).toEqual({ count: 57, precision: 'exact' });
});

test('the loaded jobs are not searched for other words, because only the server can do that', () => {
  const asked: JobsSearch = { search: 'pier', remote: ['remote'] };
  expect(show(asked, { search: 'tide' })).toEqual(show(asked, asked));
});

test('a search for the uncorrected words keeps the filters and the order', () => {
  const asked: JobsSearch = { search: 'pire', category: ['tech'], sort: 'date' };
  const { words, typo } = listedJobs({ ...responseTo(asked), found_words: 'pier' }, [], asked, TODAY);
  expect(words).toBe('pier');
  expect(typo).toEqual({ typed: 'pire', typedHref: '/jobs?search=%22pire%22&category=tech&sort=date' });
});
