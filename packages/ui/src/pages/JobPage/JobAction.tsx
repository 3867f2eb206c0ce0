'use client';

import { CalendarX, CircleCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import { state } from './JobAction.css.ts';

/** The reader's action on the job. */
export type Action =
  | { kind: 'apply'; href: string }
  | { kind: 'applied' }
  /** It is not known yet whether the freelancer has applied. */
  | { kind: 'checking' }
  | { kind: 'closed' }
  /** The job is the reader's own. */
  | { kind: 'manage'; href: string }
  /** The reader is another client. */
  | { kind: 'freelancers-only' };

export function JobAction({ action }: { action: Action }) {
  const messages = useJobMessages().job;
  switch (action.kind) {
    case 'apply':
      return (
        <LinkButton href={action.href} variant="primary" size="large" fullWidth>
          {messages.apply}
        </LinkButton>
      );
    case 'checking':
      return (
        <Button variant="primary" size="large" fullWidth pending pendingLabel={messages.checking}>
          {messages.apply}
        </Button>
      );
    case 'applied':
      return (
        <p role="status" className={state({ tone: 'positive' })}>
          <CircleCheck />
          {messages.applied}
        </p>
      );
    case 'closed':
      return <NoAction icon={<CalendarX />} what={messages.closed} why={messages.closedReason} />;
    case 'manage':
      return (
        <LinkButton href={action.href} variant="primary" size="large" fullWidth>
          {messages.manage}
        </LinkButton>
      );
    case 'freelancers-only':
      return (
        <NoAction icon={<UserRound />} what={messages.freelancersOnly} why={messages.freelancersOnlyReason} />
      );
  }
}

function NoAction({ icon, what, why }: { icon: ReactNode; what: string; why: string }) {
  return (
    <div className={state({ tone: 'neutral' })}>
      {icon}
      <Stack space="0">
        <Text weight="medium">{what}</Text>
        <Text size="small" tone="muted">
          {why}
        </Text>
      </Stack>
    </div>
  );
}
