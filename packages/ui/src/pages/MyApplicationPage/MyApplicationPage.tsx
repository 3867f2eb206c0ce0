'use client';

import type { SentApplication } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { AgreementSection } from '../../cards/AgreementSection/AgreementSection.tsx';
import type { AgreementSectionProps } from '../../cards/AgreementSection/AgreementSection.tsx';
import { ApplicationEvents } from '../../cards/ApplicationRail/ApplicationEvents.tsx';
import { ApplicationRail } from '../../cards/ApplicationRail/ApplicationRail.tsx';
import { railOf } from '../../cards/ApplicationRail/railOf.ts';
import { ResumeCard } from '../../cards/ResumeCard/ResumeCard.tsx';
import { ScreeningAnswers } from '../../cards/ScreeningAnswers/ScreeningAnswers.tsx';
import { Conversation } from '../../forms/Conversation/Conversation.tsx';
import type { ConversationState } from '../../forms/Conversation/Conversation.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';
import { ApplicationOutcome } from './ApplicationOutcome.tsx';
import { ReadingColumn, ReadingColumns } from '../../layout/ReadingColumns/ReadingColumns.tsx';
import { Receipt } from './Receipt.tsx';

export interface MyApplicationPageProps {
  application: Loadable<SentApplication>;
  /** The address of the page with all applications of the freelancer. */
  myApplicationsHref: string;
  jobHref: (id: number) => string;
  applyHref: (jobId: number) => string;
  /** The address of the conversation on this page. */
  conversationHref: string;
  /** The address of the agreement about the application. */
  agreementHref: string;
  /** The address of a file with the dates of the application. */
  calendarHref: string;
  /** The messages between the freelancer and the client. */
  conversation: ConversationState;
  /** The agreement, or null before the application is accepted. */
  agreement: AgreementSectionProps | null;
  /** The state of the request that withdraws the application. */
  withdrawal: Submission;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  /** Called with the reason, or '' if there is none. */
  onWithdraw: (reason: string) => void;
}

/**
 * Shows one of the freelancer's own applications: what was sent, what has happened since, and which actions are
 * possible.
 */
export function MyApplicationPage({ application, myApplicationsHref, ...more }: MyApplicationPageProps) {
  const messages = useApplicationMessages().one;
  return (
    <PageBody>
      <Stack space="24">
        <Link href={myApplicationsHref} tone="quiet" icon={<ArrowLeft />}>
          {messages.back}
        </Link>
        {application.status !== 'ready' && <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>}
        <LoadableContent
          of={application}
          skeleton={
            <Stack space="24">
              <Spinner label={messages.loading} />
              <Skeleton width="48%" height="2rem" />
              <Skeleton lines={4} />
            </Stack>
          }
        >
          {(data) => <Ready application={data} {...more} />}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

type ReadyProps = { application: SentApplication } & Omit<
  MyApplicationPageProps,
  'application' | 'myApplicationsHref'
>;

function Ready({ application, conversation, agreement, today, ...more }: ReadyProps) {
  const { facts } = useJobMessages();
  const messages = useApplicationMessages().one;
  const { clientName } = useLayoutMessages();
  // The outcome comes first if there is news. Without news, freelancers first want to see the application that they
  // sent.
  const isFirst = application.status !== 'pending' || application.shortlisted_at !== null;
  const isAccepted = application.status === 'accepted';
  const talk = (
    <Conversation
      key="conversation"
      {...conversation}
      reader="freelancer"
      otherName={clientName(application.company_name)}
      isBlind={false}
    />
  );
  return (
    <Stack space="32">
      <Stack space="24">
        <Stack space="4">
          <Heading level={1}>
            <bdi>{application.listing_title}</bdi>
          </Heading>
          <Text size="large" tone="muted">
            <bdi>{facts.company(application.company_name)}</bdi>
          </Text>
        </Stack>
        <Card tone={isAccepted ? 'positive' : 'standard'}>
          <Stack space="16">
            <ApplicationRail stops={railOf(application, today)} today={today} lit={isAccepted} />
            <ApplicationEvents application={application} />
          </Stack>
        </Card>
      </Stack>
      <ReadingColumns>
        <ApplicationOutcome application={application} {...more} />
        <ReadingColumn>
          {agreement && <AgreementSection {...agreement} />}
          {isFirst && talk}
          {application.edits.length > 0 && <Receipt application={application} />}
          <Section space="16" title={messages.coverLetter}>
            <Prose>{application.cover_letter}</Prose>
          </Section>
          <ScreeningAnswers answers={application.screening_answers} />
          <Section space="16" title={messages.resume}>
            <ResumeCard resume={application.resume} href={application.resume_url} />
          </Section>
          {application.edits.length === 0 && <Receipt application={application} />}
          {!isFirst && talk}
        </ReadingColumn>
      </ReadingColumns>
    </Stack>
  );
}
