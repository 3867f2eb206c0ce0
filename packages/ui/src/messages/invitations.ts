/** The texts about invitations to jobs. */
export const invitations = {
  /** The label on an applicant whom the client had invited. */
  invited: 'Invited',

  /** The texts of the page on which a client invites a freelancer. */
  invite: {
    open: (firstName: string) => `Invite ${firstName} to a job`,
    title: (name: string) => `Invite ${name}`,
    meanwhile: 'Invite a freelancer',
    intro:
      'Choose one of your open jobs and say why it fits. The freelancer reads it in the app and can apply or decline.',
    loading: 'Loading your open jobs...',
    loadFailed: 'Unable to load your open jobs. Please try again later.',
    notFound: 'No freelancer found.',
    off: (firstName: string) => `${firstName} takes no invitations`,
    offReason: 'You can still write a message from the profile.',
    noJobs: 'You have no job to invite to',
    noJobsReason: 'An invitation needs a job that takes applications.',
    createJob: 'Post Job',
    back: 'Back to the profile',
    labels: { job: 'Job', message: 'Your message' },
    hints: { message: 'Say what in the profile fits the job. Only the freelancer reads it.' },
    jobRequired: 'Choose a job.',
    messageRequired: 'Write a message.',
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    others: 'Jobs to which you cannot invite',
    standings: { invited: 'Invited already', applied: 'Has applied already' },
    submit: 'Send invitation',
    submitting: 'Sending…',
    cancel: 'Cancel',
    sent: 'Your invitation was sent.',
    failed: 'Your invitation could not be sent. Please try again.',
  },

  /** The texts for the freelancer who received invitations. */
  received: {
    title: 'Invitations',
    earlier: 'Earlier invitations',
    loadFailed: 'Failed to load your invitations.',
    from: (client: string) => `${client} invites you to apply`,
    wrote: (client: string) => `${client} wrote`,
    states: { waiting: 'Waits for you', declined: 'Declined', applied: 'Applied', ended: 'Ended' },
    sentOn: (date: string) => `Sent ${date}`,
    apply: 'Apply',
    decline: 'Decline',
    undo: 'Take back',
    about: (jobTitle: string) => ` the invitation to ${jobTitle}`,
    applyTo: (jobTitle: string) => ` to ${jobTitle}`,
    explained: {
      waiting: 'You need not answer. It does not count against you.',
      declined: 'You have declined. The client sees it in the app and gets no email.',
      applied: 'Your application has answered it.',
      ended: 'The job takes no applications any more.',
    },
    yourReason: 'Your reason',
    reason: {
      title: 'Tell the client why, if you like',
      quick: ['I have no time for it.', 'It is not what I do.', 'The pay does not fit.'],
      label: 'In your own words',
      required: 'Write a reason, or leave it out.',
      tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
      submit: 'Send reason',
      submitting: 'Sending…',
    },
    failed: 'Your answer could not be saved. Please try again.',
  },

  /** The texts for the client, on the page of the job. */
  sent: {
    title: 'Invitations',
    loadFailed: 'Failed to load the invitations.',
    states: { waiting: 'Waiting', declined: 'Declined', applied: 'Applied', ended: 'Ended' },
    sentOn: (date: string) => `Sent ${date}`,
    reason: 'Reason',
    blind: 'Blind review does not show here who has applied.',
  },
};
