/**
 * Asks clients without activity by mail whether they are still looking. A link in the mail confirms that they are.
 * Pauses the listings of clients who do not confirm. Each step is recorded in the transaction that queues its mail.
 */
import { randomBytes } from 'node:crypto';
import { hashOf } from '../auth/tokens.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { stillLookingMail, unconfirmedMail } from '../../mail/listingTemplates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Clock } from '../../platform/time/clock.ts';
import {
  CONFIRMATION_DAYS,
  lockQuiet,
  lockUnconfirmed,
  recordAsking,
  recordConfirmation,
  recordPause,
} from './stillLooking.repository.ts';
import type { LinkedJob } from './stillLooking.repository.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

export async function askQuietClients({ queries, mailQueue, clock }: Services): Promise<void> {
  const askOne = () =>
    queries.transaction().execute(async (transaction) => {
      const job = await lockQuiet(transaction, clock());
      if (!job) return false;
      const token = randomBytes(32).toString('base64url');
      await recordAsking(transaction, job.jobId, hashOf(token), clock());
      const about = { ...job, token, days: CONFIRMATION_DAYS, site: mailQueue.site };
      await mailQueue.enqueue(transaction, stillLookingMail(about));
      return true;
    });
  while (await askOne()) mailQueue.deliverSoon();
}

export async function pauseUnconfirmed({ queries, mailQueue, clock }: Services): Promise<void> {
  const pauseOne = () =>
    queries.transaction().execute(async (transaction) => {
      const job = await lockUnconfirmed(transaction, clock());
      if (!job) return false;
      await recordPause(transaction, job.jobId, clock());
      await mailQueue.enqueue(transaction, unconfirmedMail({ ...job, site: mailQueue.site }));
      return true;
    });
  while (await pauseOne()) mailQueue.deliverSoon();
}

/** Confirms a listing with the link of the last mail. Returns undefined if the link no longer works. */
export async function confirmListing(
  queries: Queries,
  token: string,
  now: Date,
): Promise<LinkedJob | undefined> {
  return queries.transaction().execute((transaction) => recordConfirmation(transaction, hashOf(token), now));
}
