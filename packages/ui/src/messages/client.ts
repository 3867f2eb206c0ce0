import type { PayPeriod } from '@skillharbor/contract';
import { blindReview } from './blindReview.ts';
import { messageTemplates } from './messageTemplates.ts';

import { desk } from './desk.ts';

/** The client's texts: for writing a job, for the dashboard, for one job with its applicants, and for decisions. */
export const client = {
  blindReview,
  messageTemplates,
  desk,
  jobStatus: {
    active: 'Active',
    inactive: 'Inactive',
    deadlinePassed: 'Deadline passed',
    full: (limit: number, text: string) =>
      limit === 1 ? 'Paused: the only place is taken' : `Paused: all ${text} places are taken`,
  },
  decisionStatus: {
    pending: 'Undecided',
    accepted: 'Accepted',
    rejected: 'Declined',
    withdrawn: 'Withdrawn',
    closed: 'Closed',
  },
  /** A decision that can still be undone. */
  heldDecision: {
    told: (name: string, duration: string) => `${name} is told in ${duration}.`,
    over: (name: string) => `${name} is being told.`,
    undo: 'Undo',
    /** A text after ‘Undo’ for screen readers, which read the button without its card. */
    about: (name: string) => ` the decision on ${name}`,
    undoing: 'Undoing…',
    failed: 'The decision could not be taken back. Please try again.',
  },
  counts: {
    applications: (count: number, number: string) =>
      `${number} ${plural(count, 'application', 'applications')}`,
    noApplications: 'No applications yet',
    deadline: (date: string) => `Deadline ${date}`,
    undecided: (number: string) => `${number} undecided`,
  },

  jobForm: {
    sections: {
      work: 'The work',
      terms: 'Place and terms',
      pay: 'Pay and deadline',
      review: 'Applicants',
    },
    /** The labels, by the contract's field names. */
    labels: {
      title: 'Title',
      short_description: 'Short description',
      description: 'Description',
      category: 'Category',
      location: 'Location',
      employment_type: 'Employment type',
      remote: 'Work type',
      pay: 'Pay',
      pay_min: 'From',
      pay_max: 'To',
      pay_currency: 'Currency',
      pay_period: 'Per',
      salary_range: 'Salary range',
      application_deadline: 'Application deadline',
      answers_by: 'Answers by',
      blind_review: 'How you review applicants',
      application_limit: 'Limit of applications',
    },
    hints: {
      title: 'What you would call it to a friend, for example “Product designer for a booking app”.',
      short_description: 'One or two sentences, shown in the list of jobs.',
      description: 'What is to be done, with whom, and what you hope to read in an application.',
      location: 'A city and a country, or “Anywhere”.',
      salary_range: 'What an amount cannot say, in your own words: “plus a share of royalties”.',
      application_deadline: 'The last day on which applications arrive.',
      answers_by:
        'Every applicant has an answer by this day; it stands on the job. Left empty, it is 14 days after the deadline.',
      application_limit:
        'The job takes no more applications once so many have arrived. Each one that is withdrawn or declined makes room for another. Left empty, there is no limit.',
    },
    /** The options for `blind_review`. */
    reviews: {
      named: { label: 'With their names', hint: 'Names, profiles and resumes are there from the start.' },
      blind: {
        label: 'Without their names',
        hint: 'Names, pictures, roles, places, links and resumes are hidden until you decide, or reveal one. Rates are ranges, and only the skills that the job names are listed. Freelancers read that on the job.',
      },
    },
    payPeriods: {
      hour: 'Hour',
      day: 'Day',
      month: 'Month',
      year: 'Year',
      project: 'Project',
    } satisfies Record<PayPeriod, string>,
    /** The texts around the preview of the pay. */
    payPreview: {
      label: 'It will read:',
      empty: 'No amount yet.',
      hint: 'Leave “To” empty for “from …”. For a fixed amount, enter it twice.',
    },
    /** The name of the region, and of the button that opens it where there is no room beside the form. */
    assistant: 'Preview and suggestions',
    cancel: 'Cancel',
    errors: {
      titleRequired: 'Title is required',
      shortDescriptionRequired: 'Short description is required',
      descriptionRequired: 'Description is required',
      locationRequired: 'Location is required',
      deadlineRequired: 'Application deadline is required',
      lowerAmountMissing: 'Enter the lower amount as well.',
      amountInvalid: 'Enter an amount such as 60 or 1,200.50.',
      upperBelowLower: 'The upper amount is below the lower one.',
      deadlinePast: 'The deadline must be today or later',
      answersTooEarly: 'Answers must not be due before the deadline',
      answersTooLate: (days: string) => `Answer within ${days} days after the deadline`,
      answersPast: 'Answers must be due today or later',
      limitInvalid: (most: string) => `Enter a whole number from 1 to ${most}, or leave it empty.`,
      tooLong: (limit: string) => `Please use at most ${limit} characters`,
    },
    failed: 'The job could not be saved. Your text is still here: please try again.',
  },

  createJob: {
    title: 'Create Job',
    introduction: 'It appears in the job listings as soon as you create it. You can change it at any time.',
    submit: 'Create Job',
    submitting: 'Creating job…',
  },

  editJob: {
    title: 'Edit Job',
    loading: 'Loading job...',
    submit: 'Save Changes',
    submitting: 'Saving changes…',
    conflict: {
      title: 'This job was changed meanwhile',
      explanation:
        'Nothing of yours is lost: your text is still in the form, but not saved yet. These fields were changed since you opened this page:',
      otherwise:
        'Nothing of yours is lost: your text is still in the form. None of these fields was changed, so you can save it now.',
      choice: 'If you save now, your text replaces these changes.',
      useCurrent: 'Discard my text and use theirs',
    },
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
      answersDue: (day: string) => `Answers due ${day}`,
      answersOverdue: (day: string) => `Answers were due ${day}`,
      waiting: (count: number, number: string) =>
        `${number} ${plural(count, 'applicant waits for your decision', 'applicants wait for your decision')}`,
      more: (count: number, number: string) =>
        `${number} ${plural(count, 'more listing below needs you.', 'more listings below need you.')}`,
      further: (count: number, number: string) =>
        `${number} ${plural(count, 'more applicant waits', 'more applicants wait')} in older listings, on the next page.`,
    },
    listings: {
      heading: 'My job listings',
      emptyTitle: 'No job listings yet',
      empty: 'Post your first job, and the applications arrive here.',
    },
  },

  /** The page that the link in the mail ‘Still looking?’ leads to. */
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
      'This link no longer works. A newer mail may have another one, or the job has changed since.',
    failed: 'Your answer did not reach us. Please try again.',
    myJobs: 'My job listings',
  },

  manageJob: {
    title: 'Manage job',
    back: 'Dashboard',
    loading: 'Loading job...',
    edit: 'Edit Job Listing',
    viewPublic: 'View public page',
    deactivate: 'Deactivate',
    reactivate: 'Reactivate',
    remove: 'Delete',
    inactiveNotice:
      'Nobody but you and those who applied can see this job. Reactivate it to take applications.',
    closedNotice:
      'The deadline has passed, so nobody can apply. Set a later deadline to take applications again.',
    unansweredNotice: (date: string) =>
      `Paused on ${date}: you did not answer whether you are still looking. Reactivate it to take applications.`,
    fullNotice:
      'The job is not listed until a place is free: when an applicant withdraws, or has been told that you declined. You can also raise the limit.',
    answers: {
      due: (count: number, number: string, day: string) =>
        `${number} ${plural(count, 'applicant waits', 'applicants wait')} for an answer, which this job promises by ${day}.`,
      overdue: (count: number, number: string, day: string, end: string) =>
        `${number} ${plural(count, 'applicant waits', 'applicants wait')} for an answer, which was due ${day}. On ${end} we tell them that you did not decide, and your public record counts it.`,
      review: (count: number) => plural(count, 'Review the applicant', 'Review applicants'),
      declineAll: 'Decline all who wait',
    },
    declinedTogether: {
      told: (number: string, duration: string) => `${number} declined applicants are told in ${duration}.`,
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
      loadFailed: 'Failed to load the history of this listing.',
    },
    applicants: {
      heading: 'Applicants',
      loading: 'Loading applications...',
      undecided: 'Undecided',
      decided: 'Decided',
      emptyTitle: 'No applications yet',
      emptyOpen: 'They appear here as soon as the first freelancer applies.',
      emptyNotOpen: 'The job takes no applications at present.',
    },
  },

  declineAll: {
    title: 'Decline all who wait',
    loading: 'Loading applicants...',
    introduction: (jobTitle: string) =>
      `Everyone who waits for an answer about “${jobTitle}” gets one now. For a while you can still take it back.`,
    none: 'No applicant waits for an answer.',
    back: 'Back to the job',
    template:
      'Dear {name}, thank you for applying, and for your patience. We have decided to go on without your application this time. We wish you all the best for your next one.',
    labels: { message: 'Message to everyone' },
    hints: { message: '{name} becomes the first name of each applicant. It is sent by mail.' },
    applicants: 'Who gets it',
    included: 'Untick those whom you have not decided on.',
    own: 'Write a different message',
    /** A text after ‘Write a different message’ for screen readers. */
    ownFor: (name: string) => ` to ${name}`,
    ownLabel: (name: string) => `Message to ${name}`,
    further: (count: number, number: string) =>
      `And ${number} more, who ${plural(count, 'gets', 'get')} the message to everyone.`,
    submit: (count: number, number: string) =>
      `Decline ${number} ${plural(count, 'applicant', 'applicants')}`,
    submitting: 'Declining…',
    cancel: 'Cancel',
    failed: 'The applicants could not be declined. Please try again.',
  },

  applicantCard: {
    seeMore: 'See More',
    /** A text after ‘See More’ for screen readers, which read the link without its card. */
    about: (name: string) => ` about ${name}`,
    applied: (date: string) => `Applied ${date}`,
    decided: (date: string) => `Decided ${date}`,
    withdrawn: (date: string) => `Withdrawn ${date}`,
    closed: (date: string) => `Closed without a decision ${date}`,
  },

  applicant: {
    title: 'Applicant',
    back: 'Back to applicants',
    appliedFor: 'Applied for',
    loading: 'Loading applicant...',
    coverLetter: 'Cover letter',
    resume: 'Resume',
    noBio: 'Nothing written yet.',
    email: 'Email',
    decision: {
      heading: 'Your decision',
      question: 'The applicant gets a mail with what you decide.',
      accept: 'Accept',
      decline: 'Decline',
      acceptedOn: (date: string) => `You accepted this application on ${date}.`,
      rejectedOn: (date: string) => `You declined this application on ${date}.`,
      message: 'Your message',
      reason: 'Your reason',
      noMessage: 'You sent no message with it.',
      noReason: 'You gave no reason.',
      emailShared: 'You gave the freelancer your email address.',
      emailNotShared: 'The freelancer does not have your email address: get in touch yourself.',
    },
    withdrawal: {
      heading: 'Withdrawn',
      withdrawnOn: (date: string) => `The freelancer withdrew this application on ${date}.`,
      reason: 'Their reason',
    },
    closing: {
      heading: 'Closed without a decision',
      closedOn: (date: string) =>
        `You did not decide in time. We told the applicant on ${date}, and your record counts it as unanswered.`,
    },
  },

  acceptModal: {
    title: (name: string) => `Accept ${name}?`,
    explanation: (jobTitle: string) => `This accepts the application for “${jobTitle}”.`,
    label: 'Message to the candidate',
    hint: 'How you would like to go on, for example. It is sent by mail.',
    submit: 'Accept',
    submitting: 'Accepting…',
    cancel: 'Cancel',
    failed: 'Unable to accept application.',
    reply: 'How they reach you',
    shareEmail: (email: string) => `Give the freelancer my email address, ${email}`,
    shareHint:
      'They see it once the decision is final, and can reply to our mail. Without it, you get in touch yourself.',
  },

  declineModal: {
    title: (name: string) => `Decline ${name}?`,
    explanation: (jobTitle: string) => `This declines the application for “${jobTitle}”.`,
    label: 'Reason',
    hint: 'A sentence helps the applicant. It is sent by mail.',
    submit: 'Decline',
    submitting: 'Declining…',
    cancel: 'Cancel',
    failed: 'Unable to decline application.',
  },

  /** The sentences for a conflict, when another decision came first. */
  decided: {
    title: 'Already decided',
    accepted: (dateTime: string) => `This application was already accepted on ${dateTime}.`,
    rejected: (dateTime: string) => `This application was already declined on ${dateTime}.`,
    withdrawn: (dateTime: string) => `The freelancer withdrew this application on ${dateTime}.`,
    closed: (dateTime: string) => `This application was closed without a decision on ${dateTime}.`,
    notSent: 'This was not sent. You can copy it from here.',
    close: 'Close',
  },

  activityModal: {
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
  },

  /** The question before saving a change of terms that applicants are notified of. */
  tellModal: {
    title: (count: number, number: string) =>
      `${number} ${plural(count, 'applicant', 'applicants')} will be told`,
    explanation: (count: number) =>
      plural(
        count,
        'The freelancer who waits for your decision gets a mail about this, and sees it beside the application:',
        'The freelancers who wait for your decision get a mail about this, and see it beside their applications:',
      ),
    confirm: 'Save and tell them',
    cancel: 'Keep editing',
  },

  deleteModal: {
    title: 'Delete this job?',
    explanation: (jobTitle: string) => `“${jobTitle}” will be deleted. This action cannot be undone.`,
    history: 'Those who applied keep their own applications in their list.',
    confirm: 'Delete',
    confirming: 'Deleting…',
    cancel: 'Cancel',
    failed: 'Unable to delete this job. Please try again.',
  },
};

function plural(count: number, one: string, many: string) {
  return count === 1 ? one : many;
}
