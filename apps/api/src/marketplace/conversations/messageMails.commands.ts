/** Tells people of messages by mail: at most one mail in a quarter of an hour about each conversation. */
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
  /** Null if replies by mail are off. */
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

/** Returns what queues the mails to one side, or undefined if that side gets none. */
function mailTo(subject: Subject, role: Member['role']): QueueMail | undefined {
  if (subject.kind === 'application') return mailToParty(subject.parties, role);
  return role === 'freelancer' ? mailToFreelancer(subject.thread) : mailToVisitor(subject.thread);
}

/** Writes to the freelancer, or to the owner and the recruiters of the client's team, each with an own reply address. */
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

/** Writes to a visitor only if the owner of the address has opened a link. The mail has a new link. */
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
 * Returns the receiver of the mail to one side, with a function that names the author in a language. Returns
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
