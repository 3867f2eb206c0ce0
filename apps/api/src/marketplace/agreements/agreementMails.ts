/** Tells the other side of an agreement about a step. */
import type { AgreementAction, Role } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { agreementMail, sentenceMail } from '../../mail/templates.ts';
import { textsIn } from '../../mail/texts/index.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { nameForClient } from '../applications/blind.ts';
import type { Parties } from '../applications/parties.repository.ts';

/** Queues the mail in the transaction of the step, so that it is sent once. */
export async function mailStep(
  mailQueue: MailQueue,
  transaction: Queries,
  step: { parties: Parties; by: Role; action: AgreementAction; reason: string | null },
): Promise<void> {
  const { parties, by, action, reason } = step;
  const receiver = by === 'client' ? toFreelancer(parties) : toClient(parties);
  if (!receiver) return;
  const { jobTitle } = parties;
  await mailQueue.enqueue(
    transaction,
    agreementMail({ ...receiver, jobTitle, action, reason, site: mailQueue.site }),
  );
}

/** Asks the other side to confirm a sentence about it. */
export async function mailSentence(
  mailQueue: MailQueue,
  transaction: Queries,
  { parties, by, sentence }: { parties: Parties; by: Role; sentence: string },
): Promise<void> {
  const receiver = by === 'client' ? toFreelancer(parties) : toClient(parties);
  if (!receiver) return;
  const { jobTitle } = parties;
  const mail = sentenceMail({ ...receiver, jobTitle, sentence, site: mailQueue.site });
  await mailQueue.enqueue(transaction, mail);
}

function toFreelancer({ id, company, firstName, freelancerEmail, freelancerLanguage }: Parties) {
  if (freelancerEmail === null) return undefined;
  const author = company === noCompany ? textsIn(freelancerLanguage).client : company;
  const path = `/dashboard/${id}/agreement`;
  return { to: freelancerEmail, language: freelancerLanguage, firstName, author, path };
}

function toClient(parties: Parties) {
  const { id, jobId, clientEmail, clientFirstName, clientLanguage } = parties;
  if (clientEmail === null || clientFirstName === null) return undefined;
  const author = nameForClient(parties, textsIn(clientLanguage).applicant);
  const path = `/applicant/${jobId}/application/${id}/agreement`;
  return { to: clientEmail, language: clientLanguage, firstName: clientFirstName, author, path };
}
