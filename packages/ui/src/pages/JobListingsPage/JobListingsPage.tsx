'use client';

import { listJobsRules } from '@skillharbor/contract';
import type { CountryCode, JobFacets, JobSort } from '@skillharbor/contract';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { FeedLink } from '../../cards/JobList/FeedLink.tsx';
import { JobList } from '../../cards/JobList/JobList.tsx';
import { JobListSkeleton } from '../../cards/JobList/JobListSkeleton.tsx';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { useMark } from '../../cards/useMark.tsx';
import { ListFrame } from '../../layout/ListFrame/ListFrame.tsx';
import { showLabel } from '../../layout/ListFrame/showLabel.ts';
import type { ListSearch } from '../../layout/ListFrame/listSearch.ts';
import type { ListPanel } from '../../layout/ListFrame/ListToolbar.tsx';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { activeFilters, noFilters, withoutFilter } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { jobSorts } from './jobSorts.ts';
import type { ListedJobs } from './listedJobs.ts';
import { NoJobs } from './NoJobs.tsx';
import { usePills } from './usePills.ts';
import { useSummary } from './useSummary.ts';

export interface JobListingsPageProps {
  jobs: Loadable<ListedJobs>;
  /** All values of the filters with their counts, or null until they are known. */
  facets: JobFacets | null;
  /** The filters that the user has chosen. */
  filters: JobFilters;
  /** The country of the user's profile, which the filters suggest. Omit it if it is unknown. */
  profileCountry?: CountryCode | null;
  sort: JobSort;
  panel: ListPanel;
  /** The props of the search. Omit them if jobs cannot be searched. */
  search?: ListSearch;
  onPanelChange: (panel: ListPanel) => void;
  onFiltersChange: (filters: JobFilters) => void;
  onSortChange: (sort: JobSort) => void;
  pages: Pages;
  jobHref: (id: number) => string;
  /** The address of the list's feed. Omit it if the list has none. */
  feedHref?: string;
  /** The {@link SaveSearch} button. Omit it if the list has no search or filter, or the reader cannot save searches. */
  saving?: ReactNode;
  /** Content above the list: {@link News}, {@link HomeLead}, or both. */
  news?: ReactNode;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** The code of the filter fields loads on demand, because the page can show its list without them. */
const fields = onDemand(() => import('./FilterFields.tsx'));

/** Lists all open jobs, which can be searched, sorted and filtered. */
export function JobListingsPage(props: JobListingsPageProps) {
  const { jobs, facets, filters, sort, panel, search, onFiltersChange } = props;
  const messages = useJobMessages().listings;
  const results = useRef<HTMLElement>(null);
  const focusResults = () => results.current?.focus({ preventScroll: true });
  const loaded = useOnDemand(fields, panel === 'filter');
  const pillOf = usePills();
  const found = jobs.status === 'ready' ? jobs.data : null;
  const counted =
    found === null || found.total.precision === 'at-least'
      ? null
      : { count: found.total.count, isCountExact: found.total.precision === 'exact' };

  return (
    <ListFrame
      title={messages.title}
      count={<Count {...props} />}
      news={props.news}
      search={
        search && (
          <SearchForm
            label={messages.search}
            buttonLabel={messages.searchSubmit}
            placeholder={messages.searchHint}
            defaultValue={search.words}
            maxLength={listJobsRules.search.maxLength}
            action={search.action}
            suggestions={search.suggestions}
            onSearch={search.onSearch}
          />
        )
      }
      panel={panel}
      onPanelChange={props.onPanelChange}
      sorting={{
        options: jobSorts(search?.words ?? '').map((value) => ({ value, label: messages.sorts[value] })),
        value: sort,
        onChange: props.onSortChange,
      }}
      filterFields={
        loaded ? (
          <loaded.FilterFields
            facets={facets}
            filters={filters}
            profileCountry={props.profileCountry ?? null}
            onFiltersChange={onFiltersChange}
          />
        ) : null
      }
      showLabel={showLabel(messages.filters, counted, useFormat())}
      chips={activeFilters(filters).map((name) => ({
        key: name,
        text: pillOf(name, filters),
        onRemove: () => onFiltersChange(withoutFilter(filters, name)),
      }))}
      onClearFilters={() => onFiltersChange(noFilters)}
      typo={found?.typo ? { ...found.typo, words: found.words } : null}
      resultsLabel={messages.results}
      results={results}
    >
      <Stack space="32">
        {props.saving}
        <Results
          {...props}
          onFiltersChange={(rest) => {
            onFiltersChange(rest);
            focusResults();
          }}
        />
        {found && <Pagination pages={props.pages} loading={messages.loading} />}
        {found && props.feedHref !== undefined && <FeedLink href={props.feedHref} />}
      </Stack>
    </ListFrame>
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

/** Shows the number of jobs, and a summary of the search and the filters. */
function Count({ jobs }: JobListingsPageProps) {
  const summaryOf = useSummary();
  if (jobs.status === 'error') return null;
  if (jobs.status === 'loading' || isUncounted(jobs.data)) return <Skeleton width="5rem" height="1.5rem" />;
  return (
    <Text tone="muted" numeric>
      {/* The direction of the search words may differ from that of the page. */}
      <bdi>{summaryOf(jobs.data)}</bdi>
    </Text>
  );
}

/** Returns true if none of the loaded jobs passes the filters and the server has not responded yet. */
function isUncounted({ jobs, total }: ListedJobs): boolean {
  return jobs.length === 0 && total.precision === 'at-least';
}
