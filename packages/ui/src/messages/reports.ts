import type { ReportKind, ReportOutcome, ReportReason } from '@skillharbor/contract';

const kinds: Record<ReportKind, string> = {
  job: 'The job listing',
  freelancer: 'The profile',
  company: 'The company page',
  question: 'The question',
  reply: 'The reply',
  message: 'The message',
  portfolio_piece: 'The piece of work',
  portrait: 'The portrait',
  logo: 'The logo',
};

const reasons: Record<ReportReason, string> = {
  illegal_content: 'It is against the law',
  scam: 'It is a scam or a fake',
  spam: 'It is spam',
  discrimination: 'It discriminates against people or harasses them',
  personal_data: 'It reveals personal data',
  copyright: 'It infringes a copyright',
  other: 'Something else',
};

const outcomes: Record<ReportOutcome, { state: string; explanation: string }> = {
  open: {
    state: 'Waiting for a decision',
    explanation:
      'Nobody has decided yet. If we know your email address, we write to you as soon as someone has.',
  },
  dismissed: {
    state: 'No rule was broken',
    explanation:
      'Someone has looked at it and found nothing that breaks our rules or the law. It stays as it is.',
  },
  acted: {
    state: 'Something was done',
    explanation:
      'Someone has looked at it and found that it breaks our rules or the law. We have acted on it.',
  },
  reversed: {
    state: 'Taken back after an appeal',
    explanation: 'We had acted on it. The person concerned appealed, and a second look found no broken rule.',
  },
};

/** The texts of the dialog that sends a report, and of the page with the outcome of a report. */
export const reports = {
  kinds,
  reasons,

  dialog: {
    title: (name: string) => `Report: ${name}`,
    intro: 'Someone will look at it and decide. Nobody else learns that you reported it.',
    labels: {
      kind: 'What is it about?',
      reason: 'What is wrong with it?',
      words: 'In your own words',
      good_faith: 'Please confirm',
      name: 'Your name',
      email: 'Your email',
    },
    hints: {
      words: 'What should the person know who decides about it?',
      illegal: 'Say why it is against the law, and which law if you know.',
      name: 'You need not give a name.',
      email: 'We write to you when someone has decided.',
    },
    goodFaith: 'I believe in good faith that what I say here is accurate and complete.',
    reasonRequired: 'Choose what is wrong with it.',
    wordsRequired: 'Say what is wrong with it.',
    goodFaithRequired: 'Confirm that what you say is accurate and complete.',
    emailInvalid: 'Please enter a valid email address.',
    tooLong: (count: string) => `Use at most ${count} characters.`,
    submit: 'Send report',
    submitting: 'Sending…',
    cancel: 'Cancel',
    failed: 'Your report could not be sent. Please try again.',
    gone: 'This is no longer on the site, so there is nothing to report.',
  },

  receipt: {
    title: 'Thank you for your report',
    number: 'The number of your report',
    explanation: 'Someone will look at it and decide. You can see what became of it on a page of your own.',
    keepLink: 'Keep the link: without an email address, we cannot send it to you again.',
    open: 'See what became of the report',
    close: 'Close',
  },

  page: {
    title: 'Your report',
    titleOf: (number: string) => `Your report ${number}`,
    loading: 'Loading your report...',
    loadFailed: 'Your report could not be loaded. Please try again later.',
    unknown: 'This link does not work. It may be incomplete, or the report was deleted.',
    about: 'About',
    reason: 'Reason',
    reportedOn: 'Reported on',
    decidedOn: 'Decided on',
    words: 'What you wrote',
    private: 'Only people with the link to this page can read it.',
    home: 'To the home page',
    outcomes,
  },
};
