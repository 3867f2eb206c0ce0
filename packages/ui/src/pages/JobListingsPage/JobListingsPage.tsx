'use client';

import type { JobSummary } from '@skillharbor/contract';
import { SearchX } from 'lucide-react';
import { useId, useRef } from 'react';
import { JobCard } from '../../cards/index.ts';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { PageBody } from '../../layout/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Pagination,
  SearchForm,
  Stack,
  Text,
  useFormat,
  useMessages,
  VisuallyHidden,
  type Loadable,
  type Pages,
} from '../../primitives/index.ts';
import { FilterPills } from './FilterPills.tsx';
import { JobListSkeleton } from './JobListSkeleton.tsx';
import { hasFilters, noFilters, type FilterOptions, type JobFilters, type JobSort } from './jobFilters.ts';
import { Panels, type Panel } from './Panels.tsx';

export interface JobListingsPageProps {
  /** `jobs` are filtered and sorted already; `count` is of all pages before filtering, or null where unknown. */
  jobs: Loadable<{ jobs: readonly JobSummary[]; count: number | null }>;
  options: FilterOptions;
  filters: JobFilters;
  sort: JobSort;
  panel: Panel;
  /** The words last searched for; '' for none. */
  search: string;
  onSearch: (search: string) => void;
  onPanelChange: (panel: Panel) => void;
  onFiltersChange: (filters: JobFilters) => void;
  onSortChange: (sort: JobSort) => void;
  pages: Pages;
  jobHref: (id: number) => string;
  /** The present date in UTC, `YYYY-MM-DD`. */
  today: string;
}

export function JobListingsPage(props: JobListingsPageProps) {
  const { jobs, options, filters, sort, panel, search, onSearch, pages } = props;
  const words = useMessages().jobs.listings;
  const results = useRef<HTMLElement>(null);
  const resultsTitle = useId();

  // What was pressed goes away with the filter that it clears: the focus goes to what comes of it.
  const clear = (rest: JobFilters) => {
    props.onFiltersChange(rest);
    results.current?.focus({ preventScroll: true });
  };

  return (
    <PageBody>
      <Stack space="24">
        <Stack space="8">
          <Heading level={1}>{words.title}</Heading>
          {/* Always there, so that a new number is announced. */}
          <div role="status">
            <Count {...props} />
          </div>
        </Stack>
        <Panels
          panel={panel}
          onPanelChange={props.onPanelChange}
          sort={sort}
          onSortChange={props.onSortChange}
          options={options}
          filters={filters}
          onFiltersChange={props.onFiltersChange}
        >
          <SearchForm
            // What is searched for may change without the field: by the browser's Back button.
            key={search}
            label={words.search}
            buttonLabel={words.searchSubmit}
            placeholder={words.searchHint}
            defaultValue={search}
            onSearch={onSearch}
          />
        </Panels>
        <FilterPills filters={filters} onFiltersChange={clear} />
        <section ref={results} tabIndex={-1} aria-labelledby={resultsTitle}>
          <VisuallyHidden as="h2" id={resultsTitle}>
            {words.results}
          </VisuallyHidden>
          <Stack space="32">
            <Results {...props} onFiltersChange={clear} />
            {jobs.status === 'ready' && <Pagination pages={pages} />}
          </Stack>
        </section>
      </Stack>
    </PageBody>
  );
}

function Results(props: JobListingsPageProps) {
  const { jobs, filters, search, pages, jobHref, today } = props;
  const words = useMessages().jobs.listings;
  const ids = jobs.status === 'ready' ? jobs.data.jobs.map((job) => job.id) : [];
  const list = useFocusFirstNew(ids, pages.pending);

  if (jobs.status === 'loading') return <JobListSkeleton label={words.loading} />;
  if (jobs.status === 'error') return <ErrorState message={jobs.message} onRetry={jobs.onRetry} />;
  if (jobs.data.jobs.length === 0) return <NoJobs {...props} filters={filters} search={search} />;
  return (
    <div ref={list}>
      <Stack as="ul" space="12">
        {jobs.data.jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} href={jobHref(job.id)} today={today} level={3} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

function NoJobs({ filters, search, onFiltersChange, onSearch }: JobListingsPageProps) {
  const words = useMessages().jobs.listings;
  if (hasFilters(filters)) {
    return (
      <EmptyState
        title={words.empty}
        icon={<SearchX />}
        action={<Button onClick={() => onFiltersChange(noFilters)}>{words.clearFilters}</Button>}
      >
        {words.emptyFiltered}
      </EmptyState>
    );
  }
  if (search !== '') {
    return (
      <EmptyState
        title={words.empty}
        icon={<SearchX />}
        action={<Button onClick={() => onSearch('')}>{words.clearSearch}</Button>}
      >
        {words.emptySearch(search)}
      </EmptyState>
    );
  }
  return <EmptyState title={words.empty}>{words.emptyReason}</EmptyState>;
}

/** How many jobs there are, as exactly as it is known. */
function Count({ jobs, filters, search, pages }: JobListingsPageProps) {
  const words = useMessages().jobs.listings;
  const format = useFormat();
  if (jobs.status !== 'ready') return null;

  const { count } = jobs.data;
  const shown = jobs.data.jobs.length;
  return (
    <Text tone="muted" numeric>
      {hasFilters(filters)
        ? words.matching(shown, format.number(shown))
        : count !== null
          ? search === ''
            ? words.allJobs(count, format.number(count))
            : words.found(count, format.number(count))
          : pages.next
            ? words.foundSoFar(shown, format.number(shown))
            : words.found(shown, format.number(shown))}
    </Text>
  );
}
