import { listJobsRules } from '@skillharbor/contract';
import { jobSorts } from '@skillharbor/ui/pages';
import type { JobFilters } from '@skillharbor/ui/pages';
import type { JobsSearch } from '../api/jobs.ts';
import { filterQuery, filtersIn } from './filterQuery.ts';

const { maxLength } = listJobsRules.search;

/** Reads the search from a URL. */
export function jobsSearchIn(query: URLSearchParams): JobsSearch {
  return plainSearch({
    search: query.get('search') ?? '',
    filters: filtersIn(query),
    sort: query.get('sort'),
  });
}

interface AnySearch {
  search: string;
  filters: JobFilters;
  sort?: string | null | undefined;
}

/** Drops search parameters that have their default value, so that each search has only one URL. */
export function plainSearch({ search, filters, sort: wanted }: AnySearch): JobsSearch {
  const words = search.trim().slice(0, maxLength);
  const [, ...otherSorts] = jobSorts(words);
  const sort = otherSorts.find((value) => value === wanted);
  return { ...(words !== '' && { search: words }), ...filterQuery(filters), ...(sort && { sort }) };
}
