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
    applications: (count: number) => counted(count, 'application', 'applications'),
    undecided: (count: number) => `${numbers.format(count)} undecided`,
  },

  jobForm: {
    sections: {
      work: 'The work',
      terms: 'Place and terms',
      pay: 'Pay and deadline',
    },
    title: 'Title',
    titleHint: 'What you would call it to a friend, for example “Product designer for a booking app”.',
    shortDescription: 'Short description',
    shortDescriptionHint: 'One or two sentences, shown in the list of jobs.',
    description: 'Description',
    descriptionHint: 'What is to be done, with whom, and what you hope to read in an application.',
    category: 'Category',
    location: 'Location',
    locationHint: 'A city and a country, or “Anywhere”.',
    employmentType: 'Employment type',
    workType: 'Work type',
    salaryRange: 'Salary range',
    salaryRangeHint: 'For example “$60–80 an hour”.',
    deadline: 'Application deadline',
    deadlineHint: 'The last day on which applications arrive.',
    cancel: 'Cancel',
    errors: {
      titleRequired: 'Title is required',
      shortDescriptionRequired: 'Short description is required',
      descriptionRequired: 'Description is required',
      locationRequired: 'Location is required',
      deadlineRequired: 'Application deadline is required',
      deadlinePast: 'The deadline must be today or later',
      tooLong: (limit: number) => `Please use at most ${numbers.format(limit)} characters`,
      summary: 'Please correct the marked fields.',
    },
    /** Used where the server gave no sentence of its own. */
    failed: 'The job could not be saved. Your text is still here: please try again.',
  },

  createJob: {
    heading: 'Create Job',
    introduction: 'It appears in the job listings as soon as you create it. You can change it at any time.',
    submit: 'Create Job',
    submitting: 'Creating job…',
  },

  editJob: {
    heading: 'Edit Job',
    loading: 'Loading job…',
    submit: 'Save Changes',
    submitting: 'Saving changes…',
    conflict: {
      title: 'This job was changed meanwhile',
      explanation:
        'Nothing of yours is lost: your text is still in the form, and not yet saved. Since you opened this page, these were changed to:',
      otherwise: 'Nothing of yours is lost: your text is still in the form, and not yet saved.',
      choice: 'Save Changes now replaces them with your text.',
      useCurrent: 'Discard my text and start from the current version',
      nothing: 'nothing',
    },
  },

  dashboard: {
    heading: 'Dashboard',
    welcome: (firstName: string) => `Welcome back, ${firstName}.`,
    postJob: 'Post Job',
    loading: 'Loading your job listings…',
    totals: {
      label: 'At a glance',
      undecided: (count: number) => plural(count, 'undecided applicant', 'undecided applicants'),
      applications: (count: number) => plural(count, 'application', 'applications'),
      active: (count: number) => plural(count, 'active listing', 'active listings'),
    },
    attention: {
      heading: 'Needs your attention',
      nothing: 'You are up to date: nobody is waiting for your decision, and no deadline is near.',
      waiting: (count: number) =>
        counted(count, 'applicant waits for your decision', 'applicants wait for your decision'),
      closes: (when: string) => `Closes ${when}`,
      more: (count: number) => counted(count, 'more listing needs you', 'more listings need you'),
      further: (count: number) =>
        `${counted(count, 'more applicant waits', 'more applicants wait')} in listings further down.`,
    },
    listings: {
      heading: 'My job listings',
      emptyTitle: 'No job listings yet',
      empty: 'Post your first job, and the applications arrive here.',
      deadline: 'Deadline',
    },
  },

  manageJob: {
    back: 'Dashboard',
    loading: 'Loading job…',
    edit: 'Edit Job Listing',
    deactivate: 'Deactivate',
    reactivate: 'Reactivate',
    remove: 'Delete',
    inactiveNotice: 'Nobody but you and those who applied can see this job. Reactivate it to take applications.',
    closedNotice: 'The deadline has passed, so nobody can apply. Set a later deadline to take applications again.',
    details: {
      heading: 'Job details',
      category: 'Category',
      location: 'Location',
      salaryRange: 'Salary range',
      noSalaryRange: 'Not given',
      employmentType: 'Employment type',
      workType: 'Work type',
      deadline: 'Deadline',
      posted: 'Posted',
      notPosted: 'Date not available',
      shortDescription: 'Short description',
      description: 'Description',
    },
    applicants: {
      heading: 'Applicants',
      loading: 'Loading applications…',
      undecided: 'Undecided',
      decided: 'Decided',
      emptyTitle: 'No applications yet',
      emptyOpen: 'They appear here as soon as somebody applies.',
      emptyNotOpen: 'The job takes no applications at present.',
      allDecided: 'You have decided on every application shown here.',
    },
  },

  applicantCard: {
    seeMore: 'See More',
    portfolio: 'Portfolio',
    noTitle: 'No title given',
    applied: (date: string) => `Applied ${date}`,
    decided: {
      accepted: (date: string) => `Accepted ${date}`,
      rejected: (date: string) => `Declined ${date}`,
    },
  },

  applicant: {
    back: (jobTitle: string) => `Back to ${jobTitle}`,
    backWithoutTitle: 'Back',
    loading: 'Loading applicant…',
    appliedFor: 'Applied for',
    coverLetter: 'Cover letter',
    resume: 'Resume',
    download: 'Download resume',
    profile: 'Profile',
    bio: 'About',
    noBio: 'Nothing written yet.',
    facts: {
      experience: 'Experience',
      years: (experience: string) => `${experience} years`,
      rate: 'Hourly rate',
      perHour: (amount: string) => `${amount} an hour`,
      location: 'Location',
      portfolio: 'Portfolio',
      applied: 'Applied',
    },
    skills: 'Skills',
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
      failed: 'Unable to deactivate this job. Please try again.',
    },
    reactivate: {
      title: 'Reactivate this job?',
      explanation: (jobTitle: string) => `“${jobTitle}” appears in the job listings again.`,
      confirm: 'Reactivate',
      failed: 'Unable to reactivate this job. Please try again.',
    },
    cancel: 'Cancel',
  },

  deleteModal: {
    title: 'Delete this job?',
    explanation: (jobTitle: string) => `“${jobTitle}” will be deleted. This action cannot be undone.`,
    history: 'Those who applied keep their own applications in their list.',
    confirm: 'Delete',
    cancel: 'Cancel',
    failed: 'Unable to delete this job. Please try again.',
  },
};

const numbers = new Intl.NumberFormat('en-US');

/** '1 application', '1,200 applications' */
function counted(count: number, one: string, many: string) {
  return `${numbers.format(count)} ${plural(count, one, many)}`;
}

function plural(count: number, one: string, many: string) {
  return count === 1 ? one : many;
}
