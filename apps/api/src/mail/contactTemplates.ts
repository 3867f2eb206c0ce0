/** Writes the mails about threads, which the messages of visitors begin. None of them shows an address. */
import type { Language } from '@skillharbor/contract';
import { letter, linked, quoted } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';
import { textsIn } from './texts/index.ts';
import { oneLine, write } from './write.ts';

/** A mail to a freelancer about a thread. */
type ToFreelancer = Receiver & {
  threadId: number;
  subject: string;
  site: string;
  /** The address for replies, or null if replies by mail are off. */
  replyTo: string | null;
};

/** Brings a visitor's first message to the freelancer. The subject of the message may be empty. */
export function contactMail(about: ToFreelancer & { message: string }): Mail {
  return fromVisitor('visitor_thread_begun', about, about.message);
}

/** Notifies a freelancer of what the visitor of a thread has written since. */
export function threadMail(about: ToFreelancer & { texts: readonly string[] }): Mail {
  return fromVisitor('visitor_message_received', about, about.texts.join('\n\n'));
}

function fromVisitor(
  kind: 'visitor_thread_begun' | 'visitor_message_received',
  about: ToFreelancer,
  text: string,
): Mail {
  const { replyTo, threadId, subject } = about;
  const mail = letter({ kind, title: subject, threadId }, about, (texts) => {
    const said = linked(texts.contact(replyTo !== null), `${about.site}/messages/visitor/${about.threadId}`);
    return {
      ...said,
      subject: oneLine(about.subject) || said.subject,
      ...quoted(texts.visitorWrote, text),
    };
  });
  return replyTo === null ? mail : { ...mail, replyTo };
}

interface ToVisitor {
  to: string;
  language: Language | null;
  /** The secret of a link to the thread. */
  token: string;
  site: string;
}

// The token follows the #, because browsers do not send that part of an address to servers.
const linkOf = ({ site, token }: ToVisitor) => `${site}/thread#token=${encodeURIComponent(token)}`;

/**
 * Tells the owner of an address that a message was sent from it. The mail repeats no typed text and names no freelancer,
 * because a stranger may have typed the address.
 */
export function messageSentMail(about: ToVisitor): Mail {
  const { to, language } = about;
  const texts = textsIn(language);
  return { event: null, to, ...write(texts, linked(texts.messageSent, linkOf(about))) };
}

/** Brings the freelancer's answers to a visitor who has confirmed the address. */
export function threadAnswerMail(about: ToVisitor & { freelancer: string; texts: readonly string[] }): Mail {
  const { to, language, freelancer } = about;
  const texts = textsIn(language);
  const said = {
    ...linked(texts.threadAnswer(freelancer), linkOf(about)),
    ...quoted(texts.wrote(freelancer), about.texts.join('\n\n')),
  };
  return { event: null, to, ...write(texts, said) };
}
