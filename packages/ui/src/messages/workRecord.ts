/** The texts of the work record, in which the two sides of finished work write about each other. */
export const workRecord = {
  title: 'Work record',
  intro:
    'What you and the people you have worked with say about each other. There are no stars and no scores. A sentence is public once the side that it is about has confirmed it, and each of you can hide it at any time.',
  loading: 'Loading the work record...',
  loadFailed: 'Failed to load the work record.',
  empty: 'No sentences yet',
  emptyReason:
    'Once both sides of an agreement have marked the work as done, each can write one sentence about the other on the page of the agreement.',
  aboutYou: 'About you',
  byYou: 'By you',
  workedWith: (name: string) => `Worked with ${name}`,
  /** The name of a client without a company. */
  client: 'a client',
  people: (count: number, number: string) =>
    count === 1 ? 'Worked with 1 person' : `Worked with ${number} people`,
  states: { proposed: 'Not confirmed', shown: 'Public', hidden: 'Hidden' },
  now: {
    waitsForYou: 'Only the two of you see this. It becomes public once you confirm it.',
    waitsForOther: 'Only the two of you see this. It becomes public once the other side confirms it.',
    shown: 'Everyone can see this. Each of you can hide it at any time.',
    hiddenByYou: 'You hide this, so nobody else sees it.',
    hiddenByOther: 'The other side hides this, so nobody else sees it.',
  },
  actions: { confirm: 'Confirm', hide: 'Hide', show: 'Show again' },
  /** A text that only screen readers read, after the label of a button. */
  ofEntry: (author: string, subject: string, job: string) =>
    ` the sentence of ${author} about ${subject}, ${job}`,
  stepFailed: 'The change could not be saved. Please try again.',
  form: {
    open: 'Write a sentence',
    change: 'Change the sentence',
    intro: (name: string) =>
      `The work is done. You can write one sentence about working with ${name} for their public work record.`,
    label: 'Your sentence',
    hint: 'The other side reads it first, and it is public only once they confirm it. A changed sentence must be confirmed again.',
    required: 'Write a sentence.',
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    submit: 'Send for confirmation',
    submitting: 'Sending…',
    cancel: 'Cancel',
    failed: 'The sentence could not be sent. Please try again.',
  },
};
