'use client';

import { listFreelancersRules } from '@skillharbor/contract';
import type { Freelancer, FreelancerFacets, FreelancerSort } from '@skillharbor/contract';
import { useId, useRef } from 'react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import type { SearchAction } from '../../primitives/SearchForm/SearchForm.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useFreelancerMessages } from '../../primitives/UiProvider/useFreelancerMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { DirectoryChips } from './DirectoryChips.tsx';
import { DirectoryCount } from './DirectoryCount.tsx';
import { countDirectoryFilters, noDirectoryFilters } from './directoryFilters.ts';
import type { DirectoryFilters } from './directoryFilters.ts';
import { DirectoryPanels } from './DirectoryPanels.tsx';
import type { DirectoryPanel } from './DirectoryPanels.tsx';
import { DirectorySlip } from './DirectorySlip.tsx';
import { directoryTitle } from './directoryTitle.ts';
import { FreelancerTiles, FreelancerTilesSkeleton } from './FreelancerTiles.tsx';
import { NoFreelancers } from './NoFreelancers.tsx';

/** What was found, and by what. */
export interface ListedFreelancers {
  /** Those of the page. */
  freelancers: readonly Freelancer[];
  /** On all pages. */
  count: number;
  /** False where more match than were counted. */
  isCountExact: boolean;
  /** The words that they have, where those are not the words as typed. */
  foundWords: string | null;
  /** Where the words are searched as typed. */
  typedHref: string;
}

export interface FreelancersPageProps {
  freelancers: Loadable<ListedFreelancers>;
  /** The values to filter by; null until they are known. */
  facets: FreelancerFacets | null;
  filters: DirectoryFilters;
  sort: FreelancerSort;
  panel: DirectoryPanel;
  /** The words of the search; '' for none. */
  search: string;
  /** Where a search leads before scripts run. */
  searchAction: SearchAction;
  onSearch: (search: string) => void;
  onPanelChange: (panel: DirectoryPanel) => void;
  onFiltersChange: (filters: DirectoryFilters) => void;
  onSortChange: (sort: FreelancerSort) => void;
  pages: Pages;
  freelancerHref: (id: number) => string;
}

export function FreelancersPage(props: FreelancersPageProps) {
  const { freelancers, facets, filters, search, onSearch, pages } = props;
  const messages = useFreelancerMessages().directory;
  const format = useFormat();
  const results = useRef<HTMLElement>(null);
  const resultsTitle = useId();
  const filtered = countDirectoryFilters(filters) > 0;

  // The pressed button disappears with what it clears, so the focus moves to the result.
  const focusResults = () => results.current?.focus({ preventScroll: true });
  const clear = (rest: DirectoryFilters) => {
    props.onFiltersChange(rest);
    focusResults();
  };

  return (
    <PageBody>
      <Stack space="24">
        <Stack space="8">
          <Heading level={1}>
            {directoryTitle({ search, skills: filters.skills, facets }, messages, format)}
          </Heading>
          <Text tone="muted">{messages.intro}</Text>
        </Stack>
        <DirectoryPanels {...props}>
          <SearchForm
            // The search may also change without the field, by the browser's Back button.
            key={search}
            label={messages.search}
            buttonLabel={messages.searchSubmit}
            placeholder={messages.searchHint}
            defaultValue={search}
            maxLength={listFreelancersRules.search.maxLength}
            action={props.searchAction}
            onSearch={onSearch}
          />
        </DirectoryPanels>
        <DirectoryChips filters={filters} facets={facets} onFiltersChange={clear} />
        <section ref={results} tabIndex={-1} aria-labelledby={resultsTitle}>
          <VisuallyHidden as="h2" id={resultsTitle}>
            {messages.results}
          </VisuallyHidden>
          <Stack space="16">
            {/* Always rendered, so that a new number is announced. */}
            <div role="status">
              <Stack space="16">
                {freelancers.status === 'ready' && freelancers.data.foundWords !== null && (
                  <DirectorySlip
                    words={freelancers.data.foundWords}
                    typed={search}
                    typedHref={freelancers.data.typedHref}
                  />
                )}
                <DirectoryCount freelancers={freelancers} limited={filtered || search !== ''} />
              </Stack>
            </div>
            <LoadableContent of={freelancers} skeleton={<FreelancerTilesSkeleton />}>
              {(data) => (
                <Stack space="32">
                  {data.freelancers.length === 0 ? (
                    <NoFreelancers
                      search={search}
                      filtered={filtered}
                      onClearFilters={() => clear(noDirectoryFilters)}
                      onClearSearch={() => {
                        onSearch('');
                        focusResults();
                      }}
                    />
                  ) : (
                    <FreelancerTiles
                      freelancers={data.freelancers}
                      pending={pages.pending}
                      freelancerHref={props.freelancerHref}
                    />
                  )}
                  <Pagination pages={pages} />
                </Stack>
              )}
            </LoadableContent>
          </Stack>
        </section>
      </Stack>
    </PageBody>
  );
}
