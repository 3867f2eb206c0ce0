/**
 * Compares the results of filters and facets with those of a model that checks every job, for many combinations of
 * filters.
 */
import { jobSortValues } from '@skillharbor/contract';
import type {
  Category,
  EmploymentType,
  HirePlace,
  JobFacets,
  LocatedIn,
  PayPeriod,
  PostedWithin,
  WorkType,
} from '@skillharbor/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVersions } from '../platform/caching/publicVersion.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { NewJob } from '../platform/database/tables/jobs.ts';
import { testDatabase } from '../platform/database/testing.ts';
import { dayBefore } from '../platform/time/clock.ts';
import { createJobFacets } from './jobFacets.ts';
import type { FacetsOf } from './jobFacets.ts';
import { filtersOf } from './jobFilters.ts';
import { companyName } from '../marketplace/companies/companyName.ts';
import { createJobSearch } from './jobSearch.ts';

const TODAY = '2026-05-20';
const JOBS = 240;

const categories: readonly Category[] = ['tech', 'finance', 'other'];
const locations = ['Kyiv', 'Köln', 'Remote', "L'Aquila", 'Lisbon, Portugal'];
const companies = ['Northwind', '', 'Moor & Quay', 'Solar Rail'];
const employmentTypes: readonly EmploymentType[] = ['full-time', 'part-time', 'contract'];
const workTypes: readonly WorkType[] = ['onsite', 'hybrid', 'remote'];
/** The places from which clients hire. The model has its own list of the countries in each group. */
const origins: readonly (('anywhere' | HirePlace)[] | null)[] = [
  null,
  ['PT'],
  ['EU', 'CH'],
  ['anywhere'],
  ['EEA'],
  null,
];
const membersOfGroups = { EU: ['PT', 'DE'], EEA: ['PT', 'DE', 'NO'] } as const;
const askedCountries: readonly LocatedIn[] = ['PT', 'DE', 'NO', 'CH', 'anywhere', 'not_stated'];
const periods: readonly PayPeriod[] = ['hour', 'month'];

const pick = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There are no values.');
  return value;
};

function placesOf(index: number): Pick<NewJob, 'country' | 'hire_from'> {
  const remote = pick(workTypes, index >> 2);
  return {
    country: remote !== 'remote' && index % 5 < 2 ? 'PT' : null,
    hire_from: remote === 'onsite' ? null : pick(origins, index),
  };
}

function jobOf(client_id: number, index: number): NewJob {
  const posted = new Date(
    `${dayBefore(TODAY, (index * index) % 40)}T${String(index % 24).padStart(2, '0')}:30:00Z`,
  );
  const hasPay = index % 4 !== 0;
  return {
    client_id,
    title: index % 3 === 0 ? 'Keel designer' : 'Rigger',
    company: pick(companies, index >> 1),
    category: pick(categories, index),
    location: pick(locations, index % 7),
    short_description: 'Short.',
    description: index % 5 === 0 ? 'On the ferry.' : 'On the quay.',
    salary_range: null,
    pay_min: hasPay ? String(20 + (index % 30)) : null,
    pay_max: hasPay && index % 3 !== 0 ? String(30 + (index % 30)) : null,
    pay_currency: hasPay ? pick(['USD', 'EUR'], index) : null,
    pay_period: hasPay ? pick(periods, index >> 2) : null,
    employment_type: pick(employmentTypes, index >> 1),
    remote: pick(workTypes, index >> 2),
    ...placesOf(index),
    application_deadline: dayBefore(TODAY, (index % 9) - 6),
    is_active: index % 11 !== 0,
    created_at: posted,
    date_posted: posted,
    deleted_at: null,
  };
}

let database: Database<Tables>;
let clientId: number;
let active: (NewJob & { id: number })[];
let facetsOf: FacetsOf;
let search: ReturnType<typeof createJobSearch>;

beforeAll(async () => {
  database = await testDatabase<Tables>();
  ({ id: clientId } = await database.kysely
    .insertInto('users')
    .values({ email: 'li@example.com', password_hash: 'x', first_name: 'Li', last_name: 'B', role: 'client' })
    .returning('id')
    .executeTakeFirstOrThrow());
  const rows = Array.from({ length: JOBS }, (_, index) => jobOf(clientId, index));
  const ids = await database.kysely.insertInto('job_listings').values(rows).returning('id').execute();
  active = rows.flatMap((row, index) => (row.is_active ? [{ ...row, id: ids[index]?.id ?? 0 }] : []));
  const services = { queries: database.kysely, version: createVersions(database.kysely).jobs };
  facetsOf = createJobFacets(services);
  search = createJobSearch(services);
});
afterAll(() => database.close());

interface Query {
  category?: Category[];
  location?: string[];
  company?: string[];
  employment_type?: EmploymentType[];
  remote?: WorkType[];
  located_in?: LocatedIn[];
  pay_min?: number;
  pay_currency?: string;
  pay_period?: PayPeriod;
  has_pay?: true;
  posted_within?: PostedWithin;
  is_open?: true;
}

const someOf = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1, maxLength: 2 });

const anyQuery: fc.Arbitrary<Query> = fc.record(
  {
    category: someOf(categories),
    location: someOf([...locations, 'Nowhere']),
    company: someOf(companies.map(companyName)),
    employment_type: someOf(employmentTypes),
    remote: someOf(workTypes),
    located_in: someOf(askedCountries),
    pay_min: fc.constantFrom(25, 40, 55.5),
    pay_currency: fc.constantFrom('USD', 'EUR', 'GBP'),
    pay_period: fc.constantFrom(...periods),
    has_pay: fc.constant(true as const),
    posted_within: fc.constantFrom<PostedWithin>(1, 7, 30),
    is_open: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const anyText = fc.constantFrom('', 'designer', 'ferry', 'rigger -ferry', '-ferry');

function hasWords(job: NewJob, text: string): boolean {
  if (text === '') return true;
  if (text === '-ferry') return false;
  const words = `${job.title} ${job.description}`.toLowerCase();
  return text
    .split(' ')
    .every((word) => (word.startsWith('-') ? !words.includes(word.slice(1)) : words.includes(word)));
}

const isPaid = ({ pay_min }: NewJob) => typeof pay_min === 'string';

/** Returns the values of the filter `located_in` that find the job. */
function locationsOf({ hire_from, country }: NewJob): readonly LocatedIn[] {
  // The cast is safe, because the model stores `hire_from` as an array.
  const places = (hire_from as (typeof origins)[number]) ?? (country ? [country] : []);
  if (places.length === 0) return ['not_stated'];
  if (places.includes('anywhere')) return askedCountries.filter((value) => value !== 'not_stated');
  const countries: readonly string[] = places.flatMap((place) =>
    place === 'EU' || place === 'EEA' ? membersOfGroups[place] : [place],
  );
  return askedCountries.filter((value) => countries.includes(value));
}

/** The model of the filters: for each filter, a function that returns true if a job passes the filter. */
const passes: Record<keyof JobFacets | 'pay', (job: NewJob, query: Query) => boolean> = {
  category: (job, { category }) => category?.includes(job.category) ?? true,
  location: (job, { location }) => location?.includes(job.location) ?? true,
  company: (job, { company }) => company?.includes(companyName(job.company)) ?? true,
  employment_type: (job, { employment_type }) => employment_type?.includes(job.employment_type) ?? true,
  remote: (job, { remote }) => remote?.includes(job.remote) ?? true,
  located_in: (job, { located_in }) => located_in?.some((value) => locationsOf(job).includes(value)) ?? true,
  has_pay: (job, { has_pay }) => !has_pay || isPaid(job),
  is_open: (job, { is_open }) => !is_open || job.application_deadline >= TODAY,
  posted_within: (job, { posted_within }) =>
    posted_within === undefined || dayOfPosting(job) >= dayBefore(TODAY, posted_within),
  pay: (job, { pay_min, pay_currency = 'USD', pay_period = 'hour' }) =>
    pay_min === undefined ||
    !isPaid(job) ||
    (job.pay_currency === pay_currency &&
      job.pay_period === pay_period &&
      Number(job.pay_max ?? Infinity) >= pay_min),
};

const dayOfPosting = ({ date_posted }: NewJob) => (date_posted as Date).toISOString().slice(0, 10);

function matches(text: string, query: Query, without?: keyof JobFacets) {
  return active.filter(
    (job) =>
      hasWords(job, text) &&
      Object.entries(passes).every(([name, isPassed]) => name === without || isPassed(job, query)),
  );
}

const valuesOf: Record<keyof JobFacets, (job: NewJob) => readonly unknown[]> = {
  category: (job) => [job.category],
  location: (job) => [job.location],
  company: (job) => [companyName(job.company)],
  employment_type: (job) => [job.employment_type],
  remote: (job) => [job.remote],
  located_in: (job) => locationsOf(job),
  has_pay: (job) => (isPaid(job) ? [true] : []),
  is_open: (job) => (job.application_deadline >= TODAY ? [true] : []),
  posted_within: (job) => [1, 7, 30].filter((days) => dayOfPosting(job) >= dayBefore(TODAY, days)),
};
const facetNames = Object.keys(valuesOf) as (keyof JobFacets)[];

/** Returns the counts that a facet should have, by value. Values that no job has are omitted. */
function expectedCounts(text: string, query: Query, name: keyof JobFacets) {
  const counts = new Map<unknown, number>();
  for (const job of matches(text, query, name))
    for (const value of valuesOf[name](job)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * Returns the counts of a facet, by value. Values that no job has are omitted, and so are places that the model does
 * not know. A country that is missing in the facet gets the count of `anywhere`.
 */
function countsIn(facets: JobFacets, name: keyof JobFacets): Map<unknown, number> {
  const listed = new Map<unknown, number>(facets[name].values.map(({ value, count }) => [value, count]));
  const values = name === 'located_in' ? askedCountries : [...listed.keys()];
  const counts = values.map((value) => [value, listed.get(value) ?? listed.get('anywhere') ?? 0] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

describe('the filters of the list of jobs', () => {
  test('the filters of the list of jobs find the jobs that pass all filters, with any words and in any order', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyQuery, fc.constantFrom(...jobSortValues), async (text, query, sort) => {
        const wanted = { text, filters: filtersOf(query), today: TODAY, sort };
        const { ids, count } = await search(wanted, { number: 1, size: JOBS });
        expect(new Set(ids)).toEqual(new Set(matches(text, query).map(({ id }) => id)));
        expect(count).toBe(ids.length);
      }),
      { numRuns: 200 },
    );
  });

  test('the facets say for each value how many jobs would remain, and include every selected value', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyQuery, async (text, query) => {
        const wanted = { text, filters: filtersOf(query), today: TODAY };
        const facets = await facetsOf(wanted);
        // The search itself also counts the facets, for its first page. Its counts must be equal to these.
        const { counted } = await search(wanted, { number: 1, size: 1 });
        expect(text === '' ? facets : await facetsOf(wanted, counted)).toEqual(facets);
        for (const name of facetNames) {
          const { values, is_exact } = facets[name];
          expect(is_exact).toBe(true);
          const counts = values.map(({ count }) => count);
          expect(counts).toEqual(counts.toSorted((one, other) => other - one));
          expect(countsIn(facets, name)).toEqual(expectedCounts(text, query, name));
        }
        for (const name of ['category', 'location', 'company'] as const)
          expect(facets[name].values.map(({ value }) => value)).toEqual(
            expect.arrayContaining<string>(query[name] ?? []),
          );
      }),
      { numRuns: 200 },
    );
  });

  test('the facets are inexact if there are more jobs than the limit', async () => {
    const services = { queries: database.kysely, version: createVersions(database.kysely).jobs };
    const few = createJobFacets({ ...services, maxJobs: 20 });
    const facets = await few({ text: '', filters: { category: ['tech'] }, today: TODAY });
    expect(facets.location.is_exact).toBe(false);
    // A facet does not apply its own filter. If no other filter is set, the counts of the facet are the stored counts
    // of all jobs.
    expect(facets.category.is_exact).toBe(true);
    expect(Math.max(...facets.location.values.map(({ count }) => count))).toBeLessThanOrEqual(20);
  });
});

test('when a job changes, the counts of the unfiltered list change, too', async () => {
  const counts = async () => {
    const { company, location, has_pay } = await facetsOf({ text: '', filters: {}, today: TODAY });
    const countOf = (values: readonly { value: unknown; count: number }[], wanted: unknown) =>
      values.find(({ value }) => value === wanted)?.count ?? 0;
    return {
      company: countOf(company.values, 'Newport'),
      location: countOf(location.values, 'Oslo'),
      pay: countOf(has_pay.values, true),
    };
  };
  const before = await counts();
  expect(before).toMatchObject({ company: 0, location: 0 });
  const { id } = await database.kysely
    .insertInto('job_listings')
    .values({ ...jobOf(clientId, 1), company: 'Newport', location: 'Oslo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = (values: Partial<NewJob>) =>
    database.kysely.updateTable('job_listings').set(values).where('id', '=', id).execute();
  expect(await counts()).toEqual({ company: 1, location: 1, pay: before.pay + 1 });
  await change({ location: 'Bergen', pay_min: null, pay_max: null, pay_currency: null, pay_period: null });
  expect(await counts()).toEqual({ company: 1, location: 0, pay: before.pay });
  await change({ is_active: false });
  expect(await counts()).toEqual({ company: 0, location: 0, pay: before.pay });
  await change({ is_active: true, location: 'Oslo' });
  expect(await counts()).toEqual({ company: 1, location: 1, pay: before.pay });
  await database.kysely.deleteFrom('job_listings').where('id', '=', id).execute();
  expect(await counts()).toEqual(before);
});
