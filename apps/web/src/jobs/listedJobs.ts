import type { JobList, JobSort, JobSummary } from '@skillharbor/contract';
import { filterJobs, jobSorts, sortJobs } from '@skillharbor/ui/pages';
import type { ListedJobs } from '@skillharbor/ui/pages';
import type { JobsSearch } from '../api/jobs.ts';
import { asTyped } from '../lists/asTyped.ts';
import { paths } from '../navigation/paths.ts';
import { filterQuery, filtersOf } from './filterQuery.ts';

/** Returns the order that the search of a list names, or the default order if the search names none. */
export function sortOf({ search = '', sort }: JobsSearch): JobSort {
  return sort ?? jobSorts(search)[0];
}

/**
 * Returns the part of a response that a page shows. `jobs` are the loaded jobs. If the user has chosen other filters or
 * another order for the same words, the loaded jobs are filtered and sorted here until the server responds. Until then,
 * their number is shown as the minimum number of matches.
 */
export function listedJobs(
  response: Omit<JobList, 'results'> & { asked: JobsSearch },
  jobs: readonly JobSummary[],
  chosen: JobsSearch,
  today: string,
): ListedJobs {
  const { asked, count, is_count_exact: isExact, found_words: foundWords } = response;
  const { search: typed = '' } = asked;
  const shown = chosen.search === asked.search ? chosen : asked;
  const filters = filtersOf(shown);
  const passing = hasSameFilters(shown, asked) ? jobs : filterJobs(jobs, filters, today);
  const typo = { typed, typedHref: paths.jobs({ ...asked, search: asTyped(typed) }) };
  return {
    jobs: sortOf(shown) === sortOf(asked) ? passing : sortJobs(passing, sortOf(shown)),
    total: hasSameFilters(shown, asked)
      ? { count, precision: isExact ? 'exact' : 'more' }
      : { count: passing.length, precision: 'at-least' },
    filters,
    words: foundWords ?? typed,
    typo: foundWords === null ? null : typo,
  };
}

function hasSameFilters(one: JobsSearch, other: JobsSearch): boolean {
  const [first, second] = [one, other].map((asked) => JSON.stringify(filterQuery(filtersOf(asked))));
  return first === second;
}
