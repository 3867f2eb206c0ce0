import type { CaseState, ModerationRule, RulingAction, SubjectText } from '@skillharbor/contract';

const fields: Record<SubjectText['field'], string> = {
  name: 'Name',
  title: 'Title',
  company: 'Company',
  location: 'Location',
  salary_range: 'Pay',
  short_description: 'Short description',
  description: 'Description',
  screening: 'Questions to applicants',
  bio: 'Bio',
  experience: 'Experience',
  skills: 'Skills',
  link: 'Link',
  about: 'About',
  question: 'Question',
  reply: 'Reply',
  text: 'Text',
  file: 'File',
};

const rules: Record<ModerationRule, string> = {
  law: 'Nothing may be against the law',
  honesty: 'What is offered must be real and honest',
  spam: 'Nothing may be posted again and again, or only to advertise',
  respect: 'Nobody may be discriminated against or harassed',
  privacy: 'Personal data of others may not be revealed',
  copyright: 'The works of others may be shown only with their permission',
  suitability: 'Everything must be about freelance work',
};

const templates: Record<ModerationRule, string> = {
  law: 'It says or offers something that the law forbids, namely: ',
  honesty:
    'It promises what it cannot keep, or asks for money or data that no honest client asks for, namely: ',
  spam: 'The same has been posted several times, or it only advertises something else, namely: ',
  respect: 'It excludes, degrades or harasses people, namely by this passage: ',
  privacy: 'It reveals personal data of another person, namely: ',
  copyright: 'It shows the work of another person without permission, namely: ',
  suitability: 'It has nothing to do with freelance work, because: ',
};

const actions: Record<RulingAction, { label: string; hint: string; done: string }> = {
  dismiss: { label: 'Dismiss', hint: 'No rule is broken. Only the reporters are told.', done: 'Dismissed' },
  request_change: {
    label: 'Ask for a change',
    hint: 'It stays visible. The owner reads which rule it breaks.',
    done: 'Change requested',
  },
  hide: { label: 'Hide', hint: 'The public no longer sees it.', done: 'Hidden' },
  suspend: {
    label: 'Suspend the account',
    hint: 'The owner cannot log in for some days, and nothing of theirs is public. This stays hidden after that.',
    done: 'Account suspended',
  },
  end_account: {
    label: 'End the account',
    hint: 'The owner cannot log in any more, and nothing of theirs is public.',
    done: 'Account ended',
  },
};

const states: Record<CaseState, string> = { open: 'Open', appealed: 'Appealed', decided: 'Decided' };

/** The texts of the pages for moderators. */
export const moderation = {
  fields,
  rules,
  templates,
  actions,
  states,

  queue: {
    title: 'Moderation',
    lead: {
      open: 'Each case is about one thing that was reported. The oldest comes first.',
      appealed: 'Each case is about one thing that was reported. The oldest appeal comes first.',
      decided: 'Each case is about one thing that was reported. The newest decision comes first.',
    },
    parts: 'Cases',
    loading: 'Loading cases...',
    loadFailed: 'The cases could not be loaded. Please try again later.',
    refused:
      'Only moderators whose account has a second step see cases. You can set one up on the page of your account.',
    empty: { open: 'Nothing is waiting', appealed: 'Nobody has appealed', decided: 'No case is decided yet' },
    emptyReason: {
      open: 'What users and visitors report appears here.',
      appealed: 'Appeals against decisions appear here.',
      decided: 'Decided cases stay here for a year.',
    },
    reports: (count: number, number: string) => (count === 1 ? '1 report' : `${number} reports`),
    noOwner: 'No account',
    openedOn: (date: string) => `Since ${date}`,
    decidedOn: (date: string) => `Decided on ${date}`,
    reversed: 'Reversed',
  },

  case: {
    title: 'Case',
    titleOf: (number: string) => `Case ${number}`,
    back: 'All cases',
    loading: 'Loading the case...',
    loadFailed: 'The case could not be loaded. Please try again later.',
    notFound: 'There is no such case. It may have been deleted after a year.',
    asReported: 'When it was reported',
    asReportedOn: (date: string) => `When it was reported on ${date}`,
    now: 'As it is now',
    unchanged: 'It has not changed since.',
    gone: 'It is no longer there.',
    changed: 'Changed',
    removed: 'Removed',
    picture: 'The picture that was reported',
    presentPicture: 'The present picture',
    reports: 'Reports',
    fromMember: 'A logged-in user',
    fromVisitor: 'A visitor',
    noWords: 'Without words.',
    dismissedBefore: (count: number, number: string) =>
      count === 1
        ? 'One other report of this reporter was dismissed.'
        : `${number} other reports of this reporter were dismissed.`,
    owner: 'Owner',
    noOwner: 'This belongs to no account.',
    suspendedUntil: (date: string) => `Suspended until ${date}`,
    ended: 'Account ended',
    history: 'Earlier cases',
    noHistory: 'None.',
    similar: 'Jobs with nearly the same text',
    see: 'See it on the site',
  },

  decide: {
    title: 'Decision',
    labels: {
      action: 'What should happen?',
      rule: 'Which rule is broken?',
      days: 'For how many days?',
      reason: 'Reason',
    },
    hints: {
      days: 'From 1 to 365',
      reason: 'The owner reads it. Name the passage, and keep the reporters out of it.',
    },
    insert: 'Insert a beginning',
    actionRequired: 'Choose what should happen.',
    ruleRequired: 'Choose the rule.',
    reasonRequired: 'Give the reason.',
    daysInvalid: 'Enter a number from 1 to 365.',
    tooLong: (count: string) => `Use at most ${count} characters.`,
    submit: 'Decide',
    submitting: 'Deciding…',
    failed: 'The decision could not be saved. Please try again.',
    done: 'The decision is made, and everyone concerned is told.',
  },

  ruling: {
    by: (name: string, date: string) => `Decided by ${name} on ${date}`,
    byFormer: (date: string) => `Decided by a former moderator on ${date}`,
    until: (date: string) => `Until ${date}`,
    reversed: (date: string) => `Reversed after an appeal on ${date}`,
  },

  appeal: {
    title: 'Appeal',
    appealedOn: (date: string) => `The owner appealed on ${date}`,
    labels: { outcome: 'What do you decide?', reason: 'Reason' },
    hints: { reason: 'The owner reads it.' },
    outcomes: { upheld: 'The decision stays', reversed: 'The decision was wrong: restore everything' },
    outcomeRequired: 'Choose what you decide.',
    upheld: 'The decision stays.',
    reversed: 'The decision was reversed.',
    otherDecides: 'You made this decision, so another moderator decides about the appeal.',
  },

  keys: { next: 'Next case', previous: 'Previous case', open: 'Open the case', list: 'All cases' },
};
