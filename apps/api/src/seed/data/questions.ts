import type { DemoQuestion } from './types.ts';

/**
 * The questions about jobs of the demo client and of other clients. The demo freelancer has asked one question without
 * a reply, and one with a reply.
 */
export const questions: readonly DemoQuestion[] = [
  {
    from: 'kenji',
    about: 'Product designer for a ferry booking app',
    question: 'Is the seat map part of the redesign, or does the ticket system draw it?',
    asked: 0.8,
    reply: {
      replied: 0.6,
      text: 'It is part of it, and it is the part we are ashamed of. The ticket system only tells us which seats are free.',
    },
  },
  {
    from: 'anneli',
    about: 'Product designer for a ferry booking app',
    question: 'Would you consider a designer and an engineer who only come together?',
    asked: 0.7,
    reply: {
      replied: 0.5,
      text: 'Gladly, if the two of you fit the pay that the listing names. Apply as one of you, and tell us about the other in the letter.',
    },
  },
  {
    from: 'freelancer',
    about: 'Product designer for a ferry booking app',
    question: 'Could the days on the boats come first, before the contract for the rest is signed?',
    asked: 0.4,
  },
  {
    from: 'rafael',
    about: 'Product designer for a ferry booking app',
    question: 'In how many languages do passengers book at present?',
    asked: 0.3,
  },
  {
    from: 'freelancer',
    about: 'Accessibility specialist, two days a week',
    question: 'Which two days of the week are they, and do they move when there is a release?',
    asked: 4.1,
    reply: {
      replied: 3.6,
      text: 'Tuesday and Thursday. They do not move: we release on Wednesdays so that what you find on Tuesday can still go in.',
    },
  },
  {
    from: 'vikram',
    about: 'Backend engineer for live departure times',
    question: 'Do the positions of the boats come from AIS, or from receivers of your own?',
    asked: 0.9,
    reply: {
      replied: 0.7,
      text: 'From both. Our own receivers are better close to the quays, AIS everywhere else, and the two disagree by about a minute. Deciding which to believe is a good part of the work.',
    },
  },
  {
    from: 'tunde',
    about: 'Backend engineer for live departure times',
    question: 'Who is on call at night when the last ferry is late?',
    asked: 0.2,
  },
];
