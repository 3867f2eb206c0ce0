import type { Category, JobSummary } from '@skillharbor/contract';

/** What is chosen in the filter panel. Nothing chosen in a dimension means no restriction. */
export interface JobFilters {
  categories: readonly Category[];
  locations: readonly string[];
  companies: readonly string[];
}

/** What can be chosen in the filter panel. */
export type FilterOptions = JobFilters;

/** `date` is newest first. */
export type JobSort = 'date' | 'oldest';

export const noFilters: JobFilters = { categories: [], locations: [], companies: [] };

export function hasFilters(filters: JobFilters): boolean {
  return filters.categories.length + filters.locations.length + filters.companies.length > 0;
}

/** The jobs that match every dimension, by any of the values chosen in it. */
export function filterJobs(jobs: readonly JobSummary[], filters: JobFilters): JobSummary[] {
  return jobs.filter(
    (job) =>
      matches(filters.categories, job.category) &&
      matches(filters.locations, job.location) &&
      matches(filters.companies, job.company),
  );
}

function matches<Value>(chosen: readonly Value[], value: Value) {
  return chosen.length === 0 || chosen.includes(value);
}

/** By posting date. Jobs without one come last either way, and equal ones keep their order. */
export function sortJobs(jobs: readonly JobSummary[], sort: JobSort): JobSummary[] {
  const direction = sort === 'oldest' ? 1 : -1;
  return jobs.toSorted((a, b) => {
    if (a.date_posted === null || b.date_posted === null)
      return Number(a.date_posted === null) - Number(b.date_posted === null);
    return direction * (Date.parse(a.date_posted) - Date.parse(b.date_posted));
  });
}

/** The distinct values that occur in the given jobs: call it with the first page of listings. */
export function filterOptions(jobs: readonly JobSummary[]): FilterOptions {
  return {
    categories: distinct(jobs.map((job) => job.category)),
    locations: distinct(jobs.map((job) => job.location)),
    companies: distinct(jobs.map((job) => job.company)),
  };
}

function distinct<Value extends string>(values: readonly Value[]) {
  return [...new Set(values)].toSorted((a, b) => a.localeCompare(b));
}
