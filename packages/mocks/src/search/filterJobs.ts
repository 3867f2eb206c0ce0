import type { JobFacets, JobsQuery, JobSummary } from '@skillharbor/contract';
import { isLocatedIn, locatedInCounts, originsOf } from '@skillharbor/prose';

/** The parameters of a list of jobs, except for the words, the order and the page. */
export type Filters = Omit<JobsQuery, 'search' | 'sort' | 'page'>;
/** The name of a filter, which is the name of its facet. */
type Dimension = keyof JobFacets;

const DAY_MS = 86_400_000;

/** Returns the jobs that pass every filter. The filter "posted within" counts back from `now`. */
export function filterJobs<Job extends JobSummary>(
  jobs: readonly Job[],
  filters: Filters,
  now: string,
): Job[] {
  return jobs.filter((job) => passes(job, filters, now));
}

function passes(job: JobSummary, filters: Filters, now: string): boolean {
  return (
    isAnyOf(filters.category, job.category) &&
    isAnyOf(filters.location, job.location) &&
    isAnyOf(filters.company, job.company) &&
    isAnyOf(filters.employment_type, job.employment_type) &&
    isAnyOf(filters.remote, job.remote) &&
    (filters.located_in === undefined || isLocatedIn(job, filters.located_in)) &&
    paysEnough(job, filters) &&
    (!filters.has_pay || job.pay !== null) &&
    isPostedWithin(job, filters.posted_within, now) &&
    (!filters.is_open || job.is_open)
  );
}

function isAnyOf<Value>(chosen: readonly Value[] | undefined, value: Value): boolean {
  return chosen === undefined || chosen.length === 0 || chosen.includes(value);
}

/** Returns true if the job pays enough, or states no amounts. */
function paysEnough({ pay }: JobSummary, filters: Filters): boolean {
  const { pay_min, pay_currency = 'USD', pay_period = 'hour' } = filters;
  if (pay_min === undefined || pay === null) return true;
  const isComparable = pay.currency === pay_currency && pay.period === pay_period;
  return isComparable && (pay.max === null || pay.max >= pay_min);
}

function isPostedWithin(job: JobSummary, days: number | undefined, now: string): boolean {
  if (days === undefined) return true;
  return job.date_posted !== null && Date.parse(job.date_posted) >= Date.parse(now) - days * DAY_MS;
}

/** The maximum number of values that a facet lists in addition to the chosen ones. */
const MAX_VALUES = 200;

/**
 * Returns the values of each filter. Each value has the number of jobs that would remain if it were chosen with the
 * current values of the other filters.
 */
export function facetsOf(jobs: readonly JobSummary[], filters: Filters, now: string): JobFacets {
  const without = (dimension: Dimension) => filterJobs(jobs, { ...filters, [dimension]: undefined }, now);
  const counted = <Value extends string>(
    dimension: Dimension,
    valueOf: (job: JobSummary) => Value,
    chosen: readonly Value[] = [],
  ) => ({ is_exact: true, values: countValues(without(dimension).map(valueOf), chosen) });
  const flag = (dimension: Dimension, has: (job: JobSummary) => boolean) => ({
    is_exact: true,
    values: [{ value: true as const, count: without(dimension).filter(has).length }],
  });
  const dated = without('posted_within');
  return {
    category: counted('category', (job) => job.category, filters.category),
    location: counted('location', (job) => job.location, filters.location),
    company: counted('company', (job) => job.company, filters.company),
    employment_type: counted('employment_type', (job) => job.employment_type, filters.employment_type),
    remote: counted('remote', (job) => job.remote, filters.remote),
    located_in: {
      is_exact: true,
      values: locatedInCounts(countsOf(without('located_in').flatMap(originsOf)), filters.located_in),
    },
    posted_within: {
      is_exact: true,
      values: ([30, 7, 1] as const).map((value) => ({
        value,
        count: dated.filter((job) => isPostedWithin(job, value, now)).length,
      })),
    },
    has_pay: flag('has_pay', ({ pay }) => pay !== null),
    is_open: flag('is_open', ({ is_open }) => is_open),
  };
}

/** Counts the distinct values, the most frequent first. Chosen values are included even if they do not occur. */
function countValues<Value extends string>(
  values: readonly Value[],
  chosen: readonly Value[],
): { value: Value; count: number }[] {
  return [...countsOf(values, chosen)]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
    .filter(({ value }, index) => index < MAX_VALUES || chosen.includes(value));
}

function countsOf<Value>(values: readonly Value[], chosen: readonly Value[] = []): Map<Value, number> {
  const counts = new Map<Value, number>(chosen.map((value) => [value, 0]));
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
