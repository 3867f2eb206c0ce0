/**
 * Makes the links for forgotten passwords. A request gets the same response at once for every address, and the link is
 * made afterwards.
 *
 *     processResetRequests(services) → Promise<void>     queues the mails for all pending requests
 */
import { randomBytes } from 'node:crypto';
import type { Queries } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { passwordResetMail } from '../../mail/templates.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { insertReset, takeResetRequest } from './passwordResets.repository.ts';
import { hashOf } from './tokens.ts';
import { findCredentials } from './users.repository.ts';

const RESET_LINK_LIFETIME_S = 60 * 60;

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

export async function processResetRequests(services: Services): Promise<void> {
  while (await processOne(services)) services.mailQueue.deliverSoon();
}

/** Processes the oldest pending request. Returns false if no request is pending. */
function processOne({ queries, mailQueue, clock }: Services): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const email = await takeResetRequest(transaction);
    if (email === null) return false;
    const [credentials] = await findCredentials(transaction, email, clock());
    if (!credentials) return true;
    const token = randomBytes(32).toString('base64url');
    await insertReset(transaction, {
      tokenHash: hashOf(token),
      userId: credentials.id,
      expiresAt: secondsAfter(clock(), RESET_LINK_LIFETIME_S),
    });
    const { email: to, language } = credentials;
    const mail = passwordResetMail({ to, language, token, site: mailQueue.site });
    await mailQueue.enqueue(transaction, mail);
    return true;
  });
}
