/**
 * The values of the filters with the number of jobs that each would leave.
 *
 *     const facetsOf = createJobFacets({ queries, publicVersion });
 *     const facets = await facetsOf({ text, filters, today });
 *
 * The values of a filter are counted among the jobs that pass all others. So what is counted for some filters also serves
 * when one more is chosen, and is kept until the public version changes.
 */
import {
  categoryValues,
  employmentTypeValues,
  postedWithinValues,
  workTypeValues,
} from '@skillharbor/contract';
import type { JobFacets } from '@skillharbor/contract';
import type { PublicVersion } from '../caching/publicVersion.ts';
import { createVersionedCache } from '../caching/versionedCache.ts';
import type { Queries } from '../database/tables.ts';
import { countValues, countValuesOfAll, MAX_VALUES } from './facets.repository.ts';
import type { CountedJobs, FacetName, ValueCount } from './facets.repository.ts';
import { hasFilters, withoutFilter } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { companyName, storedCompany } from './jobs.policy.ts';
import { MAX_MATCHES, sizeOfValues, wordsWanted } from './jobSearch.ts';
import type { Search } from './jobSearch.ts';

type FacetSearch = Omit<Search, 'sort'>;
/** `counted`: what a search has counted of the same jobs. */
export type FacetsOf = (search: FacetSearch, counted?: CountedJobs | null) => Promise<JobFacets>;

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
const OVERHEAD_BYTES = 64;
const DATED: ReadonlySet<FacetName> = new Set(['posted_within', 'is_open']);

interface Counts {
  values: readonly ValueCount[];
  isExact: (filter: FacetName) => boolean;
}

/** A facet whose values are text. */
interface Facet {
  values: { value: string; count: number }[];
  is_exact: boolean;
}

interface Dependencies {
  queries: Queries;
  publicVersion: PublicVersion;
  maxJobs?: number;
}

export function createJobFacets({ queries, publicVersion, maxJobs = MAX_MATCHES }: Dependencies): FacetsOf {
  const cache = createVersionedCache<Counts>({
    publicVersion,
    maxSize: MAX_CACHE_BYTES,
    sizeOf: (counts, key) => sizeOfValues(counts) + key.length + OVERHEAD_BYTES,
  });

  async function count({ text, filters, today }: FacetSearch, chosen: readonly string[]): Promise<Counts> {
    const conditions = await wordsWanted(queries, text);
    if (conditions === 'nothing') return countsOf({ values: [], jobs: 0 });
    const limit = { max: maxJobs + 1, chosen };
    if (conditions || hasFilters(filters))
      return countsOf(await countValues(queries, { conditions, filters, today }, limit));
    const values = await countValuesOfAll(queries, { ...limit, today });
    const isBeyond = ({ filter, count }: ValueCount) => DATED.has(filter) && count > maxJobs;
    const beyond = new Set(values.filter(isBeyond).map(({ filter }) => filter));
    return { values, isExact: (filter) => !beyond.has(filter) };
  }

  const countsOf = ({ values, jobs }: CountedJobs): Counts => ({ values, isExact: () => jobs <= maxJobs });

  const counts = (search: FacetSearch, chosen: readonly string[] = []) =>
    cache.get(JSON.stringify([search, chosen]), () => count(search, chosen));

  async function facetOf(search: FacetSearch, name: FacetName, counted: CountedJobs | null): Promise<Facet> {
    const others = { ...search, filters: withoutFilter(search.filters, name) };
    const isCounted = counted !== null && !(name in search.filters);
    const { values, isExact } = isCounted ? countsOf(counted) : await counts(others);
    const found = values.filter(({ filter }) => filter === name);
    const missing = chosenOf(search.filters, name).filter((chosen) =>
      found.every(({ value }) => value !== chosen),
    );
    // A chosen value that is not among the first ones is counted by itself.
    const isCut = missing.length > 0 && found.length >= MAX_VALUES;
    const more = isCut ? (await counts(others, missing)).values : [];
    const chosen = missing.map(
      (value) => more.find((other) => other.filter === name && other.value === value) ?? { value, count: 0 },
    );
    return {
      is_exact: isExact(name),
      values: [...found, ...chosen]
        .map(({ value, count }) => ({ value, count: Math.min(count, maxJobs) }))
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
    };
  }

  return async (search, counted = null) => {
    const facet = (name: FacetName) => facetOf(search, name, counted);
    const company = await facet('company');
    return {
      category: oneOf(categoryValues, await facet('category')),
      location: await facet('location'),
      company: {
        ...company,
        values: company.values.map(({ value, count }) => ({ value: companyName(value), count })),
      },
      employment_type: oneOf(employmentTypeValues, await facet('employment_type')),
      remote: oneOf(workTypeValues, await facet('remote')),
      posted_within: oneOf(postedWithinValues, await facet('posted_within')),
      has_pay: oneOf([true], await facet('has_pay')),
      is_open: oneOf([true], await facet('is_open')),
    };
  };
}

/** The values chosen of a filter, as they are kept. */
function chosenOf(filters: JobFilters, name: FacetName): readonly string[] {
  const chosen = filters[name];
  if (chosen === undefined) return [];
  if (name === 'company') return filters.company?.map(storedCompany) ?? [];
  return typeof chosen === 'object' ? chosen : [String(chosen)];
}

/** A facet whose values are known ones. */
function oneOf<Value>(known: readonly Value[], { values, is_exact }: Facet) {
  const typed = values.flatMap(({ value, count }) => {
    const match = known.find((each) => String(each) === value);
    return match === undefined ? [] : [{ value: match, count }];
  });
  return { values: typed, is_exact };
}
