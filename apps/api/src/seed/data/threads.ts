import type { DemoThread } from './types.ts';

/** The messages that visitors have written to the freelancers of the demo data. */
export const threads: readonly DemoThread[] = [
  {
    with: 'freelancer',
    subject: 'A workshop for our crew in spring',
    messages: [
      {
        by: 'client',
        sent: 2.2,
        text: 'We are a small rescue boat station, with twelve volunteers. Do you also run a workshop of half a day, on a Saturday?',
      },
      {
        by: 'freelancer',
        sent: 1.9,
        text: 'Yes, gladly. What should the crew be able to do afterwards that it cannot do today?',
      },
      {
        by: 'client',
        sent: 0.3,
        text: 'Explain the radio to a new volunteer without reading from the manual.',
      },
    ],
    unread: 1,
  },
  {
    with: 'harpreet',
    subject: '',
    messages: [{ by: 'client', sent: 5, text: 'Do you take on an association with 40 members as well?' }],
    unread: 1,
  },
];
