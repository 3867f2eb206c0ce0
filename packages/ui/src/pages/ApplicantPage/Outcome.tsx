'use client';

import type { Application } from '@skillharbor/contract';
import { useApplicantName } from '../../cards/ApplicantCard/useApplicantName.ts';
import { DecisionStatus } from '../../cards/DecisionStatus/DecisionStatus.tsx';
import { HeldDecision } from '../../cards/HeldDecision/HeldDecision.tsx';
import type { HeldDecisionProps } from '../../cards/HeldDecision/HeldDecision.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { decision } from './ApplicantPage.css.ts';

/** Shows the client's decision, its date and its text. */
export function Outcome({
  application,
  undo,
  onUndo,
}: { application: Application } & Pick<HeldDecisionProps, 'undo' | 'onUndo'>) {
  const messages = useClientMessages().applicant.decision;
  const team = useTeamMessages();
  const format = useFormat();
  const name = useApplicantName()(application);
  const { status, decided_at, decided_by, held_until, message, decline_reason } = application;
  const accepted = status === 'accepted';
  const said = accepted ? message : decline_reason;
  return (
    <section aria-labelledby="outcome-title" className={decision()}>
      <Stack space="12" align="start">
        <Heading level={2} size="small" id="outcome-title">
          {messages.heading}
        </Heading>
        <DecisionStatus status={status} />
        {decided_at !== null && (
          <Text size="small" tone="muted">
            {accepted
              ? messages.acceptedOn(format.date(decided_at))
              : messages.rejectedOn(format.date(decided_at))}
            {decided_by !== null && ` · ${team.by(decided_by)}`}
          </Text>
        )}
      </Stack>
      {said ? (
        <Stack space="4">
          <Heading level={3} size="tiny">
            {accepted ? messages.message : messages.reason}
          </Heading>
          <Prose>{said}</Prose>
        </Stack>
      ) : (
        <Text size="small" tone="muted">
          {accepted ? messages.noMessage : messages.noReason}
        </Text>
      )}
      {accepted && (
        <Text size="small" tone="muted">
          {application.email_shared ? messages.emailShared : messages.emailNotShared}
        </Text>
      )}
      {held_until !== null && (
        <HeldDecision applicantName={name} heldUntil={held_until} undo={undo} onUndo={onUndo} />
      )}
    </section>
  );
}
