'use client';

import type {
  ApplicationStatus,
  ApplicationTotals,
  MyApplication,
  OpenApplications,
  WaitingItem,
} from '@skillharbor/contract';
import { Send } from 'lucide-react';
import { isAtAgreement } from '@skillharbor/prose';
import { AttentionPanel } from '../../cards/AttentionPanel/AttentionPanel.tsx';
import { useWaitingRows } from '../../cards/AttentionPanel/useWaitingRows.tsx';
import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { Invitations } from '../../forms/Invitations/Invitations.tsx';
import type { InvitationsProps } from '../../forms/Invitations/Invitations.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { useNextStepMessages } from '../../messages/useNextStepMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { ApplicationGroups } from './ApplicationGroups.tsx';
import { StatusFilter } from './StatusFilter.tsx';

export interface MyApplicationsPageProps {
  /** The applications, as the server returns them. */
  applications: Loadable<readonly MyApplication[]>;
  pages: Pages;
  /** The number of applications in each state, or null while they load. */
  totals: ApplicationTotals | null;
  /** The number of open applications and its maximum, or null while they load. */
  openApplications: OpenApplications | null;
  /** The status that the list is filtered by, or null for all applications. */
  status: ApplicationStatus | null;
  /** Returns the address of the list for one status, or of the list of all applications for null. */
  statusHref: (status: ApplicationStatus | null) => string;
  jobHref: (id: number) => string;
  /** Returns the address of an application. */
  applicationHref: (id: number) => string;
  /** Returns the address of the conversation of an application. */
  conversationHref: (id: number) => string;
  /** Returns the address of the agreement about an application. */
  agreementHref: (id: number) => string;
  /** The applications that need an action of the freelancer. */
  waiting: readonly WaitingItem[];
  /** The address of the job listings. */
  listingsHref: string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  invitations: InvitationsProps;
}

/** Shows the applications that need an action of the freelancer, and then all of them with their statuses. */
export function MyApplicationsPage(props: MyApplicationsPageProps) {
  const { applications, pages, totals, openApplications, status, statusHref, ...others } = props;
  const { waiting, listingsHref, invitations, ...cards } = others;
  const { conversationHref, agreementHref } = props;
  const { waiting: waitingMessages } = useNextStepMessages();
  const rows = useWaitingRows(waiting, ({ application, next_step }) =>
    isAtAgreement(next_step) ? agreementHref(application) : conversationHref(application),
  );
  const messages = useApplicationMessages().list;
  const format = useFormat();
  const ids = applications.status === 'ready' ? applications.data.map(({ id }) => id) : [];
  const list = useFocusFirstNew(ids, pages.pending);
  return (
    <PageBody>
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          {openApplications && openApplications.count > 0 && (
            <Text tone="muted" numeric>
              {messages.open(format.number(openApplications.count), format.number(openApplications.limit))}
            </Text>
          )}
        </Stack>
        {applications.status === 'ready' && rows.length > 0 && (
          <AttentionPanel id="waiting" heading={waitingMessages.heading} rows={rows} />
        )}
        {applications.status !== 'loading' && <Invitations {...invitations} />}
        {totals && <StatusFilter totals={totals} status={status} statusHref={statusHref} />}
        <LoadableContent
          of={applications}
          skeleton={
            <Stack space="12">
              <Spinner label={messages.loading} />
              {['48%', '56%', '40%'].map((width) => (
                <CardSkeleton key={width} of="application" width={width} />
              ))}
            </Stack>
          }
        >
          {(data) => (
            <>
              {data.length === 0 && status !== null && (
                <EmptyState
                  title={messages.emptyFilter}
                  action={<LinkButton href={statusHref(null)}>{messages.showAll}</LinkButton>}
                />
              )}
              {data.length === 0 && status === null && (
                <EmptyState
                  title={messages.empty}
                  icon={<Send />}
                  action={
                    <LinkButton href={listingsHref} variant="primary">
                      {messages.findJobs}
                    </LinkButton>
                  }
                >
                  {messages.emptyReason}
                </EmptyState>
              )}
              <div ref={list}>
                <ApplicationGroups applications={data} {...cards} />
              </div>
              <Pagination pages={pages} />
            </>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
