'use client';

import { listJobsRules } from '@skillharbor/contract';
import type { JobFacets, JobSort } from '@skillharbor/contract';
import { useId, useRef } from 'react';
import { JobList } from '../../cards/JobList/JobList.tsx';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { SearchAction } from '../../primitives/SearchForm/SearchForm.tsx';
import type { Suggestions } from '../../primitives/SearchForm/suggestions.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { columns, list, side, heading } from './JobListingsPage.css.ts';
import { JobListSkeleton } from './JobListSkeleton.tsx';
import { hasFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { jobSorts } from './jobSorts.ts';
import type { ListedJobs } from './listedJobs.ts';
import { News } from './News.tsx';
import type { ListingsNews } from './News.tsx';
import { NoJobs } from './NoJobs.tsx';
import { SlipNotice } from './SlipNotice.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { Panel } from './Toolbar.tsx';
import { useMark } from './useMark.tsx';
import { useSummary } from './useSummary.ts';

export interface JobListingsPageProps {
  jobs: Loadable<ListedJobs>;
  /** All values of the filters, with their counts; null until they are known. */
  facets: JobFacets | null;
  /** As the user has chosen them. */
  filters: JobFilters;
  sort: JobSort;
  panel: Panel;
  /** The last search; '' for none. */
  search: string;
  /** Where a search leads before scripts run. */
  searchAction: SearchAction;
  suggestions: Suggestions;
  onSearch: (search: string) => void;
  onPanelChange: (panel: Panel) => void;
  onFiltersChange: (filters: JobFilters) => void;
  onSortChange: (sort: JobSort) => void;
  pages: Pages;
  jobHref: (id: number) => string;
  news?: ListingsNews | undefined;
  /** Today in UTC, `YYYY-MM-DD`. */
  today: string;
}

export function JobListingsPage(props: JobListingsPageProps) {
  const { jobs, facets, filters, sort, panel, search, onSearch, pages } = props;
  const messages = useJobMessages().listings;
  const results = useRef<HTMLElement>(null);
  const resultsTitle = useId();

  const filterPanelId = useId();
  const showLabel = useShowLabel(props);
  const isOpen = panel === 'filter';

  const goToResults = (options?: FocusOptions) => results.current?.focus(options);
  // The pressed button disappears with the filter that it clears, so the focus moves to the result.
  const clear = (rest: JobFilters) => {
    props.onFiltersChange(rest);
    goToResults({ preventScroll: true });
  };

  return (
    <PageBody>
      <Stack space="16">
        <div className={heading}>
          <Heading level={1}>{messages.title}</Heading>
          {/* Always rendered, so that a new number is announced. */}
          <div role="status">
            <Count {...props} />
          </div>
        </div>
        {props.news && <News news={props.news} />}
        <Toolbar
          panel={panel}
          onPanelChange={props.onPanelChange}
          filterPanelId={filterPanelId}
          sorts={jobSorts(search)}
          sort={sort}
          onSortChange={props.onSortChange}
        >
          <SearchForm
            // The search may also change without the field, by the browser's Back button.
            key={search}
            label={messages.search}
            buttonLabel={messages.searchSubmit}
            placeholder={messages.searchHint}
            defaultValue={search}
            maxLength={listJobsRules.search.maxLength}
            action={props.searchAction}
            suggestions={props.suggestions}
            onSearch={onSearch}
          />
        </Toolbar>
        <div className={columns({ open: isOpen })}>
          {(isOpen || hasFilters(filters)) && (
            <div className={side({ open: isOpen })}>
              {isOpen && (
                <FilterPanel
                  id={filterPanelId}
                  facets={facets}
                  filters={filters}
                  onFiltersChange={props.onFiltersChange}
                  showLabel={showLabel}
                  onShow={() => {
                    props.onPanelChange('none');
                    goToResults();
                  }}
                />
              )}
              <FilterChips filters={filters} onFiltersChange={clear} />
            </div>
          )}
          <section
            ref={results}
            tabIndex={-1}
            aria-labelledby={resultsTitle}
            className={list({ open: isOpen })}
          >
            <VisuallyHidden as="h2" id={resultsTitle}>
              {messages.results}
            </VisuallyHidden>
            {/* Always rendered, as the count is. */}
            <div role="status">
              {jobs.status === 'ready' && jobs.data.slip && (
                <SlipNotice words={jobs.data.words} slip={jobs.data.slip} />
              )}
            </div>
            <Stack space="32">
              <Results {...props} onFiltersChange={clear} />
              {jobs.status === 'ready' && <Pagination pages={pages} />}
            </Stack>
          </section>
        </div>
      </Stack>
    </PageBody>
  );
}

function Results(props: JobListingsPageProps) {
  const { jobs, pages, jobHref, today } = props;
  const messages = useJobMessages().listings;
  const ids = jobs.status === 'ready' ? jobs.data.jobs.map((job) => job.id) : [];
  const items = useFocusFirstNew(ids, pages.pending);
  const mark = useMark(jobs.status === 'ready' ? jobs.data.words : '');

  if (jobs.status === 'loading') return <JobListSkeleton label={messages.loading} />;
  if (jobs.status === 'error') return <ErrorState message={jobs.message} onRetry={jobs.onRetry} />;
  if (isUncounted(jobs.data)) return <JobListSkeleton label={messages.loading} />;
  if (jobs.data.jobs.length === 0) return <NoJobs {...props} jobs={jobs.data} />;
  return (
    <div ref={items}>
      <JobList jobs={jobs.data.jobs} jobHref={jobHref} today={today} mark={mark} level={3} />
    </div>
  );
}

/** The number of jobs, and what they are. */
function Count({ jobs }: JobListingsPageProps) {
  const summaryOf = useSummary();
  if (jobs.status === 'error') return null;
  if (jobs.status === 'loading' || isUncounted(jobs.data)) return <Skeleton width="5rem" height="1.5rem" />;
  return (
    <Text tone="muted" numeric>
      {/* The words may be of another direction than the page. */}
      <bdi>{summaryOf(jobs.data)}</bdi>
    </Text>
  );
}

/** None of the loaded jobs passes the filters, and the server has not answered yet. */
function isUncounted({ jobs, total }: ListedJobs): boolean {
  return jobs.length === 0 && total.precision === 'at-least';
}

function useShowLabel({ jobs }: JobListingsPageProps): string {
  const { show, showMore, showAny } = useJobMessages().listings.filters;
  const { number } = useFormat();
  if (jobs.status !== 'ready' || jobs.data.total.precision === 'at-least') return showAny;
  const { count, precision } = jobs.data.total;
  return precision === 'more' ? showMore(number(count)) : show(count, number(count));
}
