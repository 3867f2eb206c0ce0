'use client';

import type { Application } from '@skillharbor/contract';
import { DecisionStatus } from '../../cards/DecisionStatus/DecisionStatus.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { decision } from './ApplicantPage.css.ts';

/** Says that the freelancer has withdrawn the application, and why. */
export function Withdrawal({ application }: { application: Application }) {
  const messages = useClientMessages().applicant.withdrawal;
  const format = useFormat();
  const { withdrawn_at, withdrawal_reason } = application;
  return (
    <section aria-labelledby="withdrawal-title" className={decision()}>
      <Stack space="12" align="start">
        <Heading level={2} size="small" id="withdrawal-title">
          {messages.heading}
        </Heading>
        <DecisionStatus status="withdrawn" />
        {withdrawn_at !== null && (
          <Text size="small" tone="muted">
            {messages.withdrawnOn(format.date(withdrawn_at))}
          </Text>
        )}
      </Stack>
      {withdrawal_reason !== null && (
        <Stack space="4">
          <Heading level={3} size="tiny">
            {messages.reason}
          </Heading>
          <Prose>{withdrawal_reason}</Prose>
        </Stack>
      )}
    </section>
  );
}
