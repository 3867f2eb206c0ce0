import { plural } from './plural.ts';

/**
 * The texts about the reader's next step in an application, and the texts of the list of applications that need a step.
 */
export const nextSteps = {
  title: 'What comes next',
  read: (count: number, number: string) => `You have ${number} new ${plural(count, 'message', 'messages')}.`,
  confirm: 'The other side has proposed an agreement. Read it, and confirm or change it.',
  confirm_sentence:
    'The other side has written a sentence for your work record. Others see it once you confirm it.',
  write_sentence: 'The work is done. You can write a sentence for the work record of the other side.',
  freelancer: {
    wait: 'You have written. The client is next, and we tell you by email.',
  },
  client: {
    write: (name: string) => `Nobody has written yet. Write to ${name} to agree on how you begin.`,
    wait: (name: string) => `You have written. ${name} is next, and we tell you by email.`,
    fill: 'You have accepted as many people as this job needs.',
  },
  /** The label of the button for the next step. */
  actions: {
    confirm: 'Read the agreement',
    read: 'Read the messages',
    write: 'Write a message',
    fill: 'Mark as filled',
    confirm_sentence: 'Read the sentence',
    write_sentence: 'Write a sentence',
  },
  waiting: {
    heading: 'Waiting for you',
    read: (count: number, number: string, name: string) =>
      `${number} new ${plural(count, 'message', 'messages')} from ${name}`,
    confirm: (name: string) => `${name} proposed an agreement for you to confirm`,
    write: (name: string) => `Accepted, and nobody has written yet: ${name}`,
    fill: 'You have accepted as many people as this job needs',
    confirm_sentence: (name: string) => `${name} wrote a sentence for your work record`,
    write_sentence: (name: string) => `The work is done, and you can write a sentence about ${name}`,
  },
  lead: {
    waiting: 'Waiting for you',
    nothingWaits: 'Nothing at the moment',
    invitations: (count: number, number: string) =>
      `${number} ${plural(count, 'invitation', 'invitations')} to answer`,
    searches: 'Searches with new results',
    nothingNew: 'Nothing since you last looked',
    notLoaded: 'This could not be loaded.',
  },
};
