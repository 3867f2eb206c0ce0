import { contactMail } from '../../mail/templates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { insertContactMessage } from './contact.repository.ts';
import type { Recipient } from './contact.repository.ts';

export interface ContactServices {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

/** Records a visitor's message and queues the mail to the freelancer. */
export async function sendMessage(
  { queries, mailQueue, clock }: ContactServices,
  { id, email: to, firstName, language }: Recipient,
  message: { sender: string; subject: string; message: string },
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const { sender: clientEmail, ...text } = message;
    await insertContactMessage(transaction, { freelancerId: id, clientEmail, ...text, createdAt: clock() });
    await mailQueue.enqueue(transaction, contactMail({ to, firstName, language, ...message }));
  });
  mailQueue.deliverSoon();
}
