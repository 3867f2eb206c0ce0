export const decisionStatus = {
  pending: 'Undecided',
  accepted: 'Accepted',
  rejected: 'Declined',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
};

/** The texts about a decision that can still be undone. */
export const heldDecision = {
  notified: (name: string, duration: string) => `${name} is told in ${duration}.`,
  over: (name: string) => `${name} is being told.`,
  undo: 'Undo',
  /** A text after ‘Undo’, because screen readers read the button without its card. */
  about: (name: string) => ` the decision on ${name}`,
  undoing: 'Undoing…',
  failed: 'The decision could not be taken back. Please try again.',
};

export const applicantCard = {
  seeMore: 'See More',
  /** A text after ‘See More’, because screen readers read the link without its card. */
  about: (name: string) => ` about ${name}`,
  applied: (date: string) => `Applied ${date}`,
  decided: (date: string) => `Decided ${date}`,
  withdrawn: (date: string) => `Withdrawn ${date}`,
  closed: (date: string) => `Closed without a decision ${date}`,
};

export const applicant = {
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
    question: 'The applicant gets an email with what you decide.',
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
};

export const acceptModal = {
  title: (name: string) => `Accept ${name}?`,
  explanation: (jobTitle: string) => `This accepts the application for “${jobTitle}”.`,
  label: 'Message to the candidate',
  hint: 'How you would like to go on, for example. It is sent by email.',
  submit: 'Accept',
  submitting: 'Accepting…',
  cancel: 'Cancel',
  failed: 'Unable to accept application.',
  reply: 'How they reach you',
  shareEmail: (email: string) => `Give the freelancer my email address, ${email}`,
  shareHint:
    'They see it once the decision is final, and can reply to our email. Without it, you get in touch yourself.',
};

export const declineModal = {
  title: (name: string) => `Decline ${name}?`,
  explanation: (jobTitle: string) => `This declines the application for “${jobTitle}”.`,
  label: 'Reason',
  hint: 'A sentence helps the applicant. It is sent by email.',
  submit: 'Decline',
  submitting: 'Declining…',
  cancel: 'Cancel',
  failed: 'Unable to decline application.',
};

/** The sentences for a conflict: the application was already decided, withdrawn or closed. */
export const decided = {
  title: 'Already decided',
  accepted: (dateTime: string) => `This application was already accepted on ${dateTime}.`,
  rejected: (dateTime: string) => `This application was already declined on ${dateTime}.`,
  withdrawn: (dateTime: string) => `The freelancer withdrew this application on ${dateTime}.`,
  closed: (dateTime: string) => `This application was closed without a decision on ${dateTime}.`,
  notSent: 'This was not sent. You can copy it from here.',
  close: 'Close',
};

/** The texts about an applicant who has deleted the account. */
export const formerMember = {
  name: 'A former member',
  title: 'This account was deleted',
  explanation:
    'The freelancer has deleted the account, and with it the profile, the letter and the resume. The dates and your decision stay.',
};

/** The texts about how long an application is stored. */
export const retention = {
  keptUntil: (day: string) =>
    `Kept until ${day}. Then only its dates and its outcome stay, without the applicant and the messages.`,
  name: 'A former applicant',
  title: 'This application is no longer kept',
  forgotten: (day: string) =>
    `The letter, the resume and all messages were kept until ${day}. The dates and the outcome stay.`,
};
