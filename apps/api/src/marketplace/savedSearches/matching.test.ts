/** Tests that matching jobs against saved searches finds exactly the jobs that a search in the list of jobs finds. */
import type { SearchConditions } from '@skillharbor/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVersions } from '../../platform/caching/publicVersion.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { NewJob } from '../../platform/database/tables/jobs.ts';
import { testDatabase } from '../../platform/database/testing.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { filtersOf } from '../../search/jobFilters.ts';
import { searchedJobs } from '../../search/jobSearch.fixtures.ts';
import type { SearchedJob } from '../../search/jobSearch.fixtures.ts';
import { createJobSearch } from '../../search/jobSearch.ts';
import { wordsOf } from '../../search/search.text.ts';
import { compileSearch } from './compiledSearch.ts';
import { matchJobs } from './savedSearches.commands.ts';
import { insertSavedSearch } from './savedSearches.repository.ts';

const NOW = new Date('2026-05-20T09:00:00Z');
const SEARCHES = 400;

const jobs: SearchedJob[] = Object.values(searchedJobs);
const words = [
  ...new Set(jobs.flatMap(({ title, company, location }) => wordsOf([title, company, location].join(' ')))),
];

let database: Database<Tables>;
let userId: number;
beforeAll(async () => {
  database = await testDatabase<Tables>();
  const person = { password_hash: 'x', first_name: 'Li', last_name: 'B' };
  const people = await database.kysely
    .insertInto('users')
    .values([
      { ...person, email: 'li@example.com', role: 'client' },
      { ...person, email: 'ada@example.com', role: 'freelancer' },
    ])
    .returning('id')
    .execute();
  userId = people[1]?.id ?? 0;
  const rows = jobs.map((job, index) => rowOf(people[0]?.id ?? 0, job, index));
  await database.kysely.insertInto('job_listings').values(rows).execute();
});
afterAll(() => database.close());

function rowOf(client_id: number, job: SearchedJob, index: number): NewJob {
  const { title, company, location, pay, remote = 'onsite' } = job;
  const { min = 20 + index, max = 30 + index, currency = 'USD', period = 'hour' } = pay ?? {};
  const hasPay = pay !== undefined || index % 3 === 0;
  return {
    client_id,
    title,
    company,
    location,
    category: job.category ?? 'tech',
    short_description: job.short_description ?? 'A short text.',
    description: job.description ?? 'A longer text.',
    employment_type: job.employment_type ?? 'contract',
    remote,
    salary_range: null,
    ...(hasPay && { pay_min: min, pay_max: max, pay_currency: currency, pay_period: period }),
    ...(remote !== 'onsite' &&
      index % 2 === 0 && { hire_from: index % 4 === 0 ? ['anywhere'] : ['DE', 'FR'] }),
    ...(remote === 'onsite' && index % 5 === 0 && { country: 'DE' }),
    application_deadline: index % 7 === 0 ? '2026-05-19' : '2026-12-31',
    is_active: index % 11 !== 5,
    created_at: NOW,
    date_posted: new Date(NOW.getTime() - index * 24 * 60 * 60 * 1_000),
    deleted_at: null,
  };
}

const anyWord = fc.constantFrom(...words);
const anyTerm = fc.oneof(
  anyWord,
  // Prefixes have at least three letters, because saved searches match shorter words only as whole words.
  anyWord.filter((word) => word.length > 3).map((word) => word.slice(0, -1)),
  fc.tuple(anyWord, anyWord).map(([one, other]) => `"${one} ${other}"`),
  fc.constantFrom(...jobs.map(({ title }) => title.split(' ').slice(0, 2).join(' '))),
  anyWord.map((word) => `-${word}`),
  fc.tuple(anyWord, anyWord).map(([one, other]) => `${one} OR ${other}`),
);
const anyOf = <Value extends string>(...values: Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });
const rarely = <Value>(values: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });

const anyConditions: fc.Arbitrary<SearchConditions> = fc
  .record({
    search: fc.option(
      fc.array(anyTerm, { minLength: 1, maxLength: 2 }).map((terms) => terms.join(' ').slice(0, 100)),
      { nil: undefined },
    ),
    category: rarely(anyOf('tech', 'finance', 'education')),
    location: rarely(anyOf(...jobs.map(({ location }) => location))),
    company: rarely(anyOf(...jobs.map(({ company }) => company))),
    employment_type: rarely(anyOf('contract', 'part-time')),
    remote: rarely(anyOf('remote', 'onsite', 'hybrid')),
    located_in: rarely(anyOf('DE', 'US', 'anywhere', 'not_stated')),
    pay_min: rarely(fc.integer({ min: 1, max: 80 })),
    has_pay: rarely(fc.constant(true as const)),
    posted_within: rarely(fc.constantFrom(1 as const, 7 as const, 30 as const)),
    is_open: rarely(fc.constant(true as const)),
  })
  .map((conditions) => JSON.parse(JSON.stringify(conditions)) as SearchConditions);

test('a saved search matches exactly the jobs that the list of jobs has for the same conditions', async () => {
  const queries = database.kysely;
  const given = fc.sample(anyConditions, { seed: 20260520, numRuns: SEARCHES });
  const searches = new Map<number, SearchConditions>();
  for (const conditions of given) {
    const search = await compileSearch(queries, conditions);
    const saved = { userId, name: 'Any', frequency: 'off' as const, search, dueAt: null, now: NOW };
    searches.set(await insertSavedSearch(queries, saved), conditions);
  }
  await matchJobs({ queries, clock: () => NOW });

  const rows = await queries.selectFrom('saved_search_matches').select(['search_id', 'listing_id']).execute();
  const search = createJobSearch({ queries, version: createVersions(queries).jobs });
  const differences = [];
  let matches = 0;
  for (const [id, conditions] of searches) {
    const wanted = {
      text: conditions.search?.trim() ?? '',
      filters: filtersOf(conditions),
      today: dayOf(NOW),
    };
    const { ids, foundWords } = await search(wanted, { number: 1, size: jobs.length });
    const expected = foundWords === null ? ids.toSorted((one, other) => one - other) : [];
    const found = rows.filter(({ search_id }) => search_id === id).map(({ listing_id }) => listing_id);
    found.sort((one, other) => one - other);
    matches += found.length;
    if (JSON.stringify(found) !== JSON.stringify(expected)) differences.push({ conditions, found, expected });
  }
  expect(differences).toEqual([]);
  // The comparison would prove nothing if the searches matched hardly any jobs.
  expect(matches).toBeGreaterThan(SEARCHES);
});
