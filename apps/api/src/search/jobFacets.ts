/**
 * Counts the facets of a search for jobs: for each value of a filter, how many jobs would remain if the value were
 * selected.
 *
 *     const facetsOf = createJobFacets({ queries, version });
 *     const facets = await facetsOf({ text, filters, today });
 *
 * A facet counts the jobs that pass the filters of all other facets. The counts are cached until the version of the
 * jobs changes.
 */
import {
  categoryValues,
  employmentTypeValues,
  postedWithinValues,
  workTypeValues,
} from '@skillharbor/contract';
import type { JobFacets } from '@skillharbor/contract';
import { locatedInCounts } from '@skillharbor/prose';
import type { Version } from '../platform/caching/publicVersion.ts';
import { createVersionedCache } from '../platform/caching/versionedCache.ts';
import type { Queries } from '../platform/database/tables.ts';
import { forEachFacet, countFacetsOfAllJobs, facetNames, findMatches } from './jobFacets.repository.ts';
import type { FacetCounts, FacetCountsByName, FacetName } from './jobFacets.repository.ts';
import { selectedValuesOf, hasFilters, withoutFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { companyName } from '../marketplace/companies/companyName.ts';
import { sizeOfCounts } from './jobSearch.ts';
import type { Search } from './jobSearch.ts';
import { countMatches } from './jobSearch.repository.ts';
import { maxMatchesOf } from './search.limits.ts';
import { conditionsOfTypedText } from './search.repository.ts';

type FacetSearch = Omit<Search, 'sort'>;
/**
 * Returns the facets of a search. `counted` contains the counts that the search for jobs has already made, if there are
 * any.
 */
export type FacetsOf = (search: FacetSearch, counted?: FacetCountsByName | null) => Promise<JobFacets>;

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
const OVERHEAD_BYTES = 64;
const DATE_FACETS: ReadonlySet<FacetName> = new Set(['posted_within', 'is_open']);

/** A facet as the contract describes it, except that all of its values are texts. */
interface Facet {
  values: { value: string; count: number }[];
  is_exact: boolean;
}

interface Dependencies {
  queries: Queries;
  version: Version;
  /**
   * Replaces both default limits on the number of jobs: the limit for the unfiltered list, and the limit for searches.
   */
  maxJobs?: number;
}

export function createJobFacets({ queries, version, maxJobs }: Dependencies): FacetsOf {
  const maxOf = ({ text }: FacetSearch) => maxJobs ?? maxMatchesOf(text);
  const cache = createVersionedCache<FacetCountsByName>({
    version,
    maxSize: MAX_CACHE_BYTES,
    sizeOf: (counts, key) => sizeOfCounts(counts) + key.length + OVERHEAD_BYTES,
  });

  async function countAll(
    today: string,
    max: number,
    selected: readonly string[],
  ): Promise<FacetCountsByName> {
    const all = await countFacetsOfAllJobs(queries, { today, max: max + 1, selected });
    return forEachFacet((name) => {
      const values = all.filter(({ filter }) => filter === name);
      return { values, isExact: !DATE_FACETS.has(name) || values.every(({ count }) => count <= max) };
    });
  }

  async function countMatching(
    { text, filters, today }: FacetSearch,
    max: number,
  ): Promise<FacetCountsByName> {
    const conditions = await conditionsOfTypedText(queries, text, countMatches);
    if (conditions === 'nothing') return forEachFacet(() => ({ values: [], isExact: true }));
    const query = { conditions, filters, today, sort: 'date' as const };
    return (await findMatches(queries, query, { max, countsFacets: true })).counts;
  }

  async function count(search: FacetSearch, counted: FacetCountsByName | null): Promise<FacetCountsByName> {
    const { text, filters, today } = search;
    const max = maxOf(search);
    const selectsAllJobs = (others: JobFilters) => text === '' && !hasFilters(others);
    if (selectsAllJobs(filters)) return countAll(today, max, []);
    const filtered = facetNames.filter((name) => name in filters);
    const matching = counted ?? (await countMatching(search, max));
    // If the facet's own filter is the only condition of the search, the facet counts all jobs.
    if (!selectsAllJobs(withoutFilters(filters, filtered.slice(0, 1)))) return matching;
    const all = await countAll(
      today,
      max,
      filtered.flatMap((name) => selectedValuesOf(filters, name)),
    );
    return forEachFacet((name) => (filtered.includes(name) ? all[name] : matching[name]));
  }

  function facetOf(search: FacetSearch, name: FacetName, { values, isExact }: FacetCounts): Facet {
    const missing = selectedValuesOf(search.filters, name).filter((selected) =>
      values.every(({ value }) => value !== selected),
    );
    return {
      is_exact: isExact,
      values: [...values, ...missing.map((value) => ({ value, count: 0 }))]
        .map(({ value, count }) => ({ value, count: Math.min(count, maxOf(search)) }))
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
    };
  }

  function locatedInFacet(search: FacetSearch, { values, isExact }: FacetCounts): JobFacets['located_in'] {
    const counts = new Map(values.map(({ value, count }) => [value, count]));
    return {
      is_exact: isExact,
      values: locatedInCounts(counts, search.filters.located_in).map(({ value, count }) => ({
        value,
        count: Math.min(count, maxOf(search)),
      })),
    };
  }

  return async (search, counted = null) => {
    const counts = await cache.get(JSON.stringify(search), () => count(search, counted));
    const facet = (name: FacetName) => facetOf(search, name, counts[name]);
    const company = facet('company');
    return {
      category: withKnownValues(categoryValues, facet('category')),
      location: facet('location'),
      company: {
        ...company,
        values: company.values.map(({ value, count }) => ({ value: companyName(value), count })),
      },
      employment_type: withKnownValues(employmentTypeValues, facet('employment_type')),
      remote: withKnownValues(workTypeValues, facet('remote')),
      located_in: locatedInFacet(search, counts.located_in),
      posted_within: withKnownValues(postedWithinValues, facet('posted_within')),
      has_pay: withKnownValues([true], facet('has_pay')),
      is_open: withKnownValues([true], facet('is_open')),
    };
  };
}

/** Converts the texts in a facet to values that the contract allows, and drops all other texts. */
function withKnownValues<Value>(known: readonly Value[], { values, is_exact }: Facet) {
  const typed = values.flatMap(({ value, count }) => {
    const match = known.find((each) => String(each) === value);
    return match === undefined ? [] : [{ value: match, count }];
  });
  return { values: typed, is_exact };
}
