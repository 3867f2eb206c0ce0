/** The terms of an agreement, in the words that pages, mails and documents share. */
export const englishAgreementWords = {
  title: 'Agreement',
  parts: {
    scope: 'Scope',
    deliverables: 'Deliverables',
    pay: 'Price',
    start_date: 'Start',
    place: 'Place',
    notes: 'Notes',
  },
  remote: 'Remote',
  noAmount: 'No amount',
  noDeliverables: 'None',
  /** Names the delivered work and its date. */
  deliverable: (title: string, day: string) => `${title}, by ${day}`,
  states: {
    empty: 'Not written yet',
    proposed: 'Waits for confirmation',
    agreed: 'Agreed',
    started: 'Started',
    delivered: 'Delivered',
    half_done: 'Done by one side',
    done: 'Done',
    ended: 'Ended',
  },
  /** Reports which side took a step. */
  steps: {
    write: (who: string) => `${who} wrote a version`,
    confirm: (who: string) => `${who} confirmed the agreement`,
    start: (who: string) => `${who} marked the work as started`,
    deliver: (who: string) => `${who} marked the work as delivered`,
    mark_done: (who: string) => `${who} marked the work as done`,
    end: (who: string) => `${who} ended the agreement`,
  },
  roles: { client: 'Client', freelancer: 'Freelancer' },
  job: 'Job',
  version: 'Version',
  state: 'State',
  history: 'What happened',
  reason: 'Reason for the end',
  formerMember: 'Former member',
  unnamedClient: 'The client',
  /** The notice that the marketplace is not a party to the agreement. */
  ownAgreement:
    'This is an agreement between the two of you. The marketplace is no party to it, does not check it, and moves no money.',
  ownAgreementOf:
    'This is an agreement between the client and the freelancer. This site is no party to it, has not checked it, and moves no money.',
  notConfirmed: 'Both sides have not confirmed this version. It is a proposal.',
  confirmed: 'Both sides have confirmed this version.',
};

/** The type of these texts in every language. */
export type AgreementWords = typeof englishAgreementWords;
