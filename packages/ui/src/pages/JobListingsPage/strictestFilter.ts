import type { JobFacets } from '@skillharbor/contract';
import { activeFilters } from './jobFilters.ts';
import type { FilterName, JobFilters } from './jobFilters.ts';

export interface StrictestFilter {
  name: FilterName;
  /** The number of jobs that remain without this filter, or null if it is unknown. */
  left: number | null;
}

/**
 * Every job has exactly one value for each of these filters, so the counts of the values add up to the number of all
 * jobs.
 */
const partitions = ['category', 'location', 'company', 'employment_type', 'remote'] as const;

/**
 * Returns the active filter whose removal leaves the most jobs. The counts of a filter include the jobs that pass all
 * other filters. If all known counts are 0, the last active filter without a count is returned.
 */
export function strictestFilter(filters: JobFilters, facets: JobFacets | null): StrictestFilter | null {
  const active = activeFilters(filters);
  const known = partitions
    .filter((name) => facets !== null && active.includes(name))
    .map((name) => ({ name, left: leftWithout(name, facets) }))
    .filter(({ left }) => left !== null && left > 0)
    .sort((a, b) => (b.left ?? 0) - (a.left ?? 0));
  const [most] = known;
  if (most) return most;
  const unknown = active.findLast((name) => leftWithout(name, facets) === null);
  return unknown ? { name: unknown, left: null } : null;
}

function leftWithout(name: FilterName, facets: JobFacets | null): number | null {
  const partition = partitions.find((one) => one === name);
  const facet = partition && facets?.[partition];
  if (!facet?.is_exact) return null;
  return facet.values.reduce((sum, { count }) => sum + count, 0);
}
