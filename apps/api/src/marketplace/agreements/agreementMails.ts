/** Tells the other side of an agreement about a step. */
import type { AgreementAction, Language, Role } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { agreementMail } from '../../mail/templates.ts';
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
  const { jobTitle, clientEmail, clientFirstName, clientLanguage } = parties;
  const said = { jobTitle, action, reason, site: mailQueue.site };
  if (by === 'client') {
    const receiver = toFreelancer(parties);
    if (receiver) await mailQueue.enqueue(transaction, agreementMail({ ...receiver, ...said }));
    return;
  }
  if (clientEmail === null || clientFirstName === null) return;
  const owner = { to: clientEmail, firstName: clientFirstName, language: clientLanguage };
  await mailTeam(mailQueue, transaction, owner, (receiver) =>
    agreementMail({ ...receiver, ...said, ...forClient(parties, receiver.language) }),
  );
}

function toFreelancer({ id, company, firstName, freelancerEmail, freelancerLanguage }: Parties) {
  if (freelancerEmail === null) return undefined;
  const author = company === noCompany ? textsIn(freelancerLanguage).client : company;
  const path = `/dashboard/${id}/agreement`;
  return { to: freelancerEmail, language: freelancerLanguage, firstName, author, path };
}

function forClient(parties: Parties, language: Language | null) {
  const { id, jobId } = parties;
  const author = nameForClient(parties, textsIn(language).applicant);
  return { author, path: `/applicant/${jobId}/application/${id}/agreement` };
}
