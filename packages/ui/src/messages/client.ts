import {
  acceptModal,
  applicant,
  applicantCard,
  decided,
  decisionStatus,
  declineModal,
  formerMember,
  retention,
  heldDecision,
} from './applicants.ts';
import { blindReview } from './blindReview.ts';
import { review } from './review.ts';
import { createJob, editJob, jobForm } from './jobForm.ts';
import { activityModal, declineAll, deleteModal, fillModal, manageJob, notifyModal } from './manageJob.ts';
import { messageTemplates } from './messageTemplates.ts';
import { plural } from './plural.ts';

/** The client's texts: for the form of a job, the dashboard, a job with its applicants, and decisions. */
export const client = {
  jobForm,
  createJob,
  editJob,
  manageJob,
  declineAll,
  activityModal,
  notifyModal,
  deleteModal,
  fillModal,
  decisionStatus,
  heldDecision,
  applicantCard,
  applicant,
  acceptModal,
  declineModal,
  formerMember,
  retention,
  decided,
  blindReview,
  messageTemplates,
  review,
  jobStatus: {
    active: 'Active',
    inactive: 'Inactive',
    planned: (date: string) => `Public from ${date}`,
    filled: 'Filled',
    deadlinePassed: 'Deadline passed',
    full: (limit: number, text: string) =>
      limit === 1 ? 'Paused: the only place is taken' : `Paused: all ${text} places are taken`,
  },
  counts: {
    applications: (count: number, number: string) =>
      `${number} ${plural(count, 'application', 'applications')}`,
    noApplications: 'No applications yet',
    deadline: (date: string) => `Deadline ${date}`,
    undecided: (number: string) => `${number} undecided`,
  },
  myJobs: {
    title: 'My Job Listings',
    dashboard: 'Dashboard',
    welcome: (firstName: string) => `Welcome, ${firstName}.`,
    welcomeBack: (firstName: string) => `Welcome back, ${firstName}.`,
    postJob: 'Post Job',
    editCompany: 'Your company',
    unnamedCompany: {
      title: 'Your jobs say “at Unknown”',
      reason: 'Freelancers like to know who asks.',
      action: 'Add your company’s name',
    },
    loading: 'Loading your job listings...',
    totals: {
      undecided: (count: number) => plural(count, 'undecided applicant', 'undecided applicants'),
      applications: (count: number) => plural(count, 'application', 'applications'),
      active: (count: number) => plural(count, 'active listing', 'active listings'),
    },
    attention: {
      heading: 'Needs your attention',
      nothing: 'You are up to date: nobody is waiting for your decision, and no deadline is near.',
      /**
       * The action for a job with undecided applicants, and the action for a job that only needs attention because its
       * deadline is near.
       */
      review: 'Review applicants',
      manage: 'Open the job',
      decisionsDue: (day: string) => `Answers due ${day}`,
      decisionsOverdue: (day: string) => `Answers were due ${day}`,
      waiting: (count: number, number: string) =>
        `${number} ${plural(count, 'applicant waits for your decision', 'applicants wait for your decision')}`,
      further: (count: number, number: string) =>
        `${number} ${plural(count, 'more applicant waits', 'more applicants wait')} in older listings, on the next page.`,
    },
    drafts: {
      heading: 'Drafts',
      untitled: 'Job without a title',
      continue: 'Continue',
      saved: (time: string) => `Saved ${time}`,
      remove: (title: string) => `Delete the draft “${title}”`,
      deletion: {
        title: 'Delete this draft?',
        explanation: (title: string) => `“${title}” will be deleted. This action cannot be undone.`,
        confirm: 'Delete',
        confirming: 'Deleting…',
        cancel: 'Cancel',
        failed: 'Unable to delete this draft. Please try again.',
      },
    },
    listings: {
      heading: 'My job listings',
      /** The heading of the other listings, below those that need attention. Each listing is shown once. */
      others: 'More listings',
      emptyTitle: 'No job listings yet',
      empty: 'Post your first job, and the applications arrive here.',
    },
  },
  /** The texts of the page that the mail ‘Still looking?’ links to. */
  stillLooking: {
    title: 'Still looking?',
    loading: 'Looking up your job, one moment…',
    loadFailed: 'We could not look up your job. Please try again.',
    question: (title: string) => `Are you still looking for a freelancer for “${title}”?`,
    pausedQuestion: (title: string) => `“${title}” is paused. Are you still looking for a freelancer?`,
    keep: 'Yes, keep it listed',
    relist: 'Yes, list it again',
    submitting: 'Sending your answer…',
    listed: (title: string) => `“${title}” stays listed`,
    listedAgain: (title: string) => `“${title}” is listed again`,
    next: 'We ask again if we see nothing of you for two weeks. If you have found a freelancer, deactivate the job.',
    unknownLink:
      'This link no longer works. A newer email may have another one, or the job has changed since.',
    failed: 'Your answer did not reach us. Please try again.',
    myJobs: 'My job listings',
  },
};
