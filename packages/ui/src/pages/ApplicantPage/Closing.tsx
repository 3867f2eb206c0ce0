'use client';

import { DecisionStatus } from '../../cards/DecisionStatus/DecisionStatus.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { decision } from './ApplicantPage.css.ts';

/** Says that the application was closed because the client did not decide in time. */
export function Closing({ closedAt }: { closedAt: string }) {
  const messages = useClientMessages().applicant.closing;
  const format = useFormat();
  return (
    <section aria-labelledby="closing-title" className={decision()}>
      <Stack space="12" align="start">
        <Heading level={2} size="small" id="closing-title">
          {messages.heading}
        </Heading>
        <DecisionStatus status="closed" />
        <Text size="small" tone="muted">
          {messages.closedOn(format.date(closedAt))}
        </Text>
      </Stack>
    </section>
  );
}
