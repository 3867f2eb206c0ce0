'use client';

import type { JobEdit } from '@skillharbor/contract';
import { JobChanges } from '../../cards/JobChanges/JobChanges.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';

/**
 * Shows what the client's edits have changed since the first application. Most jobs have no edits, so no space is
 * reserved.
 */
export function JobHistory({ history }: { history: Loadable<readonly JobEdit[]> }) {
  const messages = useClientMessages().manageJob.history;
  return (
    <LoadableContent of={history} skeleton={null}>
      {(edits) =>
        edits.length > 0 && (
          <Card as="section">
            <Stack space="16">
              <Heading level={2} size="small">
                {messages.title}
              </Heading>
              <Text size="small" tone="muted">
                {messages.explanation}
              </Text>
              <JobChanges edits={edits} />
            </Stack>
          </Card>
        )
      }
    </LoadableContent>
  );
}
