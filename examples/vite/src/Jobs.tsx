import { createApi, createSessionStore, memoryStorage, unwrap } from '@skillharbor/api-client';
import type { JobList, JobSort } from '@skillharbor/contract';
import { AppShell, type ListPanel } from '@skillharbor/ui/layout';
import { filterJobs, hasFilters, JobListingsPage, noFilters, sortJobs } from '@skillharbor/ui/pages';
import type { Loadable } from '@skillharbor/ui/primitives';
import { useEffect, useState } from 'react';

const api = createApi({ session: createSessionStore(memoryStorage()) });

export function Jobs({ today }: { today: string }) {
  const [asked, ask] = useState({ search: '', page: 1 });
  const [loaded, setLoaded] = useState<Loadable<JobList>>({ status: 'loading' });
  const [filters, setFilters] = useState(noFilters);
  const [sort, setSort] = useState<JobSort>('date');
  const [panel, setPanel] = useState<ListPanel>('none');

  useEffect(() => {
    const leaving = new AbortController();
    const { search, page } = asked;
    const query = search === '' ? { page } : { page, search };
    unwrap(
      api.anonymous.GET('/api/job-listings/listings/', { params: { query }, signal: leaving.signal }),
    ).then(
      (data) => setLoaded({ status: 'ready', data }),
      (error: Error) => {
        if (leaving.signal.aborted) return;
        setLoaded({ status: 'error', message: error.message, onRetry: () => ask({ ...asked }) });
      },
    );
    return () => leaving.abort();
  }, [asked]);

  const list = loaded.status === 'ready' ? loaded.data : null;
  // Here, the library filters and sorts only the loaded page. A server can do this for all pages.
  const jobs = sortJobs(filterJobs(list?.results ?? [], filters, today), sort);
  const total = hasFilters(filters)
    ? { count: jobs.length, precision: 'at-least' as const }
    : { count: list?.count ?? 0, precision: 'exact' as const };

  return (
    <AppShell navigation={null} footer={null}>
      <JobListingsPage
        jobs={
          loaded.status === 'ready'
            ? { status: 'ready', data: { jobs, total, filters, words: asked.search, typo: null } }
            : loaded
        }
        facets={list?.facets ?? null}
        filters={filters}
        onFiltersChange={setFilters}
        sort={sort}
        onSortChange={setSort}
        panel={panel}
        onPanelChange={setPanel}
        search={{
          words: asked.search,
          action: { href: '/' },
          onSearch: (search) => ask({ search, page: 1 }),
        }}
        pages={{
          pending: false,
          ...(list?.previous && { previous: () => ask({ ...asked, page: asked.page - 1 }) }),
          ...(list?.next && { next: () => ask({ ...asked, page: asked.page + 1 }) }),
        }}
        jobHref={(id) => `#job-${id}`}
        today={today}
      />
    </AppShell>
  );
}
