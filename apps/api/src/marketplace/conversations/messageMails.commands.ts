/** Tells people of messages by mail: at most one mail in a quarter of an hour about each conversation. */
import { randomBytes } from 'node:crypto';
import { noCompany } from '@skillharbor/prose';
import { threadAnswerMail, threadMail } from '../../mail/contactTemplates.ts';
import type { Mail } from '../../mail/mails.repository.ts';
import { messagesMail } from '../../mail/templates.ts';
import { textsIn } from '../../mail/texts/index.ts';
import type { ReplyAddresses } from '../../mail/incoming/replyAddresses.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { nameForClient } from '../applications/blind.ts';
import type { Parties } from '../applications/parties.repository.ts';
import { mailDueAt, otherSide } from './conversations.policy.ts';
import type { Member } from './conversations.repository.ts';
import { cancelMail, listUntold, lockDueMember, recordMailed } from './mails.repository.ts';
import { findSubject, textShownTo } from './subjects.ts';
import type { Subject } from './subjects.ts';
import { insertLink } from './threads.repository.ts';
import type { Thread } from './threads.repository.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  /** Null if nobody can reply by mail. */
  replyAddresses: ReplyAddresses | null;
  clock: Clock;
}

/** Queues the mails that are due. */
export async function mailMessages(services: Services): Promise<void> {
  let isQueued = false;
  while (await mailNext(services)) isQueued = true;
  if (isQueued) services.mailQueue.deliverSoon();
}

/** Queues one mail that is due. Returns false if there is none. */
async function mailNext({ queries, mailQueue, replyAddresses, clock }: Services): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const now = clock();
    const member = await lockDueMember(transaction, now);
    if (!member) return false;
    const { applicationId, role, mailed_number, read_number } = member;
    const by = otherSide(role);
    const after = Math.max(mailed_number, read_number);
    const { untold, hasMore } = await listUntold(transaction, applicationId, { by, after });
    const last = untold.at(-1);
    const subject = await findSubject(transaction, applicationId);
    const texts = untold.map(({ text, file }) =>
      [subject && textShownTo(subject, role, { by, text }), file].filter(Boolean).join('\n\n'),
    );
    const writeMail = subject && mailTo(subject, role);
    if (!last || !writeMail) {
      await cancelMail(transaction, member);
      return true;
    }
    const nextAt = hasMore ? mailDueAt(now, now) : null;
    await recordMailed(transaction, member, { number: last.number, mailedAt: now, nextAt });
    const mail = await writeMail({ transaction, texts, site: mailQueue.site, replyAddresses, now });
    await mailQueue.enqueue(transaction, mail);
    return true;
  });
}

type WriteMail = (about: {
  transaction: Queries;
  texts: readonly string[];
  site: string;
  replyAddresses: ReplyAddresses | null;
  now: Date;
}) => Mail | Promise<Mail>;

/** Returns what writes the mail to one side, or undefined if that side gets none. */
function mailTo(subject: Subject, role: Member['role']): WriteMail | undefined {
  if (subject.kind === 'thread')
    return role === 'freelancer' ? mailToFreelancer(subject.thread) : mailToVisitor(subject.thread);
  const receiver = receiverOf(subject.parties, role);
  if (!receiver) return undefined;
  const { id: userId, ...about } = receiver;
  return ({ texts, site, replyAddresses }) => {
    const replyTo =
      replyAddresses?.issue({ userId, applicationId: subject.id, email: receiver.to }) ?? null;
    return messagesMail({ ...about, texts, replyTo, site });
  };
}

function mailToFreelancer(thread: Thread): WriteMail | undefined {
  const { id: threadId, subject, freelancerEmail: to, freelancerLanguage: language, firstName } = thread;
  if (to === null) return undefined;
  return ({ texts, site }) => threadMail({ to, firstName, language, threadId, subject, texts, site });
}

/** Writes to a visitor only if the owner of the address has opened a link. The mail has a new link. */
function mailToVisitor(thread: Thread): WriteMail | undefined {
  if (!thread.isConfirmed) return undefined;
  const { id: threadId, senderEmail: to, language, firstName, lastName } = thread;
  return async ({ transaction, texts, site, now }) => {
    const token = randomBytes(32).toString('base64url');
    await insertLink(transaction, { threadId, token, now });
    return threadAnswerMail({ to, language, token, freelancer: `${firstName} ${lastName}`, texts, site });
  };
}

/** Returns the receiver of the mail to one side and its author, or undefined for a former member. */
function receiverOf(parties: Parties, role: Member['role']) {
  const { id, jobId, jobTitle, company, firstName } = parties;
  if (role === 'freelancer') {
    const { freelancerId: userId, freelancerEmail: to, freelancerLanguage: language } = parties;
    const author = company === noCompany ? textsIn(language).client : company;
    return userId === null || to === null
      ? undefined
      : { id: userId, to, firstName, language, jobTitle, author, path: `/dashboard/${id}#conversation` };
  }
  const { clientId: userId, clientEmail: to, clientFirstName, clientLanguage: language } = parties;
  if (userId === null || to === null || clientFirstName === null) return undefined;
  const author = nameForClient(parties, textsIn(language).applicant);
  const path = `/applicant/${jobId}/application/${id}#conversation`;
  return { id: userId, to, firstName: clientFirstName, language, jobTitle, author, path };
}
