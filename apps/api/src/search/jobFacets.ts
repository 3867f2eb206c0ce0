/**
 * Lists the values of the filters with the number of jobs that would remain.
 *
 *     const facetsOf = createJobFacets({ queries, version });
 *     const facets = await facetsOf({ text, filters, today });
 *
 * The values of a filter are counted among the jobs that pass all other filters. They are cached until the version of
 * the jobs changes.
 */
import {
  categoryValues,
  employmentTypeValues,
  postedWithinValues,
  workTypeValues,
} from '@skillharbor/contract';
import type { JobFacets } from '@skillharbor/contract';
import type { Version } from '../platform/caching/publicVersion.ts';
import { createVersionedCache } from '../platform/caching/versionedCache.ts';
import type { Queries } from '../platform/database/tables.ts';
import { byFilter, countValuesOfAll, facetNames, findMatches } from './jobFacets.repository.ts';
import type { Counts, CountsByFilter, FacetName } from './jobFacets.repository.ts';
import { chosenOf, hasFilters, withoutFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { companyName } from '../marketplace/companies/companyName.ts';
import { sizeOfCounts } from './jobSearch.ts';
import type { Search } from './jobSearch.ts';
import { countMatches } from './jobSearch.repository.ts';
import { maxMatchesOf } from './search.limits.ts';
import { findConditions } from './search.repository.ts';

type FacetSearch = Omit<Search, 'sort'>;
/** Returns the facets. `counted` contains the counts that a search has already computed for the same jobs. */
export type FacetsOf = (search: FacetSearch, counted?: CountsByFilter | null) => Promise<JobFacets>;

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
const OVERHEAD_BYTES = 64;
const DATED: ReadonlySet<FacetName> = new Set(['posted_within', 'is_open']);

/** A facet whose values are texts. */
interface Facet {
  values: { value: string; count: number }[];
  is_exact: boolean;
}

interface Dependencies {
  queries: Queries;
  version: Version;
  /** Replaces both default limits: the limit for lists without words, and the limit for searches. */
  maxJobs?: number;
}

export function createJobFacets({ queries, version, maxJobs }: Dependencies): FacetsOf {
  const maxOf = ({ text }: FacetSearch) => maxJobs ?? maxMatchesOf(text);
  const cache = createVersionedCache<CountsByFilter>({
    version,
    maxSize: MAX_CACHE_BYTES,
    sizeOf: (counts, key) => sizeOfCounts(counts) + key.length + OVERHEAD_BYTES,
  });

  async function countAll(today: string, max: number, chosen: readonly string[]): Promise<CountsByFilter> {
    const all = await countValuesOfAll(queries, { today, max: max + 1, chosen });
    return byFilter((name) => {
      const values = all.filter(({ filter }) => filter === name);
      return { values, isExact: !DATED.has(name) || values.every(({ count }) => count <= max) };
    });
  }

  async function countMatching({ text, filters, today }: FacetSearch, max: number): Promise<CountsByFilter> {
    const conditions = await findConditions(queries, text, countMatches);
    if (conditions === 'nothing') return byFilter(() => ({ values: [], isExact: true }));
    const query = { conditions, filters, today, sort: 'date' as const };
    return (await findMatches(queries, query, { max, isCounting: true })).counts;
  }

  async function count(search: FacetSearch, counted: CountsByFilter | null): Promise<CountsByFilter> {
    const { text, filters, today } = search;
    const max = maxOf(search);
    const areAll = (others: JobFilters) => text === '' && !hasFilters(others);
    if (areAll(filters)) return countAll(today, max, []);
    const inUse = facetNames.filter((name) => name in filters);
    const found = counted ?? (await countMatching(search, max));
    // If a search has only one filter, the counts of its values are those of all jobs.
    if (!areAll(withoutFilters(filters, inUse.slice(0, 1)))) return found;
    const all = await countAll(
      today,
      max,
      inUse.flatMap((name) => chosenOf(filters, name)),
    );
    return byFilter((name) => (inUse.includes(name) ? all[name] : found[name]));
  }

  function facetOf(search: FacetSearch, name: FacetName, { values, isExact }: Counts): Facet {
    const missing = chosenOf(search.filters, name).filter((chosen) =>
      values.every(({ value }) => value !== chosen),
    );
    return {
      is_exact: isExact,
      values: [...values, ...missing.map((value) => ({ value, count: 0 }))]
        .map(({ value, count }) => ({ value, count: Math.min(count, maxOf(search)) }))
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

/** Converts a facet to known values, and drops all others. */
function oneOf<Value>(known: readonly Value[], { values, is_exact }: Facet) {
  const typed = values.flatMap(({ value, count }) => {
    const match = known.find((each) => String(each) === value);
    return match === undefined ? [] : [{ value: match, count }];
  });
  return { values: typed, is_exact };
}
