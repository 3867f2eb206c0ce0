'use client';

import { listFreelancersRules } from '@skillharbor/contract';
import type { Freelancer, FreelancerFacets, FreelancerSort } from '@skillharbor/contract';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { ListFrame } from '../../layout/ListFrame/ListFrame.tsx';
import type { ListSearch } from '../../layout/ListFrame/listSearch.ts';
import { showLabel } from '../../layout/ListFrame/showLabel.ts';
import type { ListPanel } from '../../layout/ListFrame/ListToolbar.tsx';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { DirectoryCount } from './DirectoryCount.tsx';
import { countDirectoryFilters, noDirectoryFilters } from './directoryFilters.ts';
import type { DirectoryFilters } from './directoryFilters.ts';
import { directorySorts } from './directorySorts.ts';
import { directoryTitle } from './directoryTitle.ts';
import { FreelancerTiles, FreelancerTilesSkeleton } from './FreelancerTiles.tsx';
import { NoFreelancers } from './NoFreelancers.tsx';
import { useDirectoryChips } from './useDirectoryChips.ts';

/** The results of a search in the directory, with the search itself. */
export interface ListedFreelancers {
  /** The freelancers of the current page. */
  freelancers: readonly Freelancer[];
  /** The number of freelancers on all pages. */
  count: number;
  /** False if the server found more freelancers than it counted. */
  isCountExact: boolean;
  /** The corrected words, or null if the typed words were searched. */
  foundWords: string | null;
  /** The address of the search for the typed words, without correction. */
  typedHref: string;
}

export interface FreelancersPageProps {
  /** The freelancers, as the server returns them. */
  freelancers: Loadable<ListedFreelancers>;
  /** The values of the filters, or null until they are known. */
  facets: FreelancerFacets | null;
  /** The filters that are set. */
  filters: DirectoryFilters;
  sort: FreelancerSort;
  panel: ListPanel;
  /** The props of the search. Omit them if freelancers cannot be searched. */
  search?: ListSearch;
  onPanelChange: (panel: ListPanel) => void;
  onFiltersChange: (filters: DirectoryFilters) => void;
  onSortChange: (sort: FreelancerSort) => void;
  pages: Pages;
  freelancerHref: (id: number) => string;
  /** The {@link SaveSearch} button. Omit it if the list has no search or filter, or the reader cannot save searches. */
  saving?: ReactNode;
}

/** The code of the filter fields loads on demand, because the page can show its list without them. */
const fields = onDemand(() => import('./FilterFields.tsx'));

/** Shows the directory of freelancers, which can be searched, sorted and filtered. */
export function FreelancersPage(props: FreelancersPageProps) {
  const { freelancers, facets, filters, sort, panel, search, onFiltersChange, pages } = props;
  const words = search?.words ?? '';
  const freelancerMessages = useFreelancerMessages();
  const messages = freelancerMessages.directory;
  const format = useFormat();
  const results = useRef<HTMLElement>(null);
  const focusResults = () => results.current?.focus({ preventScroll: true });
  const loaded = useOnDemand(fields, panel === 'filter');
  const filtered = countDirectoryFilters(filters) > 0;
  const foundWords = freelancers.status === 'ready' ? freelancers.data.foundWords : null;
  const chipsOf = useDirectoryChips();

  return (
    <ListFrame
      title={directoryTitle({ search: words, skills: filters.skills, facets }, freelancerMessages, format)}
      intro={messages.intro}
      count={<DirectoryCount freelancers={freelancers} limited={filtered || words !== ''} />}
      search={
        search && (
          <SearchForm
            label={messages.search}
            buttonLabel={messages.searchSubmit}
            placeholder={messages.searchHint}
            defaultValue={words}
            maxLength={listFreelancersRules.search.maxLength}
            action={search.action}
            suggestions={search.suggestions}
            onSearch={search.onSearch}
          />
        )
      }
      panel={panel}
      onPanelChange={props.onPanelChange}
      sorting={{
        options: directorySorts(words).map((value) => ({ value, label: messages.sorts[value] })),
        value: sort,
        onChange: props.onSortChange,
        hint: messages.sortHint(filters.rate?.currency ?? 'USD'),
      }}
      filterFields={
        loaded ? (
          <loaded.FilterFields facets={facets} filters={filters} onFiltersChange={onFiltersChange} />
        ) : null
      }
      showLabel={showLabel(messages, freelancers.status === 'ready' ? freelancers.data : null, format)}
      chips={chipsOf(filters, facets).map(({ rest, ...chip }) => ({
        ...chip,
        onRemove: () => onFiltersChange(rest),
      }))}
      onClearFilters={() => onFiltersChange(noDirectoryFilters)}
      typo={
        freelancers.status === 'ready' && foundWords !== null
          ? { words: foundWords, typed: words, typedHref: freelancers.data.typedHref }
          : null
      }
      resultsLabel={messages.results}
      results={results}
    >
      <Stack space="32">
        {props.saving}
        <LoadableContent of={freelancers} skeleton={<FreelancerTilesSkeleton />}>
          {(data) => (
            <Stack space="32">
              {data.freelancers.length === 0 ? (
                <NoFreelancers
                  search={words}
                  filtered={filtered}
                  onClearFilters={() => {
                    onFiltersChange(noDirectoryFilters);
                    focusResults();
                  }}
                  onClearSearch={() => {
                    search?.onSearch('');
                    focusResults();
                  }}
                />
              ) : (
                <FreelancerTiles
                  freelancers={data.freelancers}
                  words={foundWords ?? words}
                  narrow={panel === 'filter'}
                  pending={pages.pending}
                  freelancerHref={props.freelancerHref}
                />
              )}
              <Pagination pages={pages} />
            </Stack>
          )}
        </LoadableContent>
      </Stack>
    </ListFrame>
  );
}
