/**
 * Tests that a search finds the same jobs however it reads them: all matches at once, the newest range, the jobs by
 * date, or all matches from the index sorted by date. The tests use a low limit of matches, so that a few thousand jobs
 * are enough.
 */
import type { Category, JobSort } from '@skillharbor/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVersions } from '../platform/caching/publicVersion.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { NewJob } from '../platform/database/tables/jobs.ts';
import { testDatabase } from '../platform/database/testing.ts';
import { createJobFacets } from './jobFacets.ts';
import type { JobFilters } from './jobFilters.ts';
import { createJobSearch } from './jobSearch.ts';
import type { FoundJobs, Search } from './jobSearch.ts';
import { RANKED_JOBS } from './jobSearch.repository.ts';

/** There must be more jobs than the smallest newest range can contain, which is 4,096. */
const JOBS = 4_500;
const BATCH = 250;
const MAX_MATCHES = 300;
const SIZE = 20;
const START = Date.UTC(2026, 4, 4);
const TODAY = '2026-05-05';
/** The words in the test jobs. A word with the number `n` occurs in every nth job. */
const words: Record<string, number> = {
  harbor: 1,
  ferry: 2,
  pilotage: 45,
  crane: 7,
  pilot: 90,
  keel: 700,
  'c++': 300,
};
/** Only the oldest jobs contain this word, so a search that reads only some of the newest jobs does not find it. */
const OLD_WORD = 'anchor';
const MINUTES_WITH_OLD_WORD = 130;

interface KnownJob {
  id: number;
  words: string[];
  isInTitle: boolean;
  category: Category;
  postedAt: number;
}

let database: Database<Tables>;
/** The active jobs, newest first. */
let jobs: KnownJob[];
beforeAll(async () => {
  database = await testDatabase<Tables>();
  const { id: client_id } = await database.kysely
    .insertInto('users')
    .values({ email: 'li@example.com', password_hash: 'x', first_name: 'Li', last_name: 'B', role: 'client' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: JOBS }, (_, index) => rowOf(client_id, index));
  for (let start = 0; start < JOBS; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    await database.kysely.insertInto('job_listings').values(batch).execute();
  }
  const ids = await database.kysely.selectFrom('job_listings').select('id').orderBy('id').execute();
  jobs = ids
    .map(({ id }, index) => ({ id, ...contentOf(index) }))
    .filter((_, index) => isActive(index))
    .toSorted((one, other) => other.postedAt - one.postedAt || other.id - one.id);
}, 120_000);
afterAll(() => database.close());

const isActive = (index: number) => index % 11 !== 0;

function contentOf(index: number): Omit<KnownJob, 'id'> {
  const minute = index % 997;
  const own = Object.entries(words)
    .filter(([, every]) => index % every === 0)
    .map(([word]) => word);
  return {
    words: [...own, ...(minute < MINUTES_WITH_OLD_WORD ? [OLD_WORD] : []), String(index)],
    isInTitle: index % 5 !== 0,
    category: index % 3 === 0 ? 'tech' : 'other',
    postedAt: START + minute * 60_000,
  };
}

function rowOf(client_id: number, index: number): NewJob {
  const { words: own, isInTitle, category, postedAt } = contentOf(index);
  const text = own.join(' ');
  return {
    client_id,
    title: isInTitle ? text : 'Untitled',
    company: 'Northwind',
    category,
    location: 'Lisbon',
    short_description: 'Short.',
    description: isInTitle ? 'Long.' : text,
    salary_range: null,
    employment_type: 'contract',
    remote: 'remote',
    application_deadline: '2026-12-31',
    is_active: isActive(index),
    created_at: new Date(postedAt),
    date_posted: new Date(postedAt),
    deleted_at: null,
  };
}

/** Returns the ids that a search for one word must find, in the right order. To find them, it checks every job. */
function expectedIds({ text, filters, sort }: Search, isRankingAll: boolean): number[] {
  const candidates = jobs.filter((job) => filters.category?.includes(job.category) ?? true);
  const matches = candidates.filter((job) => job.words.some((word) => word.startsWith(text)));
  if (sort === 'oldest') return matches.toReversed().map(({ id }) => id);
  if (sort === 'date' || text === '') return matches.map(({ id }) => id);
  const ranked = new Set(isRankingAll ? candidates : candidates.slice(0, RANKED_JOBS));
  // Matches in the title come before all other matches. Matches of whole words come before matches of prefixes.
  const orderOf = (job: KnownJob) =>
    (job.isInTitle && ranked.has(job) ? 0 : 2) +
    ((isRankingAll || (job.isInTitle && ranked.has(job))) && !job.words.includes(text) ? 1 : 0);
  return matches.toSorted((one, other) => orderOf(one) - orderOf(other)).map(({ id }) => id);
}

const searchWith = (maxMatches: number) =>
  createJobSearch({
    queries: database.kysely,
    version: createVersions(database.kysely).jobs,
    maxMatches,
  });

test('a search for a word finds all jobs with the word in the requested order, page by page, whatever the number of jobs', async () => {
  const searches = { all: searchWith(JOBS), some: searchWith(MAX_MATCHES) };
  const anySearch = fc.record({
    text: fc.constantFrom('', ...Object.keys(words), OLD_WORD, 'cra', 'harb', '143', 'nothing'),
    filters: fc.constantFrom<JobFilters>({}, { category: ['tech'] }, { category: ['finance', 'tech'] }),
    today: fc.constant(TODAY),
    sort: fc.constantFrom<JobSort>('best', 'date', 'oldest'),
  });
  const anyPage = fc.integer({ min: 1, max: MAX_MATCHES / SIZE });
  await fc.assert(
    fc.asyncProperty(anySearch, anyPage, async (search, number) => {
      const page = { number, size: SIZE };
      const sliceOf = (ids: number[]) => ids.slice((number - 1) * SIZE, number * SIZE + 1);
      const all = expectedIds(search, true);
      expect(await searches.all(search, page)).toMatchObject<Partial<FoundJobs>>({
        ids: sliceOf(all),
        count: all.length,
        isCountExact: true,
        foundWords: null,
      });
      const isExact = all.length <= MAX_MATCHES;
      expect(await searches.some(search, page)).toMatchObject<Partial<FoundJobs>>({
        ids: sliceOf(expectedIds(search, isExact)),
        count: Math.min(all.length, MAX_MATCHES),
        isCountExact: isExact,
        foundWords: null,
      });
    }),
    { numRuns: 150, examples: [[{ text: 'pilot', filters: {}, today: TODAY, sort: 'best' }, 1]] },
  );
});

test('a page that would begin after the maximum number of matches is empty', async () => {
  const search = searchWith(MAX_MATCHES);
  const { ids, count } = await search(
    { text: 'harbor', filters: {}, today: TODAY },
    { number: MAX_MATCHES / SIZE + 1, size: SIZE },
  );
  expect({ ids, count }).toEqual({ ids: [], count: MAX_MATCHES });
});

test('a search for jobs with two words but without a third word finds only such jobs, in every sort order', async () => {
  const page = { number: 2, size: SIZE };
  for (const sort of ['best', 'date', 'oldest'] as const) {
    const search: Search = { text: 'harbor ferry -crane', filters: {}, today: TODAY, sort };
    const { ids } = await searchWith(MAX_MATCHES)(search, page);
    const has = (job: KnownJob | undefined) =>
      job?.words.some((word) => word.startsWith('ferry')) &&
      job.words.includes('harbor') &&
      !job.words.includes('crane');
    expect(ids).toHaveLength(SIZE + 1);
    for (const id of ids) expect(has(jobs.find((job) => job.id === id))).toBe(true);
  }
});

test('the counts of a filter’s values are exact if only few jobs pass all other filters', async () => {
  const facetsOf = createJobFacets({
    queries: database.kysely,
    version: createVersions(database.kysely).jobs,
    maxJobs: MAX_MATCHES,
  });
  const filters: JobFilters = { category: ['tech'], remote: ['remote'] };
  const count = (word: string, category?: Category) =>
    jobs.filter((job) => job.words.includes(word) && (!category || job.category === category)).length;
  // More jobs in the newest range contain this word than a facet counts.
  const common = await facetsOf({ text: 'harbor', filters, today: TODAY });
  expect(common.remote).toEqual({ values: [{ value: 'remote', count: MAX_MATCHES }], is_exact: false });
  expect(common.category.is_exact).toBe(false);
  expect(count('crane')).toBeGreaterThan(MAX_MATCHES);
  const rare = await facetsOf({ text: 'crane', filters, today: TODAY });
  expect(rare.category.is_exact).toBe(false);
  expect(rare.remote).toEqual({
    values: [{ value: 'remote', count: count('crane', 'tech') }],
    is_exact: true,
  });
});
