'use client';

import type { SavedSearch, SavedSearchKind } from '@skillharbor/contract';
import { Search } from 'lucide-react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useSavedSearchMessages } from '../../messages/useSavedSearchMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { SavedSearchItem } from './SavedSearchItem.tsx';
import type { SearchEditing } from './SavedSearchItem.tsx';

export interface SavedSearchesPageProps {
  /** The subject of the user's searches: jobs or freelancers. */
  kind: SavedSearchKind;
  /** The saved searches, the most recently saved first. */
  searches: Loadable<readonly SavedSearch[]>;
  /** Returns the conditions of a search in words. */
  summaryOf: (search: SavedSearch) => string;
  /** Returns the address of the list of all results of a search. */
  searchHref: (search: SavedSearch) => string;
  /** Returns the address of a job or a freelancer. */
  itemHref: (kind: SavedSearchKind, id: number) => string;
  /** The address of the list of all jobs or freelancers. */
  findHref: string;
  /** Called when the user opens the results of a search. */
  onLook: (search: SavedSearch) => void;
  /** Returns the state and the actions of the form that changes a search. */
  editingOf: (search: SavedSearch) => SearchEditing;
}

/** Lists the user's saved searches with their new results, and lets the user change them. */
export function SavedSearchesPage(props: SavedSearchesPageProps) {
  const { kind, searches, summaryOf, searchHref, itemHref, findHref, onLook, editingOf } = props;
  const messages = useSavedSearchMessages();
  return (
    <PageBody>
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        <LoadableContent of={searches} skeleton={<Spinner label={messages.loading} />}>
          {(data) =>
            data.length === 0 ? (
              <EmptyState
                title={messages.empty}
                icon={<Search />}
                action={<LinkButton href={findHref}>{messages[kind].find}</LinkButton>}
              >
                {messages[kind].emptyReason}
              </EmptyState>
            ) : (
              <Stack as="ul" space="24">
                {data.map((search) => (
                  <li key={search.id}>
                    <SavedSearchItem
                      search={search}
                      summary={summaryOf(search)}
                      href={searchHref(search)}
                      itemHref={itemHref}
                      onLook={() => onLook(search)}
                      editing={editingOf(search)}
                    />
                  </li>
                ))}
              </Stack>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
