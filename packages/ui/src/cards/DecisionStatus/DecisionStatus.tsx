'use client';

import type { ApplicationStatus } from '@skillharbor/contract';
import { CircleCheck, CircleSlash, CircleX, Hourglass, Undo2 } from 'lucide-react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { applicationTones } from '../tones.ts';

/** Each status has a different icon, so that colour is not the only distinction. */
export const applicationIcons = {
  pending: Hourglass,
  accepted: CircleCheck,
  rejected: CircleX,
  withdrawn: Undo2,
  closed: CircleSlash,
} as const satisfies Record<ApplicationStatus, unknown>;

/**
 * Shows the client's decision on an application, in words for the client.
 *
 * @use Wherever a client sees an application.
 * @instead {@link Badge} for other states.
 */
export function DecisionStatus({ status }: { status: ApplicationStatus }) {
  const messages = useClientMessages().decisionStatus;
  const Icon = applicationIcons[status];
  return (
    <Badge tone={applicationTones[status]} icon={<Icon />}>
      {messages[status]}
    </Badge>
  );
}
