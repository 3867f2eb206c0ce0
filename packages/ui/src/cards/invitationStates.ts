import type { InvitationState } from '@skillharbor/contract';
import { CircleCheck, CircleSlash, CircleX, Hourglass } from 'lucide-react';
import type { BadgeProps } from '../primitives/Badge/Badge.tsx';

/** The tone of each state of an invitation, for the freelancer and for the client. */
export const invitationTones = {
  waiting: 'accent',
  declined: 'neutral',
  applied: 'positive',
  ended: 'neutral',
} as const satisfies Record<InvitationState, BadgeProps['tone']>;

/** The icon of each state, which tells it apart without colour. */
export const invitationIcons = {
  waiting: Hourglass,
  declined: CircleX,
  applied: CircleCheck,
  ended: CircleSlash,
} as const satisfies Record<InvitationState, unknown>;
