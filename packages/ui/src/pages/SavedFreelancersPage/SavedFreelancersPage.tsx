'use client';

import type { Freelancer, SavedFreelancer } from '@skillharbor/contract';
import { Bookmark } from 'lucide-react';
import { FreelancerCard } from '../../cards/FreelancerCard/FreelancerCard.tsx';
import { UnlistedCard } from '../../cards/UnlistedCard/UnlistedCard.tsx';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { SavedNote } from '../../forms/SavedNote/SavedNote.tsx';
import type { SavedNoteState } from '../../forms/SavedNote/SavedNote.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useSavedMessages } from '../../messages/useSavedMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Pages } from '../../primitives/state.ts';

export interface SavedFreelancersPageProps {
  /** The saved freelancers, the most recently saved first. */
  freelancers: Loadable<readonly SavedFreelancer[]>;
  pages: Pages;
  freelancerHref: (id: number) => string;
  /** The address of the directory. */
  findHref: string;
  /** Returns the state of the note on a freelancer. */
  noteOn: (saved: SavedFreelancer) => SavedNoteState;
}

/** Lists the freelancers that a client's team has saved, with the team's notes. */
export function SavedFreelancersPage(props: SavedFreelancersPageProps) {
  const { freelancers, pages, freelancerHref, findHref, noteOn } = props;
  const all = useSavedMessages();
  const messages = all.freelancers;
  const ids = freelancers.status === 'ready' ? freelancers.data.map(({ id }) => id) : [];
  const list = useFocusFirstNew(ids, pages.pending);
  return (
    <PageBody>
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        <LoadableContent of={freelancers} skeleton={<ListSkeleton />}>
          {(data) =>
            data.length === 0 ? (
              <EmptyState
                title={messages.empty}
                icon={<Bookmark />}
                action={<LinkButton href={findHref}>{messages.find}</LinkButton>}
              >
                {messages.emptyReason}
              </EmptyState>
            ) : (
              <Stack space="24">
                <div ref={list}>
                  <Tiles as="ul" space="24" columns={columns}>
                    {data.map((saved) => (
                      <li key={saved.id}>
                        {saved.freelancer === null ? (
                          <Stack space="8">
                            <UnlistedCard of="freelancer" id={saved.id} title={null} />
                            <SavedOn date={saved.saved_at} />
                          </Stack>
                        ) : (
                          <FreelancerCard
                            freelancer={saved.freelancer}
                            href={freelancerHref(saved.id)}
                            own={
                              <>
                                <SavedNote
                                  label={all.note.team}
                                  about={all.note.about(nameOf(saved.freelancer))}
                                  {...noteOn(saved)}
                                />
                                <SavedOn date={saved.saved_at} />
                              </>
                            }
                          />
                        )}
                      </li>
                    ))}
                  </Tiles>
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

const columns = { phone: '1', tablet: '2', desktop: '3' } as const;

function SavedOn({ date }: { date: string }) {
  const { savedOn } = useSavedMessages();
  const format = useFormat();
  return (
    <Text size="small" tone="muted" numeric>
      {savedOn(format.date(date))}
    </Text>
  );
}

const nameOf = ({ user }: Freelancer) => `${user.first_name} ${user.last_name}`;

function ListSkeleton() {
  const { loading } = useSavedMessages().freelancers;
  return (
    <Stack space="12">
      <Spinner label={loading} />
      <Tiles space="24" columns={columns}>
        <Skeleton shape="block" height="16rem" />
        <Skeleton shape="block" height="16rem" />
      </Tiles>
    </Stack>
  );
}
