import type { Application } from '@skillharbor/contract';
import { plural } from './plural.ts';

/** The client's texts for applications under blind review. */
export const blindReview = {
  title: 'Blind review',
  hidden: 'Name hidden',
  /** Stands for a hidden name. The number is the position among all who applied. */
  /** A text that replaces any hidden fact other than the name. */
  hiddenFact: 'Not shown',
  revealed: {
    chosen: (date) => `You revealed the name on ${date}`,
    decision: (date) => `Name revealed with your decision on ${date}`,
    review_ended: (date) => `Name revealed on ${date}, when you ended the blind review`,
  } satisfies Record<NonNullable<Application['reveal_reason']>, (date: string) => string>,
  /** A text that replaces the profile. */
  explanation:
    'Name, picture, role, place, profile and links are hidden until you decide, and so is the resume, which tells them. The hourly rate is a range, and the skills are those that the job named when the application was sent. The rate, the availability or a skill is left out where fewer than five freelancers of the directory would look the same. In the letter and the answers, “[…]” replaces the name, email addresses, phone numbers, handles and links.',
  /** The note below a cover letter in which passages are hidden. */
  masked: {
    explanation: (parts: string) => `“[…]” hides ${parts} that would tell who wrote the letter.`,
    names: (count: number, number: string) => plural(count, '1 name', `${number} names`),
    addresses: (count: number, number: string) => plural(count, '1 address', `${number} addresses`),
    links: (count: number, number: string) => plural(count, '1 link', `${number} links`),
  },
  reveal: 'Reveal name',
  /** A hint below the text field of a decision. */
  nameHint: '{name} in it becomes the first name.',
  revealModal: {
    title: (name: string) => `Reveal who ${name} is?`,
    explanation: 'You see the name, the profile and the resume at once, and they cannot be hidden again.',
    record: 'When you revealed it is recorded. You and the applicant see that.',
    confirm: 'Reveal',
    confirming: 'Revealing…',
    cancel: 'Cancel',
    failed: 'The name could not be revealed. Please try again.',
  },
  /** The texts of the dialog that asks before a blind review is switched off. */
  endModal: {
    title: 'Reveal all who wait?',
    explanation:
      'Without blind review you see who sent the applications that wait for your decision, and they cannot be hidden again.',
    record: 'It is recorded for each of them. You and the applicants see that.',
    confirm: 'Save and reveal them',
    cancel: 'Keep editing',
  },
};
