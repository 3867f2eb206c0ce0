import type { PayPeriod } from '@skillharbor/contract';

/** The client's texts: writing a job, the dashboard, one job with its applicants, and decisions. */
export const client = {
  jobStatus: {
    active: 'Active',
    inactive: 'Inactive',
    deadlinePassed: 'Deadline passed',
  },
  decisionStatus: {
    pending: 'Undecided',
    accepted: 'Accepted',
    rejected: 'Declined',
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
    },
    /** Keyed by the contract's field names. */
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
    },
    hints: {
      title: 'What you would call it to a friend, for example “Product designer for a booking app”.',
      short_description: 'One or two sentences, shown in the list of jobs.',
      description: 'What is to be done, with whom, and what you hope to read in an application.',
      location: 'A city and a country, or “Anywhere”.',
      salary_range: 'What an amount cannot say, in your own words: “plus a share of royalties”.',
      application_deadline: 'The last day on which applications arrive.',
    },
    payPeriods: {
      hour: 'Hour',
      day: 'Day',
      month: 'Month',
      year: 'Year',
      project: 'Project',
    } satisfies Record<PayPeriod, string>,
    /** What stands where the pay is previewed. */
    payPreview: {
      label: 'It will read:',
      empty: 'No amount yet.',
      hint: 'Leave “To” empty for “from …”. For a fixed amount, enter it twice.',
    },
    /** The region, and the button that opens it where it has no room. */
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
    welcome: (firstName: string) => `Welcome back, ${firstName}.`,
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
    details: 'Job details',
    fullDescription: 'Full description',
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

  applicantCard: {
    seeMore: 'See More',
    /** Appended to ‘See More’ for screen readers, which read the link without the card. */
    about: (name: string) => ` about ${name}`,
    applied: (date: string) => `Applied ${date}`,
    decided: (date: string) => `Decided ${date}`,
  },

  applicant: {
    title: 'Applicant',
    back: 'Back to applicants',
    appliedFor: 'Applied for',
    loading: 'Loading applicant...',
    coverLetter: 'Cover letter',
    resume: 'Resume',
    fileFacts: (type: string, size: string) => `${type}, ${size}`,
    download: 'Download resume',
    noBio: 'Nothing written yet.',
    email: 'Email',
    decision: {
      heading: 'Your decision',
      question: 'The applicant gets a mail with what you decide. A decision is final.',
      accept: 'Accept',
      decline: 'Decline',
      acceptedOn: (date: string) => `You accepted this application on ${date}.`,
      rejectedOn: (date: string) => `You declined this application on ${date}.`,
      message: 'Your message',
      reason: 'Your reason',
      noMessage: 'You sent no message with it.',
      noReason: 'You gave no reason.',
    },
  },

  acceptModal: {
    title: (name: string) => `Accept ${name}?`,
    explanation: (jobTitle: string) =>
      `This accepts the application for “${jobTitle}”. It cannot be changed afterwards.`,
    label: 'Message to the candidate',
    hint: 'How you would like to go on, for example. It is sent by mail.',
    submit: 'Accept',
    submitting: 'Accepting…',
    cancel: 'Cancel',
    failed: 'Unable to accept application.',
  },

  declineModal: {
    title: (name: string) => `Decline ${name}?`,
    explanation: (jobTitle: string) =>
      `This declines the application for “${jobTitle}”. It cannot be changed afterwards.`,
    label: 'Reason',
    hint: 'A sentence helps the applicant. It is sent by mail.',
    submit: 'Decline',
    submitting: 'Declining…',
    cancel: 'Cancel',
    failed: 'Unable to decline application.',
  },

  /** Another decision came first. */
  decided: {
    title: 'Already decided',
    accepted: (dateTime: string) => `This application was already accepted on ${dateTime}.`,
    rejected: (dateTime: string) => `This application was already declined on ${dateTime}.`,
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
