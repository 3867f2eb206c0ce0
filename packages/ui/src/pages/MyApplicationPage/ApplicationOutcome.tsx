'use client';

import type { SentApplication } from '@skillharbor/contract';
import { useState } from 'react';
import { NextStep } from '../../cards/NextStep/NextStep.tsx';
import { ApplicationState } from '../../cards/ApplicationCard/ApplicationParts.tsx';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts';
import { WithdrawModal } from '../../modals/WithdrawModal/WithdrawModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { StatusActions, StatusCard } from '../../layout/ReadingColumns/ReadingColumns.tsx';

export interface ApplicationOutcomeProps {
  application: SentApplication;
  jobHref: (id: number) => string;
  applyHref: (jobId: number) => string;
  conversationHref: string;
  /** The address of the agreement about the application. */
  agreementHref: string;
  /** The address of a file with the dates of the application. */
  calendarHref: string;
  withdrawal: Submission;
  onWithdraw: (reason: string) => void;
}

/** Shows the status of an application, the client's text about it, and the freelancer's actions. */
export function ApplicationOutcome(props: ApplicationOutcomeProps) {
  const {
    application,
    jobHref,
    applyHref,
    conversationHref,
    agreementHref,
    calendarHref,
    withdrawal,
    onWithdraw,
  } = props;
  const { one: messages, list } = useApplicationMessages();
  const calendar = useCalendarMessages();
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const { status, listing, is_open } = application;
  const isPending = status === 'pending';
  const hasStep = status === 'accepted' || application.next_step.kind === 'read';
  const texts = [
    { title: list.message, text: application.message },
    { title: list.declineReason, text: application.decline_reason },
    { title: messages.withdrawalReason, text: application.withdrawal_reason },
  ];

  return (
    <StatusCard titleId="state-title">
      <Stack space="12" align="start">
        <Heading level={2} size="small" id="state-title">
          {messages.state}
        </Heading>
        <ApplicationState status={status} />
        {isPending && (
          <Link href={calendarHref} download>
            {calendar.download}
          </Link>
        )}
        {application.hidden && (
          <Text size="small" tone="muted">
            {messages.hidden}
          </Text>
        )}
        {application.kept_until !== null && (
          <Text size="small" tone="muted">
            {messages.keptUntil(format.date(application.kept_until))}
          </Text>
        )}
      </Stack>
      {texts.map(
        ({ title, text }) =>
          text !== null && (
            <Stack key={title} space="4">
              <Heading level={3} size="tiny">
                {title}
              </Heading>
              <Prose>{text}</Prose>
            </Stack>
          ),
      )}
      {hasStep && (
        <NextStep
          reader="freelancer"
          step={application.next_step}
          conversationHref={conversationHref}
          agreementHref={agreementHref}
          clientEmail={application.client_email}
        >
          <LinkButton href={jobHref(listing)}>{list.viewJob}</LinkButton>
        </NextStep>
      )}
      <StatusActions>
        {status === 'withdrawn' && is_open && (
          <LinkButton href={applyHref(listing)} variant="primary" fullWidth>
            {messages.applyAgain}
          </LinkButton>
        )}
        {!hasStep && (
          <LinkButton href={jobHref(listing)} fullWidth>
            {list.viewJob}
          </LinkButton>
        )}
        {isPending && (
          <Button tone="critical" variant="quiet" fullWidth onClick={() => setIsAsking(true)}>
            {messages.withdraw}
          </Button>
        )}
      </StatusActions>
      <WithdrawModal
        open={isAsking && isPending}
        jobTitle={application.listing_title}
        submission={withdrawal}
        onWithdraw={onWithdraw}
        onClose={() => setIsAsking(false)}
      />
    </StatusCard>
  );
}
