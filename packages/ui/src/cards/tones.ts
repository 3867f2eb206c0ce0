import type { ApplicationStatus } from '@skillharbor/contract';
import type { BadgeProps } from '../primitives/Badge/Badge.tsx';

/**
 * The tone of each detail of a job, which is the same on every card and page for all readers. A near deadline has the
 * signal tone, because nobody can apply after it.
 */
export const jobTones = {
  active: 'positive',
  inactive: 'neutral',
  filled: 'positive',
  /** The tone of a job whose deadline has passed or whose places are all taken. */
  closed: 'neutral',
  deadlineNear: 'signal',
  decisionsOverdue: 'caution',
  fewPlaces: 'caution',
  answersFast: 'positive',
} as const satisfies Record<string, BadgeProps['tone']>;

/** The tone of each status of an application. Freelancers and clients see the same tone. */
export const applicationTones = {
  pending: 'accent',
  accepted: 'positive',
  rejected: 'neutral',
  withdrawn: 'neutral',
  closed: 'neutral',
} as const satisfies Record<ApplicationStatus, BadgeProps['tone']>;
