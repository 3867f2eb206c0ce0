'use client';

import type { ApplicationStatus } from '@skillharbor/contract';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { Badge, useMessages } from '../../primitives/index.ts';

const looks = {
  pending: { tone: 'accent', Icon: Hourglass },
  accepted: { tone: 'positive', Icon: CircleCheck },
  rejected: { tone: 'neutral', Icon: CircleX },
} as const;

/** What the client has decided on an application, in the client's words. */
export function DecisionStatus({ status }: { status: ApplicationStatus }) {
  const words = useMessages().client.decisionStatus;
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {words[status]}
    </Badge>
  );
}
