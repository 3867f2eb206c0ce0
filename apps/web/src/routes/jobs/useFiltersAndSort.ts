import type { JobSort, JobSummary } from '@skillharbor/contract';
import { filterJobs, locatedInValues } from '@skillharbor/ui/pages';
import type { ListPanel } from '@skillharbor/ui/layout';
import type { JobFilters } from '@skillharbor/ui/pages';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { JobsSearch } from '../../api/jobs.ts';
import { useApp } from '../../app/useApp.ts';
import { filtersOf, locatedIn } from '../../jobs/filterQuery.ts';
import { jobsSearchIn, plainSearch } from '../../jobs/jobsSearch.ts';
import { sortOf } from '../../jobs/listedJobs.ts';
import { jobsQuery } from '../../jobs/queries.ts';
import { pagesStateOf } from '../../lists/usePagedList.ts';
import { useHistoryState } from '../../navigation/useHistoryState.ts';
import { useRefineAddress } from '../../navigation/useRefineAddress.ts';
import { useReplaceAddress } from '../../navigation/useReplaceAddress.ts';
import { keepCountry, keptCountry } from '../../storage/keptCountry.ts';

interface Options {
  /** The search in the current URL. */
  asked: JobsSearch;
  /** The loaded jobs of this search. */
  jobs: readonly JobSummary[];
  /** The number of jobs on a page of the server, or 0 if no page has loaded. */
  pageSize: number;
  addressOf: (search: JobsSearch) => string;
}

/**
 * Manages the filters and the order of the list, which are in the URL, and the open panel, which is restored on going
 * back. A choice applies at once, before the list has loaded.
 */
export function useFiltersAndSort({ asked, jobs, pageSize, addressOf }: Options) {
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

  // Adds to the URL the country that this device has stored. This cannot happen earlier, because the server does not
  // know the country.
  useEffect(() => {
    const located_in = chosen.located_in ? null : locatedIn(keptCountry(app.device));
    if (located_in) replaceAddress(addressOf(changed({ filters: { ...filtersOf(next), located_in } })));
  });

  return {
    /** The search to show, which is the user's latest choice for the same words. */
    chosen,
    panel,
    sort: sortOf(chosen),
    filters: filtersOf(chosen),
    onPanelChange: (wanted: ListPanel) => setPanel(() => wanted),
    onSortChange: (sort: JobSort) => replaceAddress(addressOf(changed({ sort }))),
    onFiltersChange: (filters: JobFilters) => {
      keepCountry(app.device, filters.located_in ? locatedInValues(filters.located_in) : []);
      const search = changed({ filters });
      // The new list has enough pages for all loaded jobs that match, and at least as many pages as it last had with
      // these filters.
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
