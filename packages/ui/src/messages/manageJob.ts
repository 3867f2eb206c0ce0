import { plural } from './plural.ts';

export const manageJob = {
  title: 'Manage job',
  back: 'Dashboard',
  loading: 'Loading job...',
  edit: 'Edit Job Listing',
  viewPublic: 'View public page',
  copy: 'Copy job',
  more: 'More',
  places: (taken: string, all: string, count: number) =>
    `${taken} of ${all} ${plural(count, 'place', 'places')} filled`,
  answersBy: (date: string) => `Answers by ${date}`,
  parts: {
    label: 'Parts of this job',
    applicants: 'Applicants',
    questions: 'Questions',
    job: 'Job',
    history: 'History',
  },
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  remove: 'Delete',
  filling: {
    action: 'Mark as filled',
    offer: (count: number, number: string) =>
      `You have accepted ${number} ${plural(count, 'applicant', 'applicants')}, so the job has the people it needs. Mark it as filled to close the listing and tell everyone who waits.`,
    by: (names: string) => `Filled by ${names}.`,
    byOthers: 'Filled by someone from elsewhere.',
    filledOn: (date: string) =>
      `Marked as filled on ${date}. The listing is closed; its page says so. Reactivate it to take applications again.`,
    held: {
      notified: (duration: string) => `Everyone who waited is told in ${duration} that the job is filled.`,
      over: 'Everyone who waited is being told that the job is filled.',
      undo: 'Undo',
      undoing: 'Undoing…',
      failed: 'This could not be taken back. Please try again.',
    },
  },
  hiddenNotice: 'A moderator has hidden this job from everyone but you and its applicants.',
  plannedNotice: (date: string) =>
    `This job goes public on ${date}, when the day begins in UTC. Until then, only you and its applicants see it.`,
  inactiveNotice:
    'Nobody but you and those who applied can see this job. Reactivate it to take applications.',
  closedNotice:
    'The deadline has passed, so nobody can apply. Set a later deadline to take applications again.',
  unconfirmedNotice: (date: string) =>
    `Paused on ${date}: we saw no activity of yours for three weeks. Reactivate it to take applications.`,
  fullNotice:
    'The job is not listed until a place is free: when an applicant withdraws, or has been told that you declined. You can also raise the limit.',
  pendingDecisions: {
    due: (count: number, number: string, day: string) =>
      `${number} ${plural(count, 'applicant is waiting', 'applicants are waiting')}. This job promises an answer by ${day}.`,
    overdue: (count: number, number: string, day: string, end: string) =>
      `${number} ${plural(count, 'applicant is waiting', 'applicants are waiting')} for an answer, which was due ${day}. On ${end} we tell them that you did not decide, and your public record counts it.`,
    review: (count: number) => plural(count, 'Review the applicant', 'Review applicants'),
    declineAll: 'Decline all who wait',
  },
  declinedTogether: {
    notified: (number: string, duration: string) => `${number} declined applicants are told in ${duration}.`,
    over: 'The declined applicants are being told.',
    undo: 'Undo all',
    undoing: 'Undoing…',
    failed: 'The decisions could not be taken back. Please try again.',
  },
  details: 'Job details',
  fullDescription: 'Full description',
  history: {
    title: 'History of this listing',
    explanation: 'Those who applied before an edit see what it changed.',
    emptyTitle: 'Nothing has changed',
    empty: 'Edits that you make after the first application are listed here.',
    loadFailed: 'Failed to load the history of this listing.',
  },
  applicants: {
    heading: 'Applicants',
    loading: 'Loading applications...',
    undecided: 'Undecided',
    done: 'Done',
    emptyTitle: 'No applications yet',
    emptyOpen: 'They appear here as soon as the first freelancer applies.',
    emptyNotOpen: 'The job takes no applications at present.',
  },
};

export const declineAll = {
  title: 'Decline all who wait',
  loading: 'Loading applicants...',
  introduction: (jobTitle: string) =>
    `Everyone who waits for an answer about “${jobTitle}” gets one now. For a while you can still take it back.`,
  none: 'No applicant is waiting for an answer.',
  back: 'Back to the job',
  template:
    'Dear {name}, thank you for applying, and for your patience. We have decided to go on without your application this time. We wish you all the best for your next one.',
  labels: { message: 'Message to everyone' },
  hints: { message: '{name} becomes the first name of each applicant. It is sent by email.' },
  applicants: 'Who gets it',
  included: 'Untick those whom you have not decided on.',
  own: 'Write a different message',
  /** A text that only screen readers read, after ‘Write a different message’. */
  ownFor: (name: string) => ` to ${name}`,
  ownLabel: (name: string) => `Message to ${name}`,
  further: (count: number, number: string) =>
    `And ${number} more, who ${plural(count, 'gets', 'get')} the message to everyone.`,
  submit: (count: number, number: string) => `Decline ${number} ${plural(count, 'applicant', 'applicants')}`,
  submitting: 'Declining…',
  cancel: 'Cancel',
  failed: 'The applicants could not be declined. Please try again.',
};

export const activityModal = {
  deactivate: {
    title: 'Deactivate this job?',
    explanation: (jobTitle: string) =>
      `“${jobTitle}” disappears from the job listings and takes no more applications. You can reactivate it at any time.`,
    confirm: 'Deactivate',
    confirming: 'Deactivating…',
    failed: 'Unable to deactivate this job. Please try again.',
  },
  reactivate: {
    title: 'Reactivate this job?',
    explanation: (jobTitle: string) => `“${jobTitle}” appears in the job listings again.`,
    confirm: 'Reactivate',
    confirming: 'Reactivating…',
    failed: 'Unable to reactivate this job. Please try again.',
  },
  cancel: 'Cancel',
};

/**
 * The texts of the dialog that opens before the client changes terms of a job. Applicants are notified of such changes.
 */
export const notifyModal = {
  title: (count: number, number: string) =>
    `${number} ${plural(count, 'applicant', 'applicants')} will be told`,
  explanation: (count: number) =>
    plural(
      count,
      'The freelancer who waits for your decision sees this beside the application, and gets an email unless they want none:',
      'The freelancers who wait for your decision see this beside their applications, and get an email unless they want none:',
    ),
  confirm: 'Save and tell them',
  cancel: 'Keep editing',
};

export const fillModal = {
  title: (jobTitle: string) => `Is “${jobTitle}” filled?`,
  intro: (count: number, number: string) =>
    count === 0
      ? 'The listing closes. For a while you can still take it back.'
      : `The listing closes, and ${number} undecided ${plural(count, 'applicant is', 'applicants are')} declined, with an email that the job is filled. For a while you can still take it back.`,
  by: 'Who does the job?',
  hint: 'Choose nobody if someone from elsewhere does it.',
  elsewhere: 'Nobody who applied is accepted, so the job is filled by someone from elsewhere.',
  submit: 'Mark as filled',
  submitting: 'Marking as filled…',
  cancel: 'Cancel',
  failed: 'The job could not be marked as filled. Please try again.',
};

export const deleteModal = {
  title: 'Delete this job?',
  explanation: (jobTitle: string) => `“${jobTitle}” will be deleted. This action cannot be undone.`,
  history: 'Those who applied keep their own applications in their list.',
  confirm: 'Delete',
  confirming: 'Deleting…',
  cancel: 'Cancel',
  failed: 'Unable to delete this job. Please try again.',
};
