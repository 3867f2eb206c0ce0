import type { ApplicationStatus } from '@skillharbor/contract';
import type { BadgeProps } from '../primitives/Badge/Badge.tsx';

/**
 * The tone of each fact about a job: the same on every card and page, whoever reads it. The signal tone is none of them: it is
 * for what needs the reader first, once a screen.
 */
export const jobTones = {
  active: 'positive',
  inactive: 'neutral',
  /** Its deadline has passed, or all its places are taken. */
  closed: 'neutral',
  deadlineNear: 'caution',
  answersOverdue: 'caution',
  fewPlaces: 'caution',
} as const satisfies Record<string, BadgeProps['tone']>;

/** The same for the status of an application, to its freelancer and to its client. */
export const applicationTones = {
  pending: 'accent',
  accepted: 'positive',
  rejected: 'neutral',
  withdrawn: 'neutral',
  closed: 'neutral',
} as const satisfies Record<ApplicationStatus, BadgeProps['tone']>;
