import type { DemoInvitation } from './types.ts';

/**
 * The invitations in every state: pending, declined with and without a reason, answered with an application, and ended.
 */
export const invitations: readonly DemoInvitation[] = [
  {
    to: 'freelancer',
    about: 'Workshop leader, make a game in a weekend',
    sent: 0.7,
    message:
      'Your notes on testing with tired people made us think of our Sundays. Twelve children, one weekend, and a game at the end: would you lead it?\n\nWe bring the tables, the paper and the sandwiches.',
  },
  {
    to: 'freelancer',
    about: 'Recruiter for a quiet company',
    sent: 2.6,
    message: 'You write about people as few recruiters do. Would you consider finding colleagues for us?',
    declined: { reason: 'Thank you, but I design, and would be a slow recruiter.' },
  },
  {
    to: 'freelancer',
    about: 'Accessibility specialist, two days a week',
    sent: 4.3,
    message: 'The seat map in your portfolio can be used with a keyboard. That is the job.',
  },
  {
    to: 'freelancer',
    about: 'Publicist for four autumn titles',
    sent: 11,
    message: 'One of the four titles is about ferries, so we thought of you.',
  },
  {
    to: 'joaquim',
    about: 'Product designer for a ferry booking app',
    sent: 1.4,
    message: 'You draw tickets that people keep. We would like an app that people keep.',
  },
  {
    to: 'oluchi',
    about: 'Product designer for a ferry booking app',
    sent: 2.2,
    message: 'Three days a week with a team of three. Would a booking flow interest you?',
    declined: { reason: 'I am booked until the autumn.' },
  },
  {
    to: 'kenji',
    about: 'Backend engineer for live departure times',
    sent: 3,
    message: 'We know that you draw more than you program, but your clocks are exact.',
    declined: {},
  },
  {
    to: 'sofia',
    about: 'Product designer for a ferry booking app',
    sent: 3.1,
    message: 'Your checkout for night trains is what our passengers need before departure.',
  },
  {
    to: 'chloe',
    about: 'Customer support for the summer, Portuguese and English',
    sent: 20,
    message: 'We need someone who writes kindly and briefly, in a queue of two hundred.',
  },
];
