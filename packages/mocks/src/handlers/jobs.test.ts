import { expect, test } from 'vitest';
import { draftJob, inactiveJob, job, jobSummaries } from '../fixtures/jobs.ts';
import { clientUser, freelancerUser, otherClientUser } from '../fixtures/users.ts';
import { anybody, as, serveMocks } from '../testing.ts';

serveMocks();

async function pageOfJobs(page: number) {
  const { data } = await anybody.GET('/api/job-listings/listings/', { params: { query: { page } } });
  if (!data) throw new Error('The list of jobs failed.');
  return data;
}

test('the list has active jobs only, on pages that know their neighbours', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map(pageOfJobs));
  expect(pages.flatMap(({ results }) => results)).toEqual(jobSummaries);
  expect(pages.map(({ count }) => count)).toEqual(Array(4).fill(jobSummaries.length));
  const path = 'http://harbor.test/api/job-listings/listings/?page=';
  expect(pages.map(({ previous, next }) => [previous, next])).toEqual([
    [null, `${path}2`],
    [`${path}1`, `${path}3`],
    [`${path}2`, null],
    [`${path}3`, null],
  ]);
});

test('a search and a category narrow the list', async () => {
  const query = { search: 'Lisbon ferry', category: 'tech' } as const;
  const { data } = await anybody.GET('/api/job-listings/listings/', { params: { query } });
  expect(data?.results.map(({ id }) => id)).toEqual([job.id]);
  expect(data?.count).toBeNull();
});

test('an inactive job is for its client, and for those who applied', async () => {
  const status = async (client: typeof anybody, jobId: number) =>
    (await client.GET('/api/job-listings/listings/{jobId}/', { params: { path: { jobId } } })).response
      .status;
  expect(await status(anybody, inactiveJob.id)).toBe(404);
  expect(await status(as(otherClientUser), inactiveJob.id)).toBe(404);
  expect(await status(as(clientUser), inactiveJob.id)).toBe(200);
  expect(await status(as(freelancerUser), inactiveJob.id)).toBe(200);
  expect(await status(as(freelancerUser), draftJob.id)).toBe(404);
  expect(await status(anybody, job.id)).toBe(200);
});
