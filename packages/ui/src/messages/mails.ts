/** The texts about the mails that a user wants, on the account page and on the page that a link in a mail opens. */
export const mails = {
  title: 'Emails to you',
  intro:
    'We always write about your account, about receipts and decisions, and forward what visitors write to you. Everything in the other emails is also in the app.',
  label: 'Which other emails do you want?',
  kinds: {
    applications: { label: 'Applications', hint: 'An application arrives, or is withdrawn.' },
    still_looking: {
      label: '“Still looking?”',
      hint: 'We ask after two weeks without activity on a job. If you are not asked, the job still pauses a week later.',
    },
    questions: {
      label: 'Questions and replies',
      hint: 'Someone asks about your job, or your question gets a reply.',
    },
    job_changes: {
      label: 'Changes to jobs you applied for',
      hint: 'A job that you applied for is changed or paused.',
    },
    messages: {
      label: 'Messages about applications',
      hint: 'The other side writes to you. You can also mute a single conversation.',
    },
    invitations: { label: 'Invitations', hint: 'A client invites you to apply for a job.' },
    saved_searches: {
      label: 'Saved searches',
      hint: 'New jobs or freelancers match a search that you have saved. You can also pause each search.',
    },
  },
  submit: 'Save the choice',
  submitting: 'Saving…',
  saved: 'Your choice is saved.',
  quietHours: {
    title: 'Quiet hours',
    intro:
      'In these hours of your time zone, emails that you can switch off wait, and your devices show no notifications. Receipts, and emails about decisions and your account, come at once. What happens meanwhile is in your notifications.',
    labels: { from: 'Emails wait from', to: 'Until' },
    hint: 'The hours may end on the next day.',
    none: 'No quiet hours',
    submit: 'Save the hours',
    submitting: 'Saving…',
    saved: 'Your quiet hours are saved.',
  },
  digest: {
    title: 'Daily summary',
    intro:
      'One email a day can name what has happened, instead of an email for each event. It leaves out what you have seen in the app meanwhile. Emails about saved searches, decisions, receipts and your account come by themselves.',
    labels: { hour: 'These emails come' },
    atOnce: 'One by one',
    none: 'No summary: emails come one by one',
    daily: (clock: string) => `Once a day, at ${clock}`,
    submit: 'Save the hour',
    submitting: 'Saving…',
    saved: 'Your choice is saved.',
  },
  /** The texts of the page that the link at the end of a mail opens. */
  link: {
    loading: 'Looking up your emails, one moment…',
    loadFailed: 'We could not look up your emails. Please try again.',
    unknownLink: 'This link does not work. In your account, you can choose which emails you want.',
    question: (kind: string) => `Stop emails about this? ${kind}`,
    stop: 'Stop these emails',
    resume: 'Switch on again',
    submitting: 'Saving…',
    failed: 'Your choice could not be saved. Please try again.',
    stopped: (kind: string) => `Switched off: ${kind}`,
    resumed: (kind: string) => `Switched on: ${kind}`,
    stoppedExplained: 'You get no more emails of this kind. What they would tell is shown in the app.',
    resumedExplained: 'You get emails of this kind.',
    account: 'See all emails',
  },
};
