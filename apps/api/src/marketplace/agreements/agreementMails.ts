/** Queues a mail to the client or the freelancer when the other of the two has changed their agreement. */
import type { AgreementAction, Language, Role } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import type { Receiver } from '../../mail/letter.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Mail } from '../../mail/mails.repository.ts';
import { agreementMail, sentenceMail } from '../../mail/templates.ts';
import { textsIn } from '../../mail/texts/index.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { nameForClient } from '../applications/blind.ts';
import { mailTeam } from '../members/mailTeam.ts';
import type { Parties } from '../applications/parties.repository.ts';

/** Queues the mail in the transaction that records the step, so that the mail is queued exactly once. */
export async function mailStep(
  mailQueue: MailQueue,
  transaction: Queries,
  step: { parties: Parties; by: Role; action: AgreementAction; reason: string | null },
): Promise<void> {
  const { parties, by, action, reason } = step;
  const said = {
    applicationId: parties.id,
    jobTitle: parties.jobTitle,
    action,
    reason,
    site: mailQueue.site,
  };
  await mailOther(mailQueue, transaction, { parties, by }, (about) => agreementMail({ ...about, ...said }));
}

/** Queues a mail that asks the client or the freelancer to confirm what the other of the two has written about them. */
export async function mailSentence(
  mailQueue: MailQueue,
  transaction: Queries,
  { parties, by, sentence }: { parties: Parties; by: Role; sentence: string },
): Promise<void> {
  const said = { applicationId: parties.id, jobTitle: parties.jobTitle, sentence, site: mailQueue.site };
  await mailOther(mailQueue, transaction, { parties, by }, (about) => sentenceMail({ ...about, ...said }));
}

/**
 * Queues a mail to the other side, which is the freelancer or the client's team, unless that side has deleted the
 * account.
 */
async function mailOther(
  mailQueue: MailQueue,
  transaction: Queries,
  { parties, by }: { parties: Parties; by: Role },
  write: (about: Receiver & { author: string; jobId: number | null; path: string }) => Mail,
): Promise<void> {
  if (by === 'client') {
    const receiver = toFreelancer(parties);
    if (receiver) await mailQueue.enqueue(transaction, write(receiver));
    return;
  }
  const { clientEmail, clientFirstName, clientLanguage } = parties;
  if (clientEmail === null || clientFirstName === null) return;
  const owner = { to: clientEmail, firstName: clientFirstName, language: clientLanguage };
  await mailTeam(mailQueue, transaction, owner, (receiver) =>
    write({ ...receiver, ...forClient(parties, receiver.language) }),
  );
}

function toFreelancer({ id, company, firstName, freelancerEmail, freelancerLanguage }: Parties) {
  if (freelancerEmail === null) return undefined;
  const author = company === noCompany ? textsIn(freelancerLanguage).client : company;
  const path = `/dashboard/${id}/agreement`;
  return { to: freelancerEmail, language: freelancerLanguage, firstName, author, jobId: null, path };
}

function forClient(parties: Parties, language: Language | null) {
  const { id, jobId } = parties;
  const author = nameForClient(parties, textsIn(language).applicant);
  return { author, jobId, path: `/applicant/${jobId}/application/${id}/agreement` };
}
