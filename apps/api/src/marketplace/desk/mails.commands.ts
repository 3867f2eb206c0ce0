/** Sends failed mails again, and records who asked for it. */
import type { MailQueue } from '../../mail/mailQueue.ts';
import { retryFailedMails } from '../../mail/mails.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { writeLog } from '../moderation/log.repository.ts';

export async function retryMails(
  { queries, clock, mailQueue }: { queries: Queries; clock: Clock; mailQueue: MailQueue },
  operatorId: number,
): Promise<void> {
  const at = clock();
  await queries.transaction().execute(async (transaction) => {
    const mails = await retryFailedMails(transaction, at);
    const entry = { at, actorId: operatorId, caseId: null, details: { mails } };
    if (mails > 0) await writeLog(transaction, { ...entry, action: 'mails_retried' });
  });
  mailQueue.deliverSoon();
}
