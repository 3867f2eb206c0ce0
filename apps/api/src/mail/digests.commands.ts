/** Sends the digests: one mail a day to each user who does not want a separate mail for each event. */
import { digestMail } from './digestTemplate.ts';
import type { MailQueue } from './mailQueue.ts';
import type { Queries } from '../platform/database/tables.ts';
import type { Clock } from '../platform/time/clock.ts';
import { findDigestReceiver, findDueDigests, takeDueLines } from './digests.repository.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

/**
 * Sends the digests that are due. Events that the receiver has already read are omitted, and a digest without events is
 * not sent.
 */
export async function sendDigests(services: Services): Promise<void> {
  const { queries, mailQueue, clock } = services;
  for (const recipient of await findDueDigests(queries, clock())) await sendDigest(services, recipient);
  mailQueue.deliverSoon();
}

async function sendDigest({ queries, mailQueue, clock }: Services, recipient: string): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const taken = await takeDueLines(transaction, recipient, clock());
    const lines = taken.filter(({ isPast }) => !isPast);
    const [first, ...others] = new Set(lines.map(({ kind }) => kind));
    const receiver = await findDigestReceiver(transaction, recipient);
    if (first === undefined || !receiver) return;
    const mail = digestMail({ ...receiver, to: recipient, lines, site: mailQueue.site });
    const digest = { userId: receiver.id, kinds: [first, ...others] } as const;
    await mailQueue.enqueue(transaction, { ...mail, digest });
  });
}
