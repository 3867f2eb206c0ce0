/**
 * The values of the filters with the number of jobs that each would leave.
 *
 *     const facetsOf = createJobFacets({ queries, version });
 *     const facets = await facetsOf({ text, filters, today });
 *
 * The values of a filter are counted among the jobs that pass all others. They are kept until the version of the jobs changes.
 */
import {
  categoryValues,
  employmentTypeValues,
  postedWithinValues,
  workTypeValues,
} from '@skillharbor/contract';
import type { JobFacets } from '@skillharbor/contract';
import type { Version } from '../caching/publicVersion.ts';
import { createVersionedCache } from '../caching/versionedCache.ts';
import type { Queries } from '../database/tables.ts';
import { countValues, countValuesOfAll, countValuesWithoutEach, facetNames } from './facets.repository.ts';
import type { CountedJobs, FacetName, ValueCount } from './facets.repository.ts';
import { hasFilters, withoutFilters } from './jobFilters.ts';
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
  isExact: boolean;
}
/** Of each filter, among the jobs that pass all others. */
type CountsByFilter = Record<FacetName, Counts>;

/** A facet whose values are text. */
interface Facet {
  values: { value: string; count: number }[];
  is_exact: boolean;
}

interface Dependencies {
  queries: Queries;
  version: Version;
  maxJobs?: number;
}

export function createJobFacets({ queries, version, maxJobs = MAX_MATCHES }: Dependencies): FacetsOf {
  const cache = createVersionedCache<CountsByFilter>({
    version,
    maxSize: MAX_CACHE_BYTES,
    sizeOf: (counts, key) =>
      Object.values(counts).reduce((bytes, each) => bytes + sizeOfValues(each), key.length + OVERHEAD_BYTES),
  });

  const countsIn = ({ values, jobs }: CountedJobs, name: FacetName): Counts => ({
    values: values.filter(({ filter }) => filter === name),
    isExact: jobs <= maxJobs,
  });

  async function countAll(today: string, chosen: readonly string[]): Promise<CountsByFilter> {
    const all = await countValuesOfAll(queries, { today, max: maxJobs + 1, chosen });
    return byFilter((name) => {
      const values = all.filter(({ filter }) => filter === name);
      return { values, isExact: !DATED.has(name) || values.every(({ count }) => count <= maxJobs) };
    });
  }

  async function count(
    { text, filters, today }: FacetSearch,
    counted: CountedJobs | null,
  ): Promise<CountsByFilter> {
    const conditions = await wordsWanted(queries, text);
    if (conditions === 'nothing') return byFilter(() => ({ values: [], isExact: true }));
    const areAll = (others: JobFilters) => !conditions && !hasFilters(others);
    if (areAll(filters)) return countAll(today, []);
    const inUse = facetNames.filter((name) => name in filters);
    const chosen = inUse.flatMap((name) => chosenOf(filters, name));
    const limit = { max: maxJobs + 1, chosen };
    const query = { conditions, filters, today };
    const found = counted ?? (await countValues(queries, query, limit));
    // The values of a filter that is all that is asked for are those of all jobs.
    if (areAll(withoutFilters(filters, inUse.slice(0, 1)))) {
      const all = await countAll(today, chosen);
      return byFilter((name) => (inUse.includes(name) ? all[name] : countsIn(found, name)));
    }
    const others = await countValuesWithoutEach(queries, query, inUse, limit);
    return byFilter((name) => countsIn(others.get(name) ?? found, name));
  }

  function facetOf({ filters }: FacetSearch, name: FacetName, { values, isExact }: Counts): Facet {
    const missing = chosenOf(filters, name).filter((chosen) => values.every(({ value }) => value !== chosen));
    return {
      is_exact: isExact,
      values: [...values, ...missing.map((value) => ({ value, count: 0 }))]
        .map(({ value, count }) => ({ value, count: Math.min(count, maxJobs) }))
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
    };
  }

  return async (search, counted = null) => {
    const counts = await cache.get(JSON.stringify(search), () => count(search, counted));
    const facet = (name: FacetName) => facetOf(search, name, counts[name]);
    const company = facet('company');
    return {
      category: oneOf(categoryValues, facet('category')),
      location: facet('location'),
      company: {
        ...company,
        values: company.values.map(({ value, count }) => ({ value: companyName(value), count })),
      },
      employment_type: oneOf(employmentTypeValues, facet('employment_type')),
      remote: oneOf(workTypeValues, facet('remote')),
      posted_within: oneOf(postedWithinValues, facet('posted_within')),
      has_pay: oneOf([true], facet('has_pay')),
      is_open: oneOf([true], facet('is_open')),
    };
  };
}

function byFilter(countsOf: (name: FacetName) => Counts): CountsByFilter {
  return {
    category: countsOf('category'),
    location: countsOf('location'),
    company: countsOf('company'),
    employment_type: countsOf('employment_type'),
    remote: countsOf('remote'),
    posted_within: countsOf('posted_within'),
    has_pay: countsOf('has_pay'),
    is_open: countsOf('is_open'),
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
