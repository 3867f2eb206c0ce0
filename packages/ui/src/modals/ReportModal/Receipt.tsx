'use client';

import { useReportMessages } from '../../messages/useReportMessages.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

interface ReceiptProps {
  number: string;
  href: string;
  isMailed: boolean;
}

/** Shows the number of a report and the link to its page. */
export function Receipt({ number, href, isMailed }: ReceiptProps) {
  const messages = useReportMessages().receipt;
  return (
    <Stack space="16" align="start">
      <Stack space="4">
        <Text tone="muted" size="small">
          {messages.number}
        </Text>
        <Text size="large" weight="medium" numeric>
          <bdi>{number}</bdi>
        </Text>
      </Stack>
      <LinkButton href={href} variant="primary">
        {messages.open}
      </LinkButton>
      {!isMailed && (
        <Text size="small" tone="muted">
          {messages.keepLink}
        </Text>
      )}
    </Stack>
  );
}
