/** Queues the mails about a decision, each in the language of its recipient. */
import type { ReportOutcome } from '@skillharbor/contract';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { ModerationLinks } from '../../mail/moderationLinks.ts';
import { appealDecidedMail, reportDecidedMail, statementMail } from '../../mail/moderationTemplates.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { AddressOwner } from '../auth/users.repository.ts';
import { listReporters } from './reports.repository.ts';
import { findStatement } from './statements.repository.ts';

interface Services {
  mailQueue: MailQueue;
  moderationLinks: ModerationLinks;
}

interface About {
  owner: AddressOwner;
  rulingId: number;
  now: Date;
}

/** Queues the mail to the owner of the subject, which contains the statement of reasons. */
export async function tellOwner(services: Services, transaction: Queries, about: About): Promise<void> {
  const receiver = await receiverOf(services, transaction, about);
  if (receiver) await services.mailQueue.enqueue(transaction, statementMail(receiver));
}

/** Queues the mail that notifies the owner of the subject of the decision about the appeal. */
export async function tellOwnerOfAppeal(
  services: Services,
  transaction: Queries,
  about: About,
): Promise<void> {
  const receiver = await receiverOf(services, transaction, about);
  if (receiver) await services.mailQueue.enqueue(transaction, appealDecidedMail(receiver));
}

async function receiverOf(
  { mailQueue, moderationLinks }: Services,
  transaction: Queries,
  { owner, rulingId, now }: About,
) {
  const found = await findStatement(transaction, rulingId, now);
  if (!found || !owner.isConfirmed) return null;
  const { email: to, firstName, language } = owner;
  const token = await moderationLinks.ofStatement(rulingId);
  return { to, firstName, language, statement: found.statement, token, site: mailQueue.site };
}

/** Queues the mails that notify the reporters of a case of the outcome of their reports. */
export async function tellReporters(
  { mailQueue, moderationLinks }: Services,
  transaction: Queries,
  caseId: number,
  outcome: Exclude<ReportOutcome, 'open'>,
): Promise<void> {
  const { site } = mailQueue;
  for (const reporter of await listReporters(transaction, caseId)) {
    const token = await moderationLinks.ofReport(reporter.number);
    await mailQueue.enqueue(transaction, reportDecidedMail({ ...reporter, outcome, token, site }));
  }
}
