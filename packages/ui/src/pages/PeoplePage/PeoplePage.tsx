'use client';

import type { PersonSummary } from '@skillharbor/contract';
import { AccountState } from '../../cards/AccountState/AccountState.tsx';
import { DeskList } from '../../layout/DeskList/DeskList.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Pages } from '../../primitives/state.ts';

export interface PeoplePageProps {
  /** The people whom the search found, or the newest ones. */
  people: Loadable<readonly PersonSummary[]>;
  pages: Pages;
  /** Returns the address of the page about a person. */
  personHref: (id: number) => string;
  /** The search text with which the shown members were found. */
  search: string;
  /** Called with the words for which the user searches. */
  onSearch: (search: string) => void;
  hrefs: DeskHrefs;
}

/** Lets operators find members by name or by email address. */
export function PeoplePage({ people, pages, personHref, search, onSearch, hrefs }: PeoplePageProps) {
  const messages = useDeskMessages().people;
  return (
    <DeskList
      part="people"
      hrefs={hrefs}
      messages={messages}
      search={search}
      maxLength={200}
      onSearch={onSearch}
      items={people}
      pages={pages}
    >
      {(found) => <People people={found} personHref={personHref} />}
    </DeskList>
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
