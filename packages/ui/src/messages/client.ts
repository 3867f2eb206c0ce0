/** What a client reads: writing a job, the dashboard, one job with its applicants, and deciding. */
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
    /** By the names that the contract gives the fields. */
    labels: {
      title: 'Title',
      short_description: 'Short description',
      description: 'Description',
      category: 'Category',
      location: 'Location',
      employment_type: 'Employment type',
      remote: 'Work type',
      salary_range: 'Salary range',
      application_deadline: 'Application deadline',
    },
    hints: {
      title: 'What you would call it to a friend, for example “Product designer for a booking app”.',
      short_description: 'One or two sentences, shown in the list of jobs.',
      description: 'What is to be done, with whom, and what you hope to read in an application.',
      location: 'A city and a country, or “Anywhere”.',
      salary_range: 'For example “$60–80 an hour”.',
      application_deadline: 'The last day on which applications arrive.',
    },
    cancel: 'Cancel',
    errors: {
      titleRequired: 'Title is required',
      shortDescriptionRequired: 'Short description is required',
      descriptionRequired: 'Description is required',
      locationRequired: 'Location is required',
      deadlineRequired: 'Application deadline is required',
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
        'Nothing of yours is lost: your text is still in the form, but not saved yet. Since you opened this page, somebody changed:',
      otherwise:
        'Nothing of yours is lost: your text is still in the form. None of these fields was changed, so you can save it now.',
      choice: 'If you save now, your text replaces these changes.',
      useCurrent: 'Discard my text and use theirs',
    },
  },

  dashboard: {
    title: 'Dashboard',
    welcome: (firstName: string) => `Welcome back, ${firstName}.`,
    postJob: 'Post Job',
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
      emptyOpen: 'They appear here as soon as somebody applies.',
      emptyNotOpen: 'The job takes no applications at present.',
    },
  },

  applicantCard: {
    seeMore: 'See More',
    /** Follows ‘See More’ for those who hear the link without the card. */
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
    message: 'Message to the candidate',
    messageHint: 'How you would like to go on, for example. It is sent by mail.',
    confirm: 'Accept',
    confirming: 'Accepting…',
    cancel: 'Cancel',
    failed: 'Unable to accept application.',
  },

  declineModal: {
    title: (name: string) => `Decline ${name}?`,
    explanation: (jobTitle: string) =>
      `This declines the application for “${jobTitle}”. It cannot be changed afterwards.`,
    reason: 'Reason',
    reasonHint: 'A sentence helps the applicant. It is sent by mail.',
    confirm: 'Decline',
    confirming: 'Declining…',
    cancel: 'Cancel',
    failed: 'Unable to decline application.',
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
