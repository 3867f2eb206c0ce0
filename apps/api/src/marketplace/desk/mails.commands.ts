/**
 * Sends failed mails again or abandons them, and logs which operator has done so. The log does not name the recipients.
 */
import type { MailQueue } from '../../mail/mailQueue.ts';
import { giveUpFailedMail, hasFailed, retryFailedMails } from '../../mail/mails.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { writeLog } from '../moderation/log.repository.ts';
import type { LogEntry } from '../moderation/log.repository.ts';

interface Services {
  queries: Queries;
  clock: Clock;
  mailQueue: MailQueue;
}

const logged = (
  transaction: Queries,
  { at, actorId, action, mails }: Pick<LogEntry, 'at' | 'actorId' | 'action'> & { mails: number },
) => writeLog(transaction, { at, actorId, action, caseId: null, details: { mails } });

/** Sends all failed mails again. */
export async function retryMails({ queries, clock, mailQueue }: Services, operatorId: number): Promise<void> {
  const at = clock();
  await queries.transaction().execute(async (transaction) => {
    const mails = await retryFailedMails(transaction, at);
    if (mails > 0) await logged(transaction, { at, actorId: operatorId, action: 'mails_retried', mails });
  });
  mailQueue.deliverSoon();
}

/** Sends one failed mail again. */
export async function retryMail(
  { queries, clock, mailQueue }: Services,
  operatorId: number,
  id: string,
): Promise<'done' | 'not found' | 'being sent'> {
  const at = clock();
  const outcome = await queries.transaction().execute(async (transaction) => {
    if ((await retryFailedMails(transaction, at, id)) === 0)
      return (await hasFailed(transaction, id)) ? 'being sent' : 'not found';
    await logged(transaction, { at, actorId: operatorId, action: 'mails_retried', mails: 1 });
    return 'done';
  });
  mailQueue.deliverSoon();
  return outcome;
}

/** Abandons one failed mail. Returns false if there is no such mail. */
export async function giveUpMail(
  { queries, clock }: Services,
  operatorId: number,
  id: string,
): Promise<boolean> {
  const at = clock();
  return queries.transaction().execute(async (transaction) => {
    if (!(await giveUpFailedMail(transaction, id))) return hasFailed(transaction, id);
    await logged(transaction, { at, actorId: operatorId, action: 'mail_given_up', mails: 1 });
    return true;
  });
}
