/** Both ways of searching find the same: the newest jobs walked, and the index of words. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import type { NewJobListing, Tables } from '../tables.ts';
import { NEWEST, searchActiveJobs } from './search.repository.ts';

const JOBS = NEWEST + 500;
const START = Date.UTC(2026, 4, 4);
/** How often a word occurs: in one of so many jobs. */
const words: Record<string, number> = { harbor: 1, ferry: 2, crane: 7, pilot: 90, keel: 700, 'c++': 300 };

let database: Database<Tables>;
let jobs: NewJobListing[];
beforeAll(async () => {
  database = await testDatabase<Tables>();
  const { id: client_id } = await database.kysely
    .insertInto('users')
    .values({ email: 'li@example.com', password_hash: 'x', first_name: 'Li', last_name: 'B', role: 'client' })
    .returning('id')
    .executeTakeFirstOrThrow();
  jobs = Array.from({ length: JOBS }, (_, index) => job(client_id, index));
  for (let start = 0; start < JOBS; start += 250) {
    await database.kysely
      .insertInto('job_listings')
      .values(jobs.slice(start, start + 250))
      .execute();
  }
});
afterAll(() => database.close());

function job(client_id: number, index: number): NewJobListing {
  const title = Object.entries(words)
    .filter(([, every]) => index % every === 0)
    .map(([word]) => word)
    .join(' ');
  const date_posted = new Date(START + (index % 997) * 60_000);
  return {
    client_id,
    title: `${title} ${index}`,
    company: 'Northwind',
    category: index % 3 === 0 ? 'tech' : 'other',
    location: 'Lisbon',
    short_description: 'Short.',
    description: 'Long.',
    salary_range: null,
    employment_type: 'contract',
    remote: 'remote',
    application_deadline: '2026-12-31',
    is_active: index % 11 !== 0,
    created_at: date_posted,
    date_posted,
    deleted_at: null,
  };
}

/** What a search must find, by reading every job. */
function expected(search: string, category: string | undefined): string[] {
  return jobs
    .filter(({ is_active, title, category: own }) => {
      const has = search.split(' ').every((word) => title.split(' ').some((part) => part.startsWith(word)));
      return is_active && has && (category === undefined || own === category);
    })
    .map(({ title, date_posted }, index) => ({ title, at: Number(date_posted), index }))
    .sort((a, b) => b.at - a.at || b.index - a.index)
    .map(({ title }) => title);
}

test('page after page, the jobs with all the words, newest first', async () => {
  const anySearch = fc.record({
    terms: fc.uniqueArray(fc.constantFrom(...Object.keys(words), 'cra', '14', 'nothing'), {
      minLength: 1,
      maxLength: 3,
    }),
    category: fc.constantFrom('tech', undefined),
    number: fc.integer({ min: 1, max: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(anySearch, async ({ terms, category, number }) => {
      const page = { number, size: 20 };
      const rows = await searchActiveJobs(database.kysely, { words: terms.join(' '), category }, page);
      const all = expected(terms.join(' '), category);
      expect(rows.map(({ title }) => title)).toEqual(all.slice((number - 1) * 20, number * 20 + 1));
    }),
    { numRuns: 120, seed: 20260504 },
  );
});
