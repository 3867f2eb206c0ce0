'use client';

import type { DeskJob, DeskJobState } from '@skillharbor/contract';
import { ReportButton } from '../../cards/ReportButton/ReportButton.tsx';
import { DeskList } from '../../layout/DeskList/DeskList.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Pages } from '../../primitives/state.ts';

const tones: Record<DeskJobState, BadgeProps['tone']> = {
  open: 'positive',
  closed: 'neutral',
  filled: 'neutral',
  planned: 'neutral',
  inactive: 'neutral',
  hidden: 'critical',
  deleted: 'critical',
};

/** The states in which the job has a public page. */
const shown: readonly DeskJobState[] = ['open', 'closed', 'filled'];

export interface ListingsPageProps {
  jobs: Loadable<readonly DeskJob[]>;
  pages: Pages;
  /** The search text with which the shown jobs were found. */
  search: string;
  /** Called with the words for which the user searches. */
  onSearch: (search: string) => void;
  hrefs: DeskHrefs;
  jobHref: (id: number) => string;
  /** Returns the address of the page about the person who posted a job. */
  personHref: (id: number) => string;
  caseHref: (id: number) => string;
}

/** Lets operators find jobs, including those that nobody else sees, and open cases about them. */
export function ListingsPage({ jobs, pages, search, onSearch, hrefs, ...rowHrefs }: ListingsPageProps) {
  const messages = useDeskMessages().listings;
  return (
    <DeskList
      part="listings"
      hrefs={hrefs}
      messages={messages}
      search={search}
      maxLength={200}
      onSearch={onSearch}
      items={jobs}
      pages={pages}
    >
      {(found) => <Jobs jobs={found} {...rowHrefs} />}
    </DeskList>
  );
}

interface JobsProps extends Pick<ListingsPageProps, 'jobHref' | 'personHref' | 'caseHref'> {
  jobs: readonly DeskJob[];
}

function Jobs({ jobs, jobHref, personHref, caseHref }: JobsProps) {
  const messages = useDeskMessages().listings;
  const { columns } = messages;
  const format = useFormat();
  return (
    <Table
      label={messages.title}
      columns={[
        { label: columns.job, kind: 'text' },
        { label: columns.company },
        { label: columns.state },
        { label: columns.owner },
        { label: columns.reports, kind: 'number' },
        { label: columns.created },
        { label: columns.case, kind: 'actions' },
      ]}
      rows={jobs.map(({ id, title, company, state, owner, reports, created_at, case_id: caseId }) => ({
        key: id,
        cells: [
          <Stack key="job" space="4">
            {shown.includes(state) ? (
              <Link href={jobHref(id)}>
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
            <Text size="small" tone="muted">
              {messages.number(String(id))}
            </Text>
          </Stack>,
          <bdi key="company">{company}</bdi>,
          <Badge key="state" tone={tones[state]}>
            {messages.states[state]}
          </Badge>,
          owner === null ? (
            messages.noOwner
          ) : (
            <Link key="owner" href={personHref(owner.id)}>
              <bdi>{owner.name}</bdi>
            </Link>
          ),
          format.number(reports),
          format.date(created_at),
          caseId === null ? (
            <ReportButton
              key="case"
              subjects={[{ kind: 'job', id }]}
              name={title}
              label={messages.openCase}
            />
          ) : (
            <Link key="case" href={caseHref(caseId)}>
              {messages.seeCase}
            </Link>
          ),
        ],
      }))}
    />
  );
}
