import { unwrap, type Api } from '@skillharbor/api-client';
import {
  filterJobs,
  filterOptions,
  JobListingsPage,
  noFilters,
  sortJobs,
  type JobFilters,
  type JobSort,
  type Panel,
} from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { mapLoadable } from '../../data/loadable.ts';
import { load } from '../../data/loaded.ts';
import { useHistoryState } from '../../data/useHistoryState.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { usePagedList } from '../../data/usePagedList.ts';
import { loadWords } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useApp } from '../../useApp.ts';
import { wantedIn, type Wanted } from './wanted.ts';

export async function loader({ context, url, request }: LoaderArgs) {
  const app = context.get(appContext);
  return { first: await load(app, () => fetchJobs(app.api, wantedIn(url.searchParams), 1, request.signal)) };
}

function fetchJobs(api: Api, wanted: Wanted, page: number, signal: AbortSignal) {
  const query = { ...wanted, page };
  return unwrap(api.anonymous.GET('/api/job-listings/listings/', { params: { query }, signal }));
}

export function Component() {
  const { api, today } = useApp();
  const words = useMessages().jobs.listings;
  const navigate = useNavigate();
  const wanted = wantedIn(useSearchParams()[0]);
  const { search = '', category } = wanted;

  const first = useLoadable(useLoaderData<typeof loader>().first, loadWords.jobs);
  const { items, pages } = usePagedList({
    first,
    load: (page, signal) => fetchJobs(api, wanted, page, signal),
    failed: words.loadFailed,
  });

  const [panel, setPanel] = useHistoryState<Panel>('panel', 'none');
  const [sort, setSort] = useHistoryState<JobSort>('sort', 'date');
  const [filters, setFilters] = useHistoryState<JobFilters>('filters', {
    ...noFilters,
    categories: category ? [category] : [],
  });

  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <JobListingsPage
        jobs={mapLoadable(first, ({ count }) => ({
          jobs: sortJobs(filterJobs(items, filters), sort),
          count,
        }))}
        options={filterOptions(first.status === 'ready' ? first.data.results : [])}
        filters={filters}
        sort={sort}
        panel={panel}
        search={search}
        pages={pages}
        today={today()}
        jobHref={paths.job}
        onSearch={(next) => void navigate(paths.jobs({ search: next, category }))}
        onPanelChange={(next) => setPanel(() => next)}
        onSortChange={(next) => setSort(() => next)}
        onFiltersChange={(next) => {
          // The server chose this category, so the other jobs have to be asked for.
          if (category && !next.categories.includes(category)) void navigate(paths.jobs({ search }));
          else setFilters(() => next);
        }}
      />
    </>
  );
}
