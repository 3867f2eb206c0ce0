import type { JobFacets, JobList } from '@skillharbor/contract';
import type { Loadable } from '@skillharbor/ui/primitives';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobsSearch } from '../../api/jobs.ts';
import { useApp } from '../../app/useApp.ts';
import { jobsQuery } from '../../jobs/queries.ts';

/**
 * Returns the values of the filters. Only the first page of a list contains them, so a list that starts at a later page
 * requests the first page when the values are needed.
 */
export function useFacets(
  first: Loadable<Pick<JobList, 'facets'>>,
  asked: JobsSearch,
  isNeeded: boolean,
): JobFacets | null {
  const own = first.status === 'ready' ? first.data.facets : null;
  const enabled = isNeeded && first.status === 'ready' && own === null;
  const { data } = useQuery({ ...jobsQuery(useApp(), asked, 1), enabled, placeholderData: keepPreviousData });
  return own ?? data?.facets ?? null;
}
