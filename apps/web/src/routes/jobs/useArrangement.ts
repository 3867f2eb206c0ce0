import type { JobSort, JobSummary } from '@skillharbor/contract';
import { filterJobs } from '@skillharbor/ui/pages';
import type { ListPanel } from '@skillharbor/ui/layout';
import type { JobFilters } from '@skillharbor/ui/pages';
import { useLocation, useNavigation } from 'react-router-dom';
import type { JobsSearch } from '../../api/jobs.ts';
import { useApp } from '../../app/useApp.ts';
import { filtersOf } from '../../jobs/filterQuery.ts';
import { jobsSearchIn, plainSearch } from '../../jobs/jobsSearch.ts';
import { sortOf } from '../../jobs/listedJobs.ts';
import { jobsQuery } from '../../jobs/queries.ts';
import { pagesStateOf } from '../../lists/usePagedList.ts';
import { useHistoryState } from '../../navigation/useHistoryState.ts';
import { useRefineAddress } from '../../navigation/useRefineAddress.ts';
import { useReplaceAddress } from '../../navigation/useReplaceAddress.ts';

interface Arranged {
  /** What the present address asks for. */
  asked: JobsSearch;
  /** The jobs that have been loaded for it. */
  jobs: readonly JobSummary[];
  /** How many jobs a page of the server has; 0 while none has been loaded. */
  pageSize: number;
  addressOf: (search: JobsSearch) => string;
}

/**
 * How the user arranges the list: filters and order, which are in its address, and the open panel, which is restored on going
 * back. They hold from the moment that they are chosen.
 */
export function useArrangement({ asked, jobs, pageSize, addressOf }: Arranged) {
  const app = useApp();
  const [panel, setPanel] = useHistoryState<ListPanel>('panel', 'none');
  const replaceAddress = useReplaceAddress();
  const { refineAddress, stateOf } = useRefineAddress();
  const { pathname } = useLocation();
  const coming = useNavigation().location;
  const next = coming?.pathname === pathname ? jobsSearchIn(new URLSearchParams(coming.search)) : asked;
  const chosen = next.search === asked.search ? next : asked;

  const changed = (change: { filters: JobFilters } | { sort: JobSort }) =>
    plainSearch({ search: next.search ?? '', filters: filtersOf(next), sort: next.sort, ...change });

  return {
    /** What is to be shown of these words. */
    chosen,
    panel,
    sort: sortOf(chosen),
    filters: filtersOf(chosen),
    onPanelChange: (wanted: ListPanel) => setPanel(() => wanted),
    onSortChange: (sort: JobSort) => replaceAddress(addressOf(changed({ sort }))),
    onFiltersChange: (filters: JobFilters) => {
      const search = changed({ filters });
      // The list becomes neither shorter than what is shown of it at once, nor than it was with these filters before.
      const passing = filterJobs(jobs, filters, app.today()).length;
      const pagesState = pagesStateOf(jobsQuery(app, search, 1).queryKey);
      const before = stateOf(pagesState);
      const pages = Math.max(
        Math.ceil(passing / Math.max(pageSize, 1)),
        typeof before === 'number' ? before : 1,
      );
      refineAddress(addressOf(search), { panel, [pagesState]: pages });
    },
  };
}
