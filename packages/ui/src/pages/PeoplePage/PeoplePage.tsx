'use client';

import type { PersonSummary } from '@skillharbor/contract';
import { AccountState } from '../../cards/AccountState/AccountState.tsx';
import { DeskFrame } from '../../layout/DeskFrame/DeskFrame.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Pages } from '../../primitives/state.ts';

export interface PeoplePageProps {
  people: Loadable<readonly PersonSummary[]>;
  pages: Pages;
  personHref: (id: number) => string;
  /** The text that the shown members were searched by. */
  search: string;
  onSearch: (search: string) => void;
  hrefs: DeskHrefs;
}

/** Lets operators find members by name or by email address. */
export function PeoplePage({ people, pages, personHref, search, onSearch, hrefs }: PeoplePageProps) {
  const messages = useDeskMessages().people;
  return (
    <DeskFrame part="people" hrefs={hrefs} title={messages.title} lead={messages.lead}>
      <SearchForm
        label={messages.search}
        buttonLabel={messages.find}
        defaultValue={search}
        maxLength={200}
        action={{ href: hrefs.people }}
        onSearch={onSearch}
      />
      <LoadableContent
        of={people}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="20rem" />
          </Stack>
        }
      >
        {(data) =>
          data.length === 0 ? (
            <EmptyState title={messages.empty}>{messages.emptyReason}</EmptyState>
          ) : (
            <Stack space="24">
              <People people={data} personHref={personHref} />
              <Pagination pages={pages} loading={messages.loading} />
            </Stack>
          )
        }
      </LoadableContent>
    </DeskFrame>
  );
}

interface PeopleProps {
  people: readonly PersonSummary[];
  personHref: (id: number) => string;
}

function People({ people, personHref }: PeopleProps) {
  const messages = useDeskMessages().people;
  const { columns, roles, staff } = messages;
  const format = useFormat();
  return (
    <Table
      label={messages.title}
      columns={[
        { label: columns.name },
        { label: columns.email },
        { label: columns.role },
        { label: columns.state },
        { label: columns.since },
      ]}
      rows={people.map((person) => ({
        key: person.id,
        cells: [
          <Link key="name" href={personHref(person.id)}>
            <bdi>{person.name}</bdi>
          </Link>,
          <bdi key="email">{person.email}</bdi>,
          person.staff_role === null
            ? roles[person.role]
            : `${roles[person.role]}, ${staff[person.staff_role]}`,
          <AccountState key="state" person={person} />,
          format.date(person.signed_up_at),
        ],
      }))}
    />
  );
}
