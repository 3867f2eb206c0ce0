'use client';

import { SearchX } from 'lucide-react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';

export interface NoFreelancersProps {
  /** The words of the search, or '' if there is none. */
  search: string;
  filtered: boolean;
  onClearSearch: () => void;
  onClearFilters: () => void;
}

/** Says that nothing matches the search and the filters, and lets the user clear each of them. */
export function NoFreelancers({ search, filtered, onClearSearch, onClearFilters }: NoFreelancersProps) {
  const messages = useFreelancerMessages().directory;
  const { clearFilters, clearSearch } = usePrimitiveMessages().list;
  const searched = search !== '';
  if (!filtered && !searched) return <EmptyState title={messages.empty}>{messages.emptyReason}</EmptyState>;
  return (
    <EmptyState
      title={messages.empty}
      icon={<SearchX />}
      action={
        <Inline space="12">
          {filtered && <Button onClick={onClearFilters}>{clearFilters}</Button>}
          {searched && <Button onClick={onClearSearch}>{clearSearch}</Button>}
        </Inline>
      }
    >
      {filtered ? messages.emptyFiltered(search) : messages.emptySearch(search)}
    </EmptyState>
  );
}
