import type { ApplicationStatus } from '@skillharbor/contract';

/**
 * The texts of the stops of an application. They are in a separate file, because the landing page shows them as well.
 */
export const applicationRail = {
  label: 'Progress of the application',
  stops: {
    sent: 'Sent',
    opened: 'Opened',
    answer: 'Answer by',
    decided: 'Decided',
    accepted: 'Accepted',
    rejected: 'Declined',
    withdrawn: 'Withdrawn',
    closed: 'No decision',
  } satisfies Record<string, string> & Record<Exclude<ApplicationStatus, 'pending'>, string>,
  overdue: 'Answer was due',
  /** A text that only screen readers read, after the name of a stop. */
  notYet: ', not yet',
};
