/**
 * Writes the mails about threads. A thread begins with a visitor's message. No mail shows one side the email address of
 * the other side.
 */
import type { Language } from '@skillharbor/contract';
import { letter, linked, note, quoted } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';
import { oneLine } from './write.ts';

/** The values that a mail to a freelancer about a thread contains. */
type ToFreelancer = Receiver & {
  threadId: number;
  subject: string;
  site: string;
  /** The address for replies, or null if replies by mail are off. */
  replyTo: string | null;
};

/** Writes the mail with a visitor's first message to the freelancer. The subject of the message may be empty. */
export function contactMail(about: ToFreelancer & { message: string }): Mail {
  return fromVisitor('visitor_thread_begun', about, about.message);
}

/** Writes the mail that notifies a freelancer of new messages that the visitor has written in a thread. */
export function threadMail(about: ToFreelancer & { texts: readonly string[] }): Mail {
  return fromVisitor('visitor_message_received', about, about.texts.join('\n\n'));
}

function fromVisitor(
  kind: 'visitor_thread_begun' | 'visitor_message_received',
  about: ToFreelancer,
  text: string,
): Mail {
  const { replyTo, threadId, subject } = about;
  const mail = letter(
    kind === 'visitor_thread_begun' ? 'contact' : 'thread',
    { kind, title: subject, threadId },
    about,
    (texts) => {
      const said = linked(
        texts.contact(replyTo !== null),
        `${about.site}/messages/visitor/${about.threadId}`,
      );
      return {
        ...said,
        subject: oneLine(about.subject) || said.subject,
        keepsSubject: true,
        ...quoted(texts.visitorWrote, text),
      };
    },
  );
  return replyTo === null ? mail : { ...mail, replyTo };
}

interface ToVisitor {
  to: string;
  language: Language | null;
  /** The secret in the link to the thread. */
  token: string;
  site: string;
}

// The token follows the #, because browsers do not send the part after the # to servers.
const linkOf = ({ site, token }: ToVisitor) => `${site}/thread#token=${encodeURIComponent(token)}`;

/**
 * Writes the mail that tells the owner of an email address that a message was sent in the owner's name. It repeats no
 * typed text and names no freelancer, because a stranger may have typed the address.
 */
export function messageSentMail(about: ToVisitor): Mail {
  return note('messageSent', about, (texts) => linked(texts.messageSent, linkOf(about)));
}

/** Writes the mail that brings a freelancer's replies to a visitor who has confirmed the address. */
export function threadAnswerMail(about: ToVisitor & { freelancer: string; texts: readonly string[] }): Mail {
  const { freelancer } = about;
  return note('threadAnswer', about, (texts) => ({
    ...linked(texts.threadAnswer(freelancer), linkOf(about), { freelancer }),
    ...quoted(texts.wrote(freelancer), about.texts.join('\n\n')),
  }));
}
