import type { InvitationState } from '@skillharbor/contract';
import { CircleCheck, CircleSlash, CircleX, Hourglass } from 'lucide-react';
import type { BadgeProps } from '../primitives/Badge/Badge.tsx';

/** The tone of each state of an invitation, as the freelancer and the client see it. */
export const invitationTones = {
  waiting: 'accent',
  declined: 'neutral',
  applied: 'positive',
  ended: 'neutral',
} as const satisfies Record<InvitationState, BadgeProps['tone']>;

/** The icon of each state. It distinguishes the states without colour. */
export const invitationIcons = {
  waiting: Hourglass,
  declined: CircleX,
  applied: CircleCheck,
  ended: CircleSlash,
} as const satisfies Record<InvitationState, unknown>;
