'use client';

import type { SentApplication } from '@skillharbor/contract';
import { JobChanges } from '../../cards/JobChanges/JobChanges.tsx';
import { JobVersionDetails } from '../../cards/JobChanges/JobVersionDetails.tsx';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** Shows the job as it was when the freelancer applied, and the client's later changes. */
export function Receipt({ application: { applied_to, edits } }: { application: SentApplication }) {
  const messages = useApplicationMessages().one.receipt;
  const isChanged = edits.length > 0;
  return (
    <Section space="16" title={isChanged ? messages.changedTitle : messages.title}>
      {isChanged ? <JobChanges edits={edits} /> : <Text>{messages.unchanged}</Text>}
      <Disclosure summary={messages.version}>
        <JobVersionDetails version={applied_to} />
      </Disclosure>
    </Section>
  );
}
