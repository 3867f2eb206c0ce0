'use client';

import { CalendarX, CircleCheck } from 'lucide-react';
import { Button, LinkButton, Stack, Text, useMessages } from '../../primitives/index.ts';
import { state } from './JobAction.css.ts';

/** What the reader can do about the job. */
export type Action =
  | { kind: 'apply'; href: string }
  | { kind: 'applied' }
  /** Whether they have applied is not known yet. */
  | { kind: 'checking' }
  | { kind: 'closed' };

export function JobAction({ action }: { action: Action }) {
  const words = useMessages().jobs.job;
  switch (action.kind) {
    case 'apply':
      return (
        <LinkButton href={action.href} variant="primary" size="large" fullWidth>
          {words.apply}
        </LinkButton>
      );
    case 'checking':
      return (
        <Button variant="primary" size="large" fullWidth pending pendingLabel={words.checking}>
          {words.apply}
        </Button>
      );
    case 'applied':
      return (
        <p role="status" className={state({ tone: 'positive' })}>
          <CircleCheck />
          {words.applied}
        </p>
      );
    case 'closed':
      return (
        <div className={state({ tone: 'neutral' })}>
          <CalendarX />
          <Stack space="0">
            <Text weight="medium">{words.closed}</Text>
            <Text size="small" tone="muted">
              {words.closedReason}
            </Text>
          </Stack>
        </div>
      );
  }
}
