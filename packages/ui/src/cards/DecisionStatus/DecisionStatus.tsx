'use client';

import type { ApplicationStatus } from '@skillharbor/contract';
import { CircleCheck, CircleSlash, CircleX, Hourglass, Undo2 } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';

const looks = {
  pending: { tone: 'accent', Icon: Hourglass },
  accepted: { tone: 'positive', Icon: CircleCheck },
  rejected: { tone: 'neutral', Icon: CircleX },
  withdrawn: { tone: 'neutral', Icon: Undo2 },
  closed: { tone: 'neutral', Icon: CircleSlash },
} as const;

/**
 * The client's decision on an application, in the client's terms.
 *
 * @use Wherever a client sees an application.
 * @instead {@link Badge} for other states.
 */
export function DecisionStatus({ status }: { status: ApplicationStatus }) {
  const messages = useClientMessages().decisionStatus;
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {messages[status]}
    </Badge>
  );
}
