'use client';

import type { ReactNode } from 'react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { DeskFrame } from '../DeskFrame/DeskFrame.tsx';
import type { DeskFrameProps, DeskHrefs } from '../DeskFrame/DeskFrame.tsx';

export interface DeskListProps<Item> {
  part: DeskFrameProps['part'];
  hrefs: DeskHrefs;
  messages: Readonly<
    Record<'title' | 'lead' | 'search' | 'find' | 'loading' | 'empty' | 'emptyReason', string>
  >;
  /** The search text with which the shown items were found. */
  search: string;
  /** The maximum length of the search text, in characters. */
  maxLength: number;
  onSearch: (search: string) => void;
  items: Loadable<readonly Item[]>;
  /** Returns the items that the page's own search finds. By default, all items are shown. */
  filter?: (items: readonly Item[]) => readonly Item[];
  pages?: Pages;
  /** Renders the content above the list. It is shown once the list has loaded, even if the list is empty. */
  above?: (items: readonly Item[]) => ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * Frames a list for operators with its search. It shows whether the list is loading, has failed or is empty.
 *
 * @use For the pages on which operators find members, jobs and skills.
 * @instead {@link DeskFrame} for the other pages for operators.
 */
export function DeskList<Item>(props: DeskListProps<Item>) {
  const { part, hrefs, messages, search, maxLength, onSearch, items, pages, above, children } = props;
  const { filter = (all) => all } = props;
  return (
    <DeskFrame part={part} hrefs={hrefs} title={messages.title} lead={messages.lead}>
      <SearchForm
        label={messages.search}
        buttonLabel={messages.find}
        defaultValue={search}
        maxLength={maxLength}
        action={{ href: hrefs[part] }}
        onSearch={onSearch}
      />
      <LoadableContent
        of={items}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="20rem" />
          </Stack>
        }
      >
        {(all) => {
          const shown = filter(all);
          return (
            <Stack space="24">
              {above?.(all)}
              {shown.length === 0 ? (
                <EmptyState title={messages.empty}>{messages.emptyReason}</EmptyState>
              ) : (
                children(shown)
              )}
              {pages && shown.length > 0 && <Pagination pages={pages} loading={messages.loading} />}
            </Stack>
          );
        }}
      </LoadableContent>
    </DeskFrame>
  );
}
