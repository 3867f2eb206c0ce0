'use client';

import type { JobEdit } from '@skillharbor/contract';
import { History } from 'lucide-react';
import { JobChanges } from '../../cards/JobChanges/JobChanges.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';

/** Shows the client's edits since the first application. */
export function JobHistory({ history }: { history: Loadable<readonly JobEdit[]> }) {
  const messages = useClientMessages().manageJob.history;
  return (
    <LoadableContent of={history} skeleton={<Skeleton lines={6} />}>
      {(edits) =>
        edits.length === 0 ? (
          <EmptyState title={messages.emptyTitle} icon={<History />}>
            {messages.empty}
          </EmptyState>
        ) : (
          <Card as="section" padding="large">
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
