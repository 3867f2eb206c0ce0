/** Tells people of messages by mail: at most one mail in a quarter of an hour about each conversation. */
import type { Language } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { messagesMail } from '../../mail/templates.ts';
import { textsIn } from '../../mail/texts/index.ts';
import type { Receiver } from '../../mail/letter.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { nameForClient } from '../applications/blind.ts';
import { findParties } from '../applications/parties.repository.ts';
import type { Parties } from '../applications/parties.repository.ts';
import { mailTeam } from '../members/mailTeam.ts';
import { mailDueAt, otherSide, shownTo } from './conversations.policy.ts';
import type { Member } from './conversations.repository.ts';
import { cancelMail, listUntold, lockDueMember, recordMailed } from './mails.repository.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

/** Queues the mails that are due. */
export async function mailMessages(services: Services): Promise<void> {
  let isQueued = false;
  while (await mailNext(services)) isQueued = true;
  if (isQueued) services.mailQueue.deliverSoon();
}

/** Queues one mail that is due. Returns false if there is none. */
async function mailNext({ queries, mailQueue, clock }: Services): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const now = clock();
    const member = await lockDueMember(transaction, now);
    if (!member) return false;
    const { applicationId, role, mailed_number, read_number } = member;
    const by = otherSide(role);
    const after = Math.max(mailed_number, read_number);
    const { untold, hasMore } = await listUntold(transaction, applicationId, { by, after });
    const last = untold.at(-1);
    const parties = await findParties(transaction, applicationId);
    const receiver = parties && receiverOf(parties, role);
    if (!last || !receiver) {
      await cancelMail(transaction, member);
      return true;
    }
    const nextAt = hasMore ? mailDueAt(now, now) : null;
    await recordMailed(transaction, member, { number: last.number, mailedAt: now, nextAt });
    const texts = untold.map(({ text, file }) =>
      [shownTo(role, parties, { by, text }), file].filter(Boolean).join('\n\n'),
    );
    const { path, author, jobTitle, ...owner } = receiver;
    const write = (to: Receiver) =>
      messagesMail({ ...to, author: author(to.language), jobTitle, path, texts, site: mailQueue.site });
    if (role === 'client') await mailTeam(mailQueue, transaction, owner, write);
    else await mailQueue.enqueue(transaction, write(owner));
    return true;
  });
}

/** Returns the receiver of the mail to one side, and its author in a language, or undefined for a former member. */
function receiverOf(parties: Parties, role: Member['role']) {
  const { id, jobId, jobTitle, company, firstName } = parties;
  if (role === 'freelancer') {
    const { freelancerEmail: to, freelancerLanguage: language } = parties;
    const author = (read: Language | null) => (company === noCompany ? textsIn(read).client : company);
    return to === null
      ? undefined
      : { to, firstName, language, jobTitle, author, path: `/dashboard/${id}#conversation` };
  }
  const { clientEmail: to, clientFirstName, clientLanguage: language } = parties;
  if (to === null || clientFirstName === null) return undefined;
  const author = (read: Language | null) => nameForClient(parties, textsIn(read).applicant);
  const path = `/applicant/${jobId}/application/${id}#conversation`;
  return { to, firstName: clientFirstName, language, jobTitle, author, path };
}
