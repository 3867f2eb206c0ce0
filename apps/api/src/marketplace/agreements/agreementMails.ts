/** Queues the mails to the other side of an agreement about a step. */
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

/** Queues the mail in the transaction of the step, so that it is sent once. */
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

/** Asks the other side to confirm a sentence about it. */
export async function mailSentence(
  mailQueue: MailQueue,
  transaction: Queries,
  { parties, by, sentence }: { parties: Parties; by: Role; sentence: string },
): Promise<void> {
  const said = { applicationId: parties.id, jobTitle: parties.jobTitle, sentence, site: mailQueue.site };
  await mailOther(mailQueue, transaction, { parties, by }, (about) => sentenceMail({ ...about, ...said }));
}

/** Queues a mail to the freelancer or to the client's team, unless that side has left. */
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
