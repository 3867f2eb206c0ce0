import { expect, test } from 'vitest';
import { jobs } from '../fixtures/jobs.ts';
import { suggestSearches } from './suggestSearches.ts';

const active = jobs.filter(({ is_active }) => is_active);

test('the suggestions are texts of jobs with words that begin like the typed words', () => {
  const [job] = active;
  if (!job) throw new Error('There are no jobs.');
  const [word = ''] = job.title.split(' ');
  const found = suggestSearches(active, word.slice(0, 4).toUpperCase());
  expect(found).toContainEqual(expect.objectContaining({ kind: 'title', text: job.title }));
  expect(suggestSearches(active, job.company)).toContainEqual(
    expect.objectContaining({ kind: 'company', text: job.company }),
  );
});

test('there are no suggestions for an empty text', () => {
  expect(suggestSearches(active, ' ')).toEqual([]);
  expect(suggestSearches(active, 'submarine')).toEqual([]);
});
