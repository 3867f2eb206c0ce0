import type { SignUpInvitationState } from '@skillharbor/contract';
import { plural } from './plural.ts';

const states: Record<SignUpInvitationState, string> = {
  waiting: 'Waiting',
  used: 'Used',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

/** The texts of the page on which operators invite people to sign up. */
export const deskInvitations = {
  title: 'Invitations',
  lead: 'While joining is by invitation, only those with an invitation can sign up.',
  loading: 'Loading the invitations...',
  loadFailed: 'The invitations could not be loaded. Please try again later.',
  notNeeded: {
    open: 'Everyone can sign up at the moment, so nobody needs an invitation.',
    closed: 'Sign-ups are closed at the moment, so only invitations to teams work.',
  },
  settings: 'Change who can sign up',
  form: {
    title: 'Invite someone',
    labels: {
      kind: 'Whom do you invite?',
      email: 'Email address',
      language: 'Language of the email',
      max_uses: 'Number of sign-ups',
      note: 'Note',
      last_day: 'Last day',
    },
    hints: {
      note: 'What the link is for. Only operators read it.',
      last_day: 'Without one, the invitation works for 14 days.',
    },
    kinds: {
      address: {
        label: 'One person by email',
        hint: 'The email has a link that works for their address only.',
      },
      link: { label: 'Everyone who has a link', hint: 'You get the link, and pass it on yourself.' },
    },
    emailInvalid: 'Enter an email address like name@example.com.',
    usesInvalid: (maximum: string) => `Enter a whole number from 1 to ${maximum}.`,
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    send: 'Send invitation',
    make: 'Make link',
    submitting: 'One moment…',
    failed: 'The invitation could not be made. Please try again.',
    sent: (email: string) => `The invitation is on its way to ${email}.`,
  },
  link: {
    title: 'The link of your invitation',
    text: 'It is shown only now, so copy it before you leave this page.',
    copy: 'Copy link',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied. Select it, and copy it yourself.',
  },
  list: 'All invitations',
  empty: 'Nobody is invited',
  emptyReason: 'An invitation is listed until 30 days after its last day.',
  columns: {
    whom: 'For',
    state: 'State',
    uses: 'Sign-ups',
    made: 'Made',
    lastDay: 'Last day',
    action: 'Action',
  },
  states,
  linkFor: (count: number, number: string) =>
    plural(count, 'Link for 1 sign-up', `Link for ${number} sign-ups`),
  usesOf: (uses: string, maximum: string) => `${uses} of ${maximum}`,
  withdraw: 'Withdraw',
  withdrawOf: (whom: string) => `Withdraw: ${whom}`,
  withdrawn: 'The invitation is withdrawn.',
  withdrawFailed: 'The invitation could not be withdrawn. Please try again.',
  /** The names of the kinds of invitations, for the operators' log. */
  kinds: { address: 'For one address', link: 'Link' },
};
