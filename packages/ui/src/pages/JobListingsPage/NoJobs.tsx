'use client';

import type { JobFacets } from '@skillharbor/contract';
import { SearchX } from 'lucide-react';
import type { ListSearch } from '../../layout/ListFrame/listSearch.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { ListedJobs } from './listedJobs.ts';
import { activeFilters, hasFilters, noFilters, withoutFilter } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { strictestFilter } from './strictestFilter.ts';
import { usePills } from './usePills.ts';

export interface NoJobsProps {
  jobs: ListedJobs;
  facets: JobFacets | null;
  onFiltersChange: (filters: JobFilters) => void;
  search?: Pick<ListSearch, 'onSearch'> | undefined;
}

/** Says why the list is empty, and suggests changes of the search and the filters, the smallest change first. */
export function NoJobs(props: NoJobsProps) {
  const { filters, words } = props.jobs;
  const messages = useJobMessages().listings;
  if (hasFilters(filters)) return <NothingLeft {...props} />;
  if (words === '') return <EmptyState title={messages.empty}>{messages.emptyReason}</EmptyState>;
  return (
    <EmptyState
      title={messages.empty}
      icon={<SearchX />}
      action={props.search && <ClearSearch {...props.search} />}
    >
      <bdi>{messages.emptySearch(words)}</bdi>
    </EmptyState>
  );
}

function NothingLeft({ jobs: { filters, words }, facets, onFiltersChange, search }: NoJobsProps) {
  const { empty, filters: messages } = useJobMessages().listings;
  const { clearFilters } = usePrimitiveMessages().list;
  const { number } = useFormat();
  const pillOf = usePills();
  const strictest = strictestFilter(filters, facets);
  const pill = strictest && pillOf(strictest.name, filters);
  const isOnlyOne = activeFilters(filters).length === 1;
  return (
    <EmptyState
      title={empty}
      icon={<SearchX />}
      action={
        <Inline space="12" justify="center">
          {strictest && (
            <Button variant="primary" onClick={() => onFiltersChange(withoutFilter(filters, strictest.name))}>
              <bdi>{messages.drop(pill ?? '')}</bdi>
            </Button>
          )}
          {!(strictest && isOnlyOne) && (
            <Button onClick={() => onFiltersChange(noFilters)}>{clearFilters}</Button>
          )}
          {words !== '' && search && <ClearSearch {...search} />}
        </Inline>
      }
    >
      <Stack space="8">
        <bdi>{words === '' ? messages.empty : messages.emptySearch(words)}</bdi>
        {strictest && strictest.left !== null && (
          <bdi>{messages.without(pill ?? '', strictest.left, number(strictest.left))}</bdi>
        )}
      </Stack>
    </EmptyState>
  );
}

function ClearSearch({ onSearch }: Pick<ListSearch, 'onSearch'>) {
  return <Button onClick={() => onSearch('')}>{usePrimitiveMessages().list.clearSearch}</Button>;
}
