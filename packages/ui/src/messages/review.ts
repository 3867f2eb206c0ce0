import type { ApplicantFilter, ApplicantSort } from '@skillharbor/contract';

/** The texts for reviewing applicants: the list, the shortlist, notes and the keyboard. */
export const review = {
  card: {
    skills: 'Skills',
    /** A text that screen readers read after a skill that the job names. */
    named: ', which the job names',
    moreSkills: (number: string) => `+${number}`,
    /** The number of a hidden applicant's skills that the job does not name. */
    hiddenSkills: (count: number, number: string) =>
      count === 1 ? '1 other skill, hidden' : `${number} other skills, hidden`,
    resume: 'Resume',
    note: 'Your note',
  },
  list: {
    filter: 'Applicants by state',
    /** The texts of the list beside the applicant who is shown. */
    beside: 'Applicants in this list',
    filters: {
      all: 'All',
      undecided: 'Undecided',
      shortlisted: 'Shortlist',
      decided: 'Decided',
    } satisfies Record<ApplicantFilter, string>,
    sort: 'Sort by',
    sorts: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      rate_low: 'Lowest rate first',
      rate_high: 'Highest rate first',
    } satisfies Record<ApplicantSort, string>,
    empty: {
      all: 'No applications yet',
      undecided: 'Every applicant has an answer',
      shortlisted: 'No one is on your shortlist yet',
      decided: 'No decisions yet',
    } satisfies Record<ApplicantFilter, string>,
    emptyShortlist: 'Press the star on a card. The freelancer does not learn of it.',
    showAll: 'Show all applicants',
  },
  shortlist: {
    button: 'Shortlist',
    /** A text that only screen readers read, after the button's label. */
    about: (name: string) => ` ${name}`,
    failed: 'The shortlist could not be changed. Please try again.',
    notify: (name: string) => `Tell ${name}`,
    notNotified: 'Only you know of it.',
    notified: (date: string) => `The freelancer was told on ${date}.`,
    notifyModal: {
      title: (name: string) => `Tell ${name} of your shortlist?`,
      explanation: (name: string) =>
        `${name} gets one email that this application is on your shortlist, and sees it beside the application. This cannot be taken back.`,
      confirm: 'Send the email',
      confirming: 'Sending…',
      cancel: 'Cancel',
      failed: 'The email could not be sent. Please try again.',
    },
  },
  note: {
    label: 'Private note',
    hint: 'Only you can read it. It is saved as you type.',
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'Not saved yet. It is kept on this device.',
    retry: 'Save again',
  },
  compare: {
    title: 'Compare applicants',
    loading: 'Loading applicants...',
    names: 'Applicants',
    /** A text that only screen readers read, after the label of a decision's button. */
    about: (name: string) => ` ${name}`,
    resumeOf: (name: string) => ` of ${name}`,
    none: 'Not given',
    /** A text that only screen readers read, after the applicant's name in a row. */
    same: ' (the same for all)',
    tooFew: 'Choose two applicants or more',
    howTo: 'Choose Compare on two to four applicants of the job.',
    chooseApplicants: 'Choose applicants',
    choose: 'Compare',
    chosen: (number: string) => `${number} chosen`,
    full: 'Four is the most.',
    compare: 'Compare side by side',
    clear: 'Choose none',
  },
  neighbours: {
    label: 'Other applicants',
    previous: 'Previous',
    next: 'Next',
    /** A text that only screen readers read, after either label of the button. */
    applicant: ' applicant',
  },
  shortcuts: {
    next: 'Next applicant',
    previous: 'Previous applicant',
    shortlist: 'Put on the shortlist, or take off',
    accept: 'Accept',
    decline: 'Decline',
  },
};
