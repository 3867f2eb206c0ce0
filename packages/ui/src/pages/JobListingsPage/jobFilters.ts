import type {
  Category,
  EmploymentType,
  JobSummary,
  Pay,
  PostedWithin,
  WorkType,
} from '@skillharbor/contract';
import { isLocatedIn } from '@skillharbor/prose';
import { locatedInValues } from './locatedInValues.ts';
import type { LocatedInFilter } from './locatedInValues.ts';

/** The minimum pay of jobs, in one currency and for one period. */
export type LeastPay = Pick<Pay, 'min' | 'currency' | 'period'>;

/**
 * The choices in the filter panel, under the names that the contract uses. Empty lists, null and false mean that there
 * is no restriction.
 */
export interface JobFilters {
  category: readonly Category[];
  location: readonly string[];
  company: readonly string[];
  employment_type: readonly EmploymentType[];
  remote: readonly WorkType[];
  located_in: LocatedInFilter | null;
  pay: LeastPay | null;
  has_pay: boolean;
  posted_within: PostedWithin | null;
  is_open: boolean;
}

export type FilterName = keyof JobFilters;

export const noFilters: JobFilters = {
  category: [],
  location: [],
  company: [],
  employment_type: [],
  remote: [],
  located_in: null,
  pay: null,
  has_pay: false,
  posted_within: null,
  is_open: false,
};

/** The filters in the order of the panel. */
const filterNames = [
  'category',
  'location',
  'company',
  'employment_type',
  'remote',
  'located_in',
  'pay',
  'posted_within',
  'has_pay',
  'is_open',
] as const satisfies readonly FilterName[];

export function activeFilters(filters: JobFilters): FilterName[] {
  return filterNames.filter((name) => {
    const value = filters[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
}

export function hasFilters(filters: JobFilters): boolean {
  return activeFilters(filters).length > 0;
}

export function withoutFilter(filters: JobFilters, name: FilterName): JobFilters {
  return { ...filters, [name]: noFilters[name] };
}

/**
 * Returns the jobs that pass every filter, by the same rules as the server. A job passes a filter if it has one of the
 * chosen values. `today` is a UTC day, `YYYY-MM-DD`. Because the day may be almost over, jobs that would be too old at
 * its end are omitted.
 */
export function filterJobs(jobs: readonly JobSummary[], filters: JobFilters, today: string): JobSummary[] {
  return jobs.filter(
    (job) =>
      isAnyOf(filters.category, job.category) &&
      isAnyOf(filters.location, job.location) &&
      isAnyOf(filters.company, job.company) &&
      isAnyOf(filters.employment_type, job.employment_type) &&
      isAnyOf(filters.remote, job.remote) &&
      (filters.located_in === null || isLocatedIn(job, locatedInValues(filters.located_in))) &&
      (filters.pay === null || paysEnough(job.pay, filters.pay)) &&
      (!filters.has_pay || job.pay !== null) &&
      (filters.posted_within === null || isPostedWithin(job, filters.posted_within, today)) &&
      (!filters.is_open || job.is_open),
  );
}

function isAnyOf<Value>(chosen: readonly Value[], value: Value) {
  return chosen.length === 0 || chosen.includes(value);
}

/** Returns true if the job may pay at least the minimum. A job whose pay is unknown always passes. */
function paysEnough(pay: Pay | null, least: LeastPay) {
  if (pay === null) return true;
  const isComparable = pay.currency === least.currency && pay.period === least.period;
  return isComparable && (pay.max === null || pay.max >= least.min);
}

const DAY_MS = 86_400_000;

function isPostedWithin({ date_posted }: JobSummary, days: PostedWithin, today: string) {
  const endOfToday = Date.parse(today) + DAY_MS;
  return date_posted !== null && Date.parse(date_posted) >= endOfToday - days * DAY_MS;
}
