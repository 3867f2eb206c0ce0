import { noCompany } from '@skillharbor/prose';
import { plural } from './plural.ts';

/** The texts of the conversation between the two sides of an application. */
export const conversations = {
  title: 'Conversation',
  loading: 'Loading messages...',
  loadFailed: 'Failed to load the messages.',
  /** The explanations above a conversation, by the reader. */
  intro: {
    freelancer: 'Only you and the client read this.',
    client: 'Only you and the applicant read this.',
    blind:
      'Only you and the applicant read this. Names, addresses and links stay hidden until you reveal the name.',
  },
  earlier: 'Show earlier messages',
  earlierFailed: 'The earlier messages could not be loaded.',
  you: 'You',
  /** The client of a job, who may have no company. */
  clientName: (company: string) => (company === noCompany ? 'The client' : company),
  list: 'Messages',
  read: 'Read',
  sending: 'Sending…',
  notSent: 'Not sent.',
  waitsForConnection: 'It is sent as soon as the connection is back.',
  sendAgain: 'Send again',
  discard: 'Discard',
  form: {
    label: 'Your message',
    hint: { freelancer: 'The client reads it.', client: 'The applicant reads it.' },
    required: 'Write a message or choose a file.',
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    file: 'File',
    noFiles: 'You can send files once the client knows your name, because a file tells who made it.',
    submit: 'Send',
    submitting: 'Sending…',
  },
  /** Describes a file: 'PDF, 120 kB'. */
  fileFacts: (type: string, size: string) => `${type}, ${size}`,
  fileLost:
    'Not sent: the page was left before the file had arrived. Discard this message and choose the file again.',
  mute: 'Mute',
  unmute: 'Unmute',
  end: 'End conversation',
  muted: 'Muted: you get no mails about new messages.',
  changeFailed: 'The change could not be saved. Please try again.',
  /** Says why the reader cannot write. */
  writing: {
    waiting: 'You can write here once the client has written to you, put you on the shortlist, or decided.',
    ended: 'You have ended this conversation.',
    endedByOther: 'The other side has ended this conversation.',
    closed: 'Nobody is left to read a message here.',
  },
  reopen: 'Open it again',
  empty: {
    freelancer: 'No messages yet. Ask or tell the client what you need for the next step.',
    client:
      'No messages yet. The applicant is also notified by mail, unless they have switched these mails off.',
  },
  /** The texts on the page that lists the conversations. */
  all: {
    title: 'Messages',
    loading: 'Loading messages...',
    loadFailed: 'Failed to load your messages.',
    empty: 'No messages yet',
    emptyReason: {
      freelancer: 'Clients write to you here about your applications.',
      client: 'Write to an applicant on the page of the application.',
    },
    youWrote: (excerpt: string) => `You: ${excerpt}`,
    about: (jobTitle: string) => `about ${jobTitle}`,
  },
  unread: (count: number, number: string) => plural(count, '1 new message', `${number} new messages`),
};
