import type { Role } from '@skillharbor/contract';
import { plural } from './plural.ts';

/** The texts of the conversation between the two sides of an application. */
export const conversations = {
  title: 'Conversation',
  loading: 'Loading messages...',
  loadFailed: 'Failed to load the messages.',
  /** The explanation above a conversation, for each kind of reader. */
  intro: {
    freelancer: 'Only you and the client read this.',
    client: 'Only you and the applicant read this.',
    blind:
      'Only you and the applicant read this. Names, addresses and links stay hidden until you reveal the name.',
  },
  earlier: 'Show earlier messages',
  earlierFailed: 'The earlier messages could not be loaded.',
  you: 'You',
  list: 'Messages',
  read: 'Read',
  hidden: 'A moderator has hidden this message.',
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
  /** Describes a file by its type and size: 'PDF, 120 kB'. */
  fileFacts: (type: string, size: string) => `${type}, ${size}`,
  fileLost:
    'Not sent: the page was left before the file had arrived. Discard this message and choose the file again.',
  mute: 'Mute',
  unmute: 'Unmute',
  end: 'End conversation',
  muted: 'Muted: you get no emails about new messages.',
  changeFailed: 'The change could not be saved. Please try again.',
  /** The sentences that say why the reader cannot write. */
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
      'No messages yet. The applicant is also notified by email, unless they have switched these emails off.',
  },
  /** The texts of the page that lists the conversations. */
  all: {
    title: 'Messages',
    loading: 'Loading messages...',
    loadFailed: 'Failed to load your messages.',
    empty: 'No messages yet',
    find: { freelancer: 'Find jobs', client: 'Find freelancers' } satisfies Record<Role, string>,
    emptyReason: {
      freelancer: 'Clients write to you here about your applications.',
      client: 'Write to an applicant on the page of the application.',
    },
    youWrote: (excerpt: string) => `You: ${excerpt}`,
    about: (jobTitle: string) => `about ${jobTitle}`,
    choose: 'Choose a conversation to read it here.',
  },
  /**
   * The texts of threads, which begin with a visitor's message. The visitor takes the place of the client in the
   * thread.
   */
  threads: {
    title: 'From visitors to your profile',
    aboutApplications: 'About your applications',
    visitor: 'A visitor',
    freelancer: 'The freelancer',
    /** The title of a thread without a subject. */
    noSubject: 'Message from a visitor',
    from: 'from a visitor to your profile',
    loading: 'Loading conversation...',
    loadFailed: 'Failed to load this conversation.',
    notFound: 'This conversation does not exist, or it was deleted.',
    intro: {
      freelancer:
        'Only you and the visitor read this. Neither of you sees the other’s email address. We have not checked who the visitor is: be careful with links. If you end the conversation, this sender can no longer write to you.',
      client: 'Only you and the freelancer read this. Neither of you sees the other’s email address.',
    },
    hint: { freelancer: 'The visitor reads it.', client: 'The freelancer reads it.' },
    noFiles: 'Files cannot be sent here.',
    waiting: 'Your message is on its way. What is written appears here once the freelancer has answered.',
    ended: {
      freelancer: 'You have ended this conversation. Its sender can no longer write to you.',
      client: 'You have ended this conversation.',
    },
    /** The texts of the page that a visitor's mail links to. */
    link: {
      title: 'Your conversation',
      with: (freelancer: string) => `Your conversation with ${freelancer}`,
      unknown: 'This link does not work. It may be older than 90 days, or the conversation was deleted.',
      question: 'Did you write to a freelancer on this site?',
      explanation:
        'By opening the conversation you confirm that the email address is yours. You then get an email when the freelancer answers. If it was not you, close this page: you will get no other email about it.',
      open: 'Open the conversation',
      opening: 'Opening…',
      openFailed: 'The conversation could not be opened. Please try again.',
      gone: 'The freelancer no longer has an account, so the conversation was deleted.',
    },
  },
  unread: (count: number, number: string) => plural(count, '1 new message', `${number} new messages`),
};
