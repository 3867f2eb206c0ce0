'use client';

import type { LinkedSearch } from '@skillharbor/contract';
import { EditSearchForm } from '../../forms/EditSearchForm/EditSearchForm.tsx';
import type { ChangedSearch, ShownConditions } from '../../forms/EditSearchForm/EditSearchForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useSavedSearchMessages } from '../../messages/useSavedSearchMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';

export interface SavedSearchPageProps {
  search: Loadable<LinkedSearch>;
  /** Returns the conditions of the search in words. */
  summaryOf: (search: LinkedSearch) => string;
  /** Lists the conditions of the search for the form that changes them. */
  conditionsOf: (search: LinkedSearch) => ShownConditions;
  submission: Submission;
  onSubmit: (changed: ChangedSearch) => void;
  onDelete: () => void;
  /** The action that the user has taken on this page. */
  done: 'nothing' | 'changed' | 'deleted';
  /** The address of the page of all saved searches, which requires the user to sign in. */
  searchesHref: string;
}

/**
 * Shows the page that manages one saved search, to which a mail links. The user need not be signed in. Nothing changes
 * before the user presses a button, because programs that scan mails also open links.
 */
export function SavedSearchPage(props: SavedSearchPageProps) {
  const { search, summaryOf, conditionsOf, submission, onSubmit, onDelete, done, searchesHref } = props;
  const messages = useSavedSearchMessages();
  const toAll = (
    <LinkButton href={searchesHref} variant="quiet">
      {messages.save.see}
    </LinkButton>
  );
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Heading level={1}>{messages.link.title}</Heading>
        <LoadableContent of={search} skeleton={<Spinner label={messages.link.loading} />} errorAction={toAll}>
          {(data) =>
            done === 'deleted' ? (
              <Stack space="16" align="start">
                <Notice tone="positive" title={messages.deleted}>
                  {messages.link.deletedExplained}
                </Notice>
                {toAll}
              </Stack>
            ) : (
              <Stack space="24">
                {done === 'changed' && <Notice tone="positive">{messages.changed}</Notice>}
                <Text size="large">
                  <bdi>{summaryOf(data)}</bdi>
                </Text>
                <EditSearchForm
                  search={data}
                  conditions={conditionsOf(data)}
                  submission={submission}
                  onSubmit={onSubmit}
                  onDelete={onDelete}
                />
                <div>{toAll}</div>
              </Stack>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
