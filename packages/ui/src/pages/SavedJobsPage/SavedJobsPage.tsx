'use client';

import type { SavedJob, SavedListCount } from '@skillharbor/contract';
import { Bookmark } from 'lucide-react';
import { JobListSkeleton } from '../../cards/JobList/JobListSkeleton.tsx';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import type { SavedListState } from '../../forms/SavedNote/SavedListField.tsx';
import type { SavedNoteState } from '../../forms/SavedNote/SavedNote.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useSavedMessages } from '../../messages/useSavedMessages.ts';
import { ChoiceLinks } from '../../primitives/ChoiceLinks/ChoiceLinks.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { SavedJobItem } from './SavedJobItem.tsx';

export interface SavedJobsPageProps {
  /** The saved jobs, the most recently saved first. */
  jobs: Loadable<readonly SavedJob[]>;
  pages: Pages;
  jobHref: (id: number) => string;
  /** The address of the list of all jobs. */
  findHref: string;
  /** The address of the page on which a visitor signs up to keep the saved jobs, or null for a freelancer. */
  signUpHref: string | null;
  /** Returns the state of the note on a job. */
  noteOn: (job: SavedJob) => SavedNoteState;
  /** The lists of a freelancer. They are null for a visitor, who has no lists. */
  lists: SavedLists | null;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

interface SavedLists {
  named: readonly SavedListCount[];
  /** The number of all saved jobs. */
  total: number;
  /** The name of the list that is shown, or null for all saved jobs. */
  shown: string | null;
  hrefOf: (list: string | null) => string;
  /** Returns the state of the list that a job is in. */
  listOf: (job: SavedJob) => SavedListState;
}

/** Lists the jobs that a freelancer or a visitor has saved, with the changes since then. */
export function SavedJobsPage(props: SavedJobsPageProps) {
  const { jobs, pages, jobHref, findHref, signUpHref, noteOn, lists, today } = props;
  const messages = useSavedMessages().jobs;
  const ids = jobs.status === 'ready' ? jobs.data.map(({ id }) => id) : [];
  const isOneList = (lists?.shown ?? null) !== null;
  const list = useFocusFirstNew(ids, pages.pending);
  return (
    <PageBody>
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        {lists && lists.named.length > 0 && <ListChoices {...lists} />}
        <LoadableContent of={jobs} skeleton={<JobListSkeleton label={messages.loading} />}>
          {(data) =>
            data.length === 0 && isOneList ? (
              <Text tone="muted">{messages.emptyList}</Text>
            ) : data.length === 0 ? (
              <EmptyState
                title={messages.empty}
                icon={<Bookmark />}
                action={<LinkButton href={findHref}>{messages.find}</LinkButton>}
              >
                {messages.emptyReason}
              </EmptyState>
            ) : (
              <Stack space="24">
                {signUpHref !== null && (
                  <Notice tone="info">
                    {messages.onDevice} <Link href={signUpHref}>{messages.signUp}</Link>
                  </Notice>
                )}
                <div ref={list}>
                  <Stack as="ul" space="32">
                    {data.map((job) => (
                      <li key={job.id}>
                        <SavedJobItem
                          job={job}
                          href={jobHref(job.id)}
                          note={noteOn(job)}
                          list={lists && { ...lists.listOf(job), names: lists.named.map(({ name }) => name) }}
                          today={today}
                        />
                      </li>
                    ))}
                  </Stack>
                </div>
                <Pagination pages={pages} loading={messages.loading} />
              </Stack>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

function ListChoices({ named, total, shown, hrefOf }: SavedLists) {
  const messages = useSavedMessages().list;
  return (
    <ChoiceLinks
      label={messages.choices}
      choices={[
        { href: hrefOf(null), label: messages.all, count: total, current: shown === null },
        ...named.map(({ name, count }) => ({
          href: hrefOf(name),
          label: name,
          count,
          current: name === shown,
        })),
      ]}
    />
  );
}
