import type { ReportKind, RulingAction } from '@skillharbor/contract';

const kinds: Record<ReportKind, string> = {
  job: 'Your job listing',
  freelancer: 'Your profile',
  company: 'Your company page',
  question: 'Your question',
  reply: 'Your reply',
  message: 'Your message',
  portfolio_piece: 'Your piece of work',
  portrait: 'Your portrait',
  logo: 'Your logo',
};

const decisions: Record<RulingAction, { title: string; explanation: string }> = {
  dismiss: { title: 'No rule was broken', explanation: 'It stays as it is.' },
  request_change: {
    title: 'Please change it',
    explanation: 'As it is, it breaks a rule. It stays visible meanwhile.',
  },
  hide: {
    title: 'It is hidden',
    explanation: 'It is hidden on the whole site, until further notice.',
  },
  suspend: {
    title: 'Your account is suspended',
    explanation:
      'You cannot log in, and nothing of yours is public. What was reported stays hidden after the suspension.',
  },
  end_account: {
    title: 'Your account was ended',
    explanation: 'You cannot log in, and nothing of yours is public.',
  },
};

/** The texts of statements of reasons, for the users to whom a moderator's decision applies. */
export const statements = {
  kinds,
  decisions,
  pastSuspension: {
    title: 'Your account was suspended',
    explanation: 'You can log in again. What was reported stays hidden.',
  },

  page: {
    title: 'Statement of reasons',
    loading: 'Loading the statement...',
    loadFailed: 'The statement could not be loaded. Please try again later.',
    unknown: 'This link does not work. It may be incomplete, or the statement was deleted.',
    about: 'About',
    decidedOn: 'Decided on',
    until: 'Until',
    rule: 'Rule',
    reason: 'The facts and the reason',
    reported: 'What was reported',
    how: 'How it was decided',
    howExplained: {
      report:
        'Someone reported it. A person looked at it and decided. No program found it, and none decided.',
      plain_rule:
        'A program compared your first text here with a few plain rules, such as whether it has a phone number. A person looked at it and decided.',
    },
    reversed: 'We have taken this decision back. Everything is as it was before.',
  },

  appeal: {
    title: 'If you see it differently',
    explanation: (date: string) =>
      `You can appeal once, until ${date}. Another person decides about it where there is one.`,
    late: 'The six months for an appeal are over.',
    courts: 'You can also turn to a court or to a certified body for out-of-court disputes.',
    label: 'Why was the decision wrong?',
    required: 'Say why the decision was wrong.',
    tooLong: (count: string) => `Use at most ${count} characters.`,
    submit: 'Appeal',
    submitting: 'Sending…',
    failed: 'Your appeal could not be sent. Please try again.',
    sentOn: (date: string) => `You appealed on ${date}.`,
    waiting: 'Nobody has decided about it yet. We write to you when someone has.',
    upheld: 'Someone has looked at it again. The decision stays.',
    reversed: 'Someone has looked at it again and reversed the decision.',
  },

  list: {
    title: 'Decisions about you',
    lead: 'What moderators decided about what you show on the site.',
    loading: 'Loading decisions...',
    loadFailed: 'The decisions could not be loaded. Please try again later.',
    empty: 'No moderator has decided anything about you',
    emptyReason: 'Everything that you show is as you left it.',
    reversed: 'Reversed',
  },
};
