import type { ApplicationStatus } from '@skillharbor/contract';
import { plural } from './plural.ts';

/** The texts for a freelancer's own applications. */
export const applications = {
  statuses: {
    pending: 'Pending',
    accepted: 'Accepted',
    rejected: 'Declined',
    withdrawn: 'Withdrawn',
    closed: 'No decision',
  } satisfies Record<ApplicationStatus, string>,

  /** The texts about the file of an application. */
  resume: {
    facts: (type: string, size: string) => `${type}, ${size}`,
    download: 'Download resume',
  },

  /** The texts about the client's questions and the applicant's answers. */
  screening: { title: 'Screening questions', noAnswer: 'No answer' },

  list: {
    title: 'My Job Applications',
    loading: 'Loading applications...',
    empty: 'No applications found',
    emptyReason: 'Jobs you apply to appear here, with the answers of their clients.',
    open: (count: string, limit: string) =>
      `${count} of ${limit} open applications in use. A decision or a withdrawal makes room for another one.`,
    findJobs: 'Find jobs',
    results: 'Applications',
    viewJob: 'View Job',
    appliedOn: (date: string) => `Applied ${date}`,
    events: {
      revealed: (date: string) => `Your name was shown to the client ${date}`,
      changed: (date: string) => `The job changed ${date}`,
      shortlisted: (date: string) => `Shortlisted ${date}`,
      filled: (date: string) => `The client marked the job as filled ${date}`,
      filledWithYou: (date: string) => `The client marked the job as filled with you ${date}`,
    },
    waitingForThem: 'Waiting for them',
    done: 'Done',
    moreDone: (count: number, number: string) =>
      `Show ${number} more ${plural(count, 'application', 'applications')}`,
    /** The texts of the filter by status. */
    filter: {
      label: 'Applications by state',
      all: 'All',
    },
    emptyFilter: 'No application is in this state.',
    showAll: 'Show all applications',
    details: 'Details',
    /** A text after ‘Details’, because screen readers read the link without its card. */
    about: (title: string) => ` of your application: ${title}`,
    message: 'Message from the client',
    declineReason: 'Reason from the client',
    loadFailed: 'Failed to load applications.',
  },

  /** The texts of the page of one of the freelancer's own applications. */
  one: {
    title: 'My application',
    back: 'My Job Applications',
    loading: 'Loading application...',
    loadFailed: 'Failed to load this application.',
    state: 'Where it stands',
    coverLetter: 'Your cover letter',
    hidden: 'The client does not see who you are.',
    keptUntil: (day: string) =>
      `Kept until ${day}. Then your letter, your answers, your resume, the decision and all messages are deleted. Two weeks before, we remind you by email.`,
    resume: 'Your resume',
    withdrawalReason: 'Your reason',
    withdraw: 'Withdraw application',
    applyAgain: 'Apply again',
    /** The texts about the job as it was when the freelancer applied, and about the client's changes since then. */
    receipt: {
      title: 'The job you applied for',
      unchanged: 'It says what it said when you applied.',
      changedTitle: 'What changed since you applied',
      version: 'You applied to this version',
    },
  },

  /** The texts about the next steps of an accepted freelancer. */
  nextStep: {
    title: 'What comes next',
    write: 'Write to the client to agree on how you begin.',
    wait: 'Write to the client on the page of this application. The client has your email address as well.',
  },

  withdrawModal: {
    title: 'Withdraw this application?',
    explanation: (jobTitle: string) =>
      `The client of “${jobTitle}” is told, and no longer decides on it. While the job takes applications, you can apply again.`,
    label: 'Reason',
    hint: 'A sentence helps the client, who reads it beside the application.',
    submit: 'Withdraw',
    submitting: 'Withdrawing…',
    cancel: 'Cancel',
    failed: 'The application could not be withdrawn. Please try again.',
    withdrawn: 'Application withdrawn.',
  },
};
