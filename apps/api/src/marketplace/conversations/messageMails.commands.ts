/** Notifies people of messages by mail. Each person gets at most one mail about a conversation in 15 minutes. */
import { randomBytes } from 'node:crypto';
import type { Language } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { threadAnswerMail, threadMail } from '../../mail/contactTemplates.ts';
import { messagesMail } from '../../mail/templates.ts';
import { textsIn } from '../../mail/texts/index.ts';
import type { ReplyAddresses } from '../../mail/incoming/replyAddresses.ts';
import type { Receiver } from '../../mail/letter.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { nameForClient } from '../applications/blind.ts';
import type { Parties } from '../applications/parties.repository.ts';
import { mailTeam } from '../members/mailTeam.ts';
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
  /** Makes the reply addresses of mails, or is null if replies by mail are off. */
  replyAddresses: ReplyAddresses | null;
  clock: Clock;
}

/** Queues all due mails about messages. */
export async function mailMessages(services: Services): Promise<void> {
  let isQueued = false;
  while (await mailNext(services)) isQueued = true;
  if (isQueued) services.mailQueue.deliverSoon();
}

/** Queues one mail that is due. Returns false if no mail is due. */
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
    const queueMail = subject && mailTo(subject, role);
    if (!last || !queueMail) {
      await cancelMail(transaction, member);
      return true;
    }
    const nextAt = hasMore ? mailDueAt(now, now) : null;
    await recordMailed(transaction, member, { number: last.number, mailedAt: now, nextAt });
    await queueMail({ transaction, mailQueue, texts, replyAddresses, now });
    return true;
  });
}

interface Telling {
  transaction: Queries;
  mailQueue: MailQueue;
  texts: readonly string[];
  replyAddresses: ReplyAddresses | null;
  now: Date;
}

type QueueMail = (about: Telling) => Promise<void>;

/** Returns the function that queues the mails to one side, or undefined if that side gets no mails. */
function mailTo(subject: Subject, role: Member['role']): QueueMail | undefined {
  if (subject.kind === 'application') return mailToParty(subject.parties, role);
  return role === 'freelancer' ? mailToFreelancer(subject.thread) : mailToVisitor(subject.thread);
}

/**
 * Queues a mail to the freelancer, or one to the owner and each recruiter of the client's team. Each mail has its own
 * reply address.
 */
function mailToParty(parties: Parties, role: Member['role']): QueueMail | undefined {
  const receiver = receiverOf(parties, role);
  if (!receiver) return undefined;
  const { id, path, author, jobId, jobTitle, ...owner } = receiver;
  return async ({ transaction, mailQueue, texts, replyAddresses }) => {
    const write = (to: Receiver, userId = id) => {
      const replyTo = replyAddresses?.issue({ userId, applicationId: parties.id, email: to.to }) ?? null;
      const about = { ...to, author: author(to.language), jobId, jobTitle, path, texts, replyTo };
      return messagesMail({ ...about, applicationId: parties.id, site: mailQueue.site });
    };
    if (role === 'client') await mailTeam(mailQueue, transaction, owner, write);
    else await mailQueue.enqueue(transaction, write(owner));
  };
}

function mailToFreelancer(thread: Thread): QueueMail | undefined {
  const { id: threadId, subject, freelancerId, freelancerEmail: to, firstName } = thread;
  if (freelancerId === null || to === null) return undefined;
  return async ({ transaction, mailQueue, texts, replyAddresses }) => {
    const replyTo =
      replyAddresses?.issue({ userId: freelancerId, applicationId: threadId, email: to }) ?? null;
    const receiver = { to, firstName, language: thread.freelancerLanguage };
    const mail = threadMail({ ...receiver, threadId, subject, texts, replyTo, site: mailQueue.site });
    await mailQueue.enqueue(transaction, mail);
  };
}

/** Queues a mail to a visitor, if the owner of the address has opened a link before. The mail has a new link. */
function mailToVisitor(thread: Thread): QueueMail | undefined {
  if (!thread.isConfirmed) return undefined;
  const { id: threadId, senderEmail: to, language, firstName, lastName } = thread;
  return async ({ transaction, mailQueue, texts, now }) => {
    const token = randomBytes(32).toString('base64url');
    await insertLink(transaction, { threadId, token, now });
    const freelancer = `${firstName} ${lastName}`;
    const mail = threadAnswerMail({ to, language, token, freelancer, texts, site: mailQueue.site });
    await mailQueue.enqueue(transaction, mail);
  };
}

/**
 * Returns the recipient of the mail to one side, and a function that returns the author's name in a language. Returns
 * undefined for a former member.
 */
function receiverOf(parties: Parties, role: Member['role']) {
  const { id, jobId, jobTitle, company, firstName } = parties;
  if (role === 'freelancer') {
    const { freelancerId: userId, freelancerEmail: to, freelancerLanguage: language } = parties;
    const author = (read: Language | null) => (company === noCompany ? textsIn(read).client : company);
    return userId === null || to === null
      ? undefined
      : {
          id: userId,
          to,
          firstName,
          language,
          jobId: null,
          jobTitle,
          author,
          path: `/dashboard/${id}#conversation`,
        };
  }
  const { clientId: userId, clientEmail: to, clientFirstName, clientLanguage: language } = parties;
  if (userId === null || to === null || clientFirstName === null) return undefined;
  const author = (read: Language | null) => nameForClient(parties, textsIn(read).applicant);
  const path = `/applicant/${jobId}/application/${id}#conversation`;
  return { id: userId, to, firstName: clientFirstName, language, jobId, jobTitle, author, path };
}
