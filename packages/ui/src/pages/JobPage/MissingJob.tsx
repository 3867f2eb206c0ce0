'use client';

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

interface MissingJobProps {
  message: string;
  listingsHref: string;
  /** Other jobs to read. */
  children: ReactNode;
}

/**
 * Says that the job does not exist, and offers other jobs. It has no Retry button, because another attempt would not
 * help.
 */
export function MissingJob({ message, listingsHref, children }: MissingJobProps) {
  const messages = useJobMessages().job;
  return (
    <PageBody>
      <Stack space="48">
        <Stack space="24">
          <div>
            <Link back href={listingsHref} tone="quiet" icon={<ArrowLeft />}>
              {messages.back}
            </Link>
          </div>
          <Stack space="8">
            <div role="alert">
              <Heading level={1}>{message}</Heading>
            </div>
            <Text size="large" tone="muted">
              {messages.missingReason}
            </Text>
          </Stack>
        </Stack>
        {children}
      </Stack>
    </PageBody>
  );
}
