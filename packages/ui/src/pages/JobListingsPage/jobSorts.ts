import type { JobSort, JobSummary } from '@skillharbor/contract';

/** The orders to choose from for a search, the default first. Without words, no match is better than another. */
export function jobSorts(search: string): readonly [JobSort, ...JobSort[]] {
  return search === '' ? ['date', 'oldest'] : ['best', 'date', 'oldest'];
}

/**
 * By posting date, or as they are: how well they match is for the server to say. Jobs without a date come last either way.
 * Of one moment's, the server lists that with the higher id as the newer one.
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
