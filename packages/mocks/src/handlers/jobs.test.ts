import type { JobsQuery } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { jobSummaries } from '../fixtures/jobLists.ts';
import { draftJob, inactiveJob, job } from '../fixtures/jobs.ts';
import { clientUser, freelancerUser, otherClientUser } from '../fixtures/users.ts';
import { withoutToken, as, serveMocks } from '../testing.ts';

serveMocks();

async function pageOfJobs(page: number) {
  const { data } = await withoutToken.GET('/api/job-listings/listings/', { params: { query: { page } } });
  if (!data) throw new Error('The list of jobs failed.');
  return data;
}

test('the list contains only active jobs, on pages that link to each other', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map(pageOfJobs));
  expect(pages.flatMap(({ results }) => results)).toMatchObject(jobSummaries);
  expect(pages.map(({ count }) => count)).toEqual(Array(4).fill(jobSummaries.length));
  const path = 'http://harbor.test/api/job-listings/listings/?page=';
  expect(pages.map(({ previous, next }) => [previous, next])).toEqual([
    [null, `${path}2`],
    [`${path}1`, `${path}3`],
    [`${path}2`, null],
    [`${path}3`, null],
  ]);
});

test('a search and a category limit the list', async () => {
  const query = { search: 'Lisbon ferry', category: ['tech' as const] };
  const { data } = await withoutToken.GET('/api/job-listings/listings/', { params: { query } });
  expect(data?.results.map(({ id }) => id)).toEqual([job.id]);
  expect(data).toMatchObject({ count: 1, is_count_exact: true, found_words: null });
});

test('values of one filter may be repeated, and the first page contains all possible values', async () => {
  const list = async (query: JobsQuery) =>
    (await withoutToken.GET('/api/job-listings/listings/', { params: { query } })).data;
  const narrowed = await list({ category: ['finance', 'education'], remote: ['hybrid'] });
  expect(narrowed?.results.length).toBeGreaterThan(1);
  for (const { category, remote } of narrowed?.results ?? []) {
    expect(['finance', 'education']).toContain(category);
    expect(remote).toBe('hybrid');
  }
  const counts = narrowed?.facets?.category.values ?? [];
  const chosen = counts.filter(({ value }) => value === 'finance' || value === 'education');
  expect(chosen.reduce((sum, { count }) => sum + count, 0)).toBe(narrowed?.count);
  expect((await list({ page: 2 }))?.facets).toBeNull();
});

test('a value that the contract does not allow is refused', async () => {
  const response = await fetch('http://harbor.test/api/job-listings/listings/?category=boats');
  expect(response.status).toBe(400);
});

test('a typo is corrected, and every page keeps the requested order', async () => {
  const query = { search: 'photogrpaher', sort: 'oldest' } as const;
  const { data } = await withoutToken.GET('/api/job-listings/listings/', { params: { query } });
  const expected = jobSummaries.filter(({ title }) => title.startsWith('Photographer')).toReversed();
  expect(data).toMatchObject({ found_words: 'photographer', count: expected.length, results: expected });
});

test('only the client and the applicants of an inactive job can see it', async () => {
  const status = async (client: typeof withoutToken, jobId: number) =>
    (await client.GET('/api/job-listings/listings/{jobId}/', { params: { path: { jobId } } })).response
      .status;
  expect(await status(withoutToken, inactiveJob.id)).toBe(404);
  expect(await status(as(otherClientUser), inactiveJob.id)).toBe(404);
  expect(await status(as(clientUser), inactiveJob.id)).toBe(200);
  expect(await status(as(freelancerUser), inactiveJob.id)).toBe(200);
  expect(await status(as(freelancerUser), draftJob.id)).toBe(404);
  expect(await status(withoutToken, job.id)).toBe(200);
});
