import { englishAgreementWords } from '@skillharbor/prose';

/** The texts of the agreement between the two sides of an accepted application. */
export const agreements = {
  words: englishAgreementWords,
  title: 'Agreement',
  back: 'Back to the application',
  about: (jobTitle: string) => `About “${jobTitle}”`,
  loading: 'Loading the agreement...',
  loadFailed: 'Failed to load the agreement.',
  notFound: 'There is no agreement here. It begins once the application is accepted.',
  client: 'The client',
  /** One text for each state of the agreement, which says what the reader can do. */
  now: {
    empty:
      'Nobody has written anything yet. Write down what you will do, by when and for how much. The other side then confirms it or changes it.',
    waitsForYou: (version: string) =>
      `Version ${version} waits for you: confirm it, or change it. A change goes back to the other side.`,
    waitsForOther: (version: string) => `You have confirmed version ${version}. It waits for the other side.`,
    agreed: (version: string) =>
      `Both of you have confirmed version ${version}. Mark the work as started when it begins.`,
    startedForFreelancer: 'The work has started. Mark it as delivered when you have handed it over.',
    startedForClient: 'The work has started. The freelancer marks it as delivered.',
    delivered: 'The work is delivered. Each side marks it as done when nothing is open any more.',
    halfDoneForYou:
      'The other side has marked the work as done. Mark it as well when nothing is open any more.',
    halfDoneForOther: 'You have marked the work as done. The other side has not yet.',
    done: 'Both sides have marked the work as done.',
    ended: 'The agreement has ended.',
    closed: 'The other side is a former member. You can still read and download the agreement.',
  },
  actions: {
    confirm: (version: string) => `Confirm version ${version}`,
    confirming: 'Confirming…',
    write: 'Change it',
    start: 'Mark as started',
    deliver: 'Mark as delivered',
    mark_done: 'Mark as done',
    end: 'End the agreement',
    failed: 'The step could not be saved. Please try again.',
  },
  terms: (version: string) => `What version ${version} says`,
  changes: 'What changed',
  changedBy: (version: string, who: string, dateTime: string) => `Version ${version}, by ${who}, ${dateTime}`,
  /** The summaries of long texts. The user can read both versions of each text. */
  changed: {
    scope: 'The scope was changed',
    notes: 'The notes were changed',
    deliverables: 'The deliverables were changed',
  },
  downloads: 'Keep a copy',
  downloadPdf: 'Download as PDF',
  downloadJson: 'Download as JSON',
  form: {
    write: 'Write the agreement',
    change: 'Change the agreement',
    labels: {
      scope: 'Scope',
      place: 'Place',
      where: 'Where the work is done',
      start_date: 'Start',
      notes: 'Notes',
      title: 'What is delivered',
      due: 'By',
    },
    hints: {
      scope: 'What is part of the work, and what is not. A dash at the start of a line makes a list.',
      notes: 'Anything else that both of you should remember.',
    },
    where: { place: 'At a place', remote: 'Remotely' },
    deliverables: 'Deliverables',
    deliverablesIntro: 'List what is handed over, each with its day: 20 at most.',
    deliverable: (number: string) => `Deliverable ${number}`,
    add: 'Add a deliverable',
    remove: (number: string) => `Remove deliverable ${number}`,
    removed: (number: string) => `Deliverable ${number} is removed.`,
    errors: {
      scopeRequired: 'Say what the work is.',
      startRequired: 'Choose the day on which the work starts.',
      placeRequired: 'Name the place, or choose “Remotely”.',
      titleRequired: 'Say what is delivered.',
      dueRequired: 'Choose the day by which it is delivered.',
      tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    },
    submit: 'Send for confirmation',
    submitting: 'Sending…',
    cancel: 'Cancel',
    failed: 'The agreement could not be sent. Please try again.',
    sent: 'Sent. The other side gets an email.',
  },
  conflict: {
    title: 'The other side has sent a new version',
    explanation:
      'These are its changes. What you typed is still in the form. If you send it, it replaces them.',
    useCurrent: 'Discard mine, and read the new version',
  },
  ending: {
    title: 'End this agreement?',
    explanation: 'Both of you keep it, and nobody can change it any more. The other side reads your reason.',
    label: 'Reason',
    required: 'Give a reason.',
    submit: 'End it',
    submitting: 'Ending…',
    cancel: 'Cancel',
    failed: 'The agreement could not be ended.',
  },
  /** The texts of the section on the page of an application. */
  section: {
    open: 'Open the agreement',
    start: 'Write the agreement',
    loading: 'Loading the agreement...',
    empty:
      'You can write down what you agree on: scope, dates and price. It counts once both of you have confirmed it.',
    state: 'State',
  },
};
