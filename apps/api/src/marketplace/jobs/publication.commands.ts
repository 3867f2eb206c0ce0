/** Publishes jobs on the days that their clients have planned, and notifies the clients. */
import { publishedMail } from '../../mail/listingTemplates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { mailTeam } from '../members/mailTeam.ts';
import { lockPlanned, recordPublication } from './publication.repository.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

/** Publishes each planned job in a separate transaction, which also queues the mails. */
export async function publishPlanned({ queries, mailQueue, clock }: Services): Promise<void> {
  const publishOne = () =>
    queries.transaction().execute(async (transaction) => {
      const job = await lockPlanned(transaction, clock());
      if (!job) return false;
      const { jobId, jobTitle, ...owner } = job;
      await recordPublication(transaction, jobId, clock());
      const about = { jobId, jobTitle, site: mailQueue.site };
      await mailTeam(mailQueue, transaction, owner, (receiver) => publishedMail({ ...about, ...receiver }));
      return true;
    });
  while (await publishOne()) mailQueue.deliverSoon();
}
