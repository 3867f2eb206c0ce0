import type { DemoConversation } from './types.ts';

/**
 * The conversations after the client accepted an application. The demo freelancer has not read the last message of the
 * first conversation.
 */
export const conversations: readonly DemoConversation[] = [
  {
    with: 'freelancer',
    about: 'Instructional designer for night nurses',
    messages: [
      {
        by: 'client',
        sent: 4.8,
        text: 'Welcome. The night shift has its handover at 6:15. Could you sit in on two of them before you write anything?',
      },
      {
        by: 'freelancer',
        sent: 4.6,
        text: 'Yes, and gladly. Would Tuesday and Thursday do? I would like to see one quiet night and one that is not.',
      },
      { by: 'client', sent: 4.5, text: 'Tuesday and Thursday, then. Nobody can promise you the quiet one.' },
      {
        by: 'client',
        sent: 0.6,
        text: 'One more thing: the ward is on the third floor, and the lift is being repaired. Ask for Ines at the desk.',
      },
    ],
    unread: { freelancer: 1, client: 0 },
  },
  {
    with: 'bilal',
    about: 'Backend engineer for live departure times',
    messages: [
      {
        by: 'client',
        sent: 3.2,
        text: 'We would begin with the feed of the harbor office. Do you need an account there, or is the public one enough?',
      },
      {
        by: 'freelancer',
        sent: 3,
        text: 'The public one is enough to begin. For the load test I would need an account with a limit of its own.',
      },
    ],
    unread: { freelancer: 0, client: 1 },
  },
  {
    with: 'harpreet',
    about: 'Management accountant, two days a week',
    messages: [
      {
        by: 'client',
        sent: 18.5,
        text: 'The books of last year are in the shared folder. Shall we go through them on Monday?',
      },
      {
        by: 'freelancer',
        sent: 18.2,
        text: 'Monday at ten suits me. I have three questions about the fuel account already.',
      },
    ],
    unread: { freelancer: 0, client: 0 },
  },
];
