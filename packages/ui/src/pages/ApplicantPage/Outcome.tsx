'use client';

import type { Application } from '@skillharbor/contract';
import { DecisionStatus } from '../../cards/DecisionStatus/DecisionStatus.tsx';
import { Heading, Prose, Stack, Text, useFormat, useMessages } from '../../primitives/index.ts';
import { decision } from './ApplicantPage.css.ts';

/** What the client decided, when, and what was said with it. */
export function Outcome({ application }: { application: Application }) {
  const words = useMessages().client.applicant.decision;
  const format = useFormat();
  const { status, decided_at, message, decline_reason } = application;
  const accepted = status === 'accepted';
  const said = accepted ? message : decline_reason;
  return (
    <section aria-labelledby="outcome-title" className={decision()}>
      <Stack space="12" align="start">
        <Heading level={2} size="small" id="outcome-title">
          {words.heading}
        </Heading>
        <DecisionStatus status={status} />
        {decided_at !== null && (
          <Text size="small" tone="muted">
            {accepted ? words.acceptedOn(format.date(decided_at)) : words.rejectedOn(format.date(decided_at))}
          </Text>
        )}
      </Stack>
      {said ? (
        <Stack space="4">
          <Heading level={3} size="tiny">
            {accepted ? words.message : words.reason}
          </Heading>
          <Prose>{said}</Prose>
        </Stack>
      ) : (
        <Text size="small" tone="muted">
          {accepted ? words.noMessage : words.noReason}
        </Text>
      )}
    </section>
  );
}
