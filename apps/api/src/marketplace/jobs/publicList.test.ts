import type { JobList, JobUpdate } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobInput, postJob, sender, signUp } from '../../testing/people.ts';
import type { Send, TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

const edit = (id: number) => `/api/job-listings/listings/${id}/edit/`;

describe('the public list', () => {
  let fresh: TestServer;
  let list: (query?: string, as?: Send) => Promise<JobList>;
  let owner: TestPerson;
  beforeAll(async () => {
    fresh = await testServer();
    list = async (query = '', as = sender(fresh)) =>
      (await as<JobList>('GET', `/api/job-listings/listings/${query}`)).body;
    owner = await signUp(fresh, 'client', { company: 'Müller & Söhne' });
    for (let number = 1; number <= 45; number += 1) {
      fresh.setTime(new Date(START.getTime() + number * 1000));
      await postJob(owner, {
        title: `Job ${number}`,
        category: number % 3 === 0 ? 'tech' : 'finance',
        is_active: number % 9 !== 0,
        short_description: number === 7 ? 'C++ and Node.js, with a café on the quay' : 'Short.',
      });
    }
  });
  afterAll(() => fresh.close());

  test('shows every active job once, newest first, page by page', async () => {
    const pages = [await list(), await list('?page=2'), await list('?page=3')];
    const titles = pages.flatMap(({ results }) => results.map(({ title }) => title));
    const expected = Array.from({ length: 45 }, (_, index) => 45 - index).filter(
      (number) => number % 9 !== 0,
    );
    expect(titles).toEqual(expected.map((number) => `Job ${number}`));
    expect(pages.map(({ next, previous }) => ({ next, previous }))).toEqual([
      { next: 'https://harbor.test/api/job-listings/listings/?page=2', previous: null },
      {
        next: null,
        previous: 'https://harbor.test/api/job-listings/listings/?page=1',
      },
      { next: null, previous: 'https://harbor.test/api/job-listings/listings/?page=2' },
    ]);
    expect(pages[0]?.count).toBe(40);
  });

  test('returns an empty page beyond the last one', async () => {
    expect(await list('?page=1000000')).toMatchObject({ results: [], next: null, count: 40 });
  });

  test('has the right count of active jobs after every kind of change', async () => {
    const before = await list('?category=marketing');
    expect(before.count).toBe(0);
    const job = await postJob(owner, { category: 'marketing' });
    expect((await list('?category=marketing')).count).toBe(1);
    const put = (more: Partial<JobUpdate>) =>
      owner.send('PUT', edit(job.id), {
        body: { ...jobInput, category: 'marketing', is_active: true, ...more },
      });
    await put({ category: 'healthcare' });
    expect((await list('?category=marketing')).count).toBe(0);
    expect((await list('?category=healthcare')).count).toBe(1);
    await put({ category: 'healthcare', title: 'Renamed' });
    expect((await list('?category=healthcare')).count).toBe(1);
    await put({ is_active: false });
    expect((await list('?category=healthcare')).count).toBe(0);
    await owner.send('DELETE', edit(job.id));
    expect((await list()).count).toBe(40);
  });

  test('can filter every page by category', async () => {
    const first = await list('?category=finance');
    expect(first.count).toBe(30);
    expect(first.next).toBe('https://harbor.test/api/job-listings/listings/?category=finance&page=2');
    const second = await list('?category=finance&page=2');
    expect([...first.results, ...second.results].every(({ category }) => category === 'finance')).toBe(true);
    expect(second.results).toHaveLength(10);
  });

  test.each([
    ['job 7', 1],
    ['JOB', 20],
    ['müller', 20],
    ['MÜLLER söhne job 44', 1],
    ['lisb', 20],
    ['c++', 1],
    ['node js', 1],
    ['node.js café', 1],
    ['sbon', 0],
    ['job 45', 0],
    ['description', 0],
    ['looking', 20],
    ['!?', 0],
    ["' | x:* & !job", 0],
    ['   ', 20],
  ])('searched for %j has %i jobs on its first page', async (words, found) => {
    const { results, count, is_count_exact } = await list(`?search=${encodeURIComponent(words)}`);
    expect(results).toHaveLength(found);
    expect({ count, is_count_exact }).toEqual({ count: found === 20 ? 40 : found, is_count_exact: true });
  });

  test('has pages for a search as well, and their links contain the search text and the order', async () => {
    const first = await list('?search=job&category=finance&sort=date');
    const second = await list('?search=job&category=finance&sort=date&page=2');
    const address = 'https://harbor.test/api/job-listings/listings/?search=job&category=finance&sort=date';
    expect(first.next).toBe(`${address}&page=2`);
    expect(second.previous).toBe(`${address}&page=1`);
    expect([first.count, second.count]).toEqual([30, 30]);
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(30);
    expect(second.next).toBeNull();
  });
});

test('the public list has links to the host of the request if PUBLIC_URL is not set', async () => {
  const plain = await testServer({ environment: { PUBLIC_URL: '' } });
  const { body } = await sender(plain)<JobList>('GET', '/api/job-listings/listings/?page=3', {
    headers: { host: 'jobs.example:8080' },
  });
  expect(body.previous).toBe('http://jobs.example:8080/api/job-listings/listings/?page=2');
  const odd = await sender(plain)<JobList>('GET', '/api/job-listings/listings/?page=3', {
    headers: { host: 'a b"<' },
  });
  expect(odd.status).toBe(200);
  expect(odd.body.previous).toMatch(/^http:\/\/localhost\//);
  await plain.close();
});
