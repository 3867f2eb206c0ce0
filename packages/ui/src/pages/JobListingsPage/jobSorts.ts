import type { JobSort, JobSummary } from '@skillharbor/contract';

/** Returns the sort orders, the default first. Without a search, the order by best match is omitted. */
export function jobSorts(search: string): readonly [JobSort, ...JobSort[]] {
  return search === '' ? ['date', 'oldest'] : ['best', 'date', 'oldest'];
}

/**
 * Sorts jobs by their posting date. For `best`, it keeps their order, because only the server knows how well they
 * match. Jobs without a date come last in both directions. Of jobs with the same date, the one with the higher id
 * counts as newer, as on the server.
 */
export function sortJobs(jobs: readonly JobSummary[], sort: JobSort): readonly JobSummary[] {
  if (sort === 'best') return jobs;
  const direction = sort === 'oldest' ? 1 : -1;
  return jobs.toSorted((a, b) => {
    if (a.date_posted === null || b.date_posted === null)
      return Number(a.date_posted === null) - Number(b.date_posted === null);
    return direction * (Date.parse(a.date_posted) - Date.parse(b.date_posted) || a.id - b.id);
  });
}
