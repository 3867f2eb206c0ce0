/**
 * Lost passwords: who asks is answered at once, the same for every address, and the link is made afterwards.
 *
 *     answerResetRequests(services) → Promise<void>     writes the mails for all requests that are waiting
 */
import { randomBytes } from 'node:crypto';
import { secondsAfter } from '../clock.ts';
import { passwordResetMail } from '../mail/templates.ts';
import type { Services } from '../services.ts';
import { insertReset, takeResetRequest } from './resets.repository.ts';
import { hashOf } from './tokens.ts';
import { findCredentials } from './users.repository.ts';

/** In seconds. */
const LIFETIME = 60 * 60;

type Needs = Pick<Services, 'queries' | 'mailbox' | 'clock'>;

export async function answerResetRequests(needs: Needs): Promise<void> {
  while (await answerOne(needs));
}

/** Whether there was one. */
function answerOne({ queries, mailbox, clock }: Needs): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const email = await takeResetRequest(transaction);
    if (email === null) return false;
    const credentials = await findCredentials(transaction, email);
    if (!credentials) return true;
    const token = randomBytes(32).toString('base64url');
    await insertReset(transaction, {
      tokenHash: hashOf(token),
      userId: credentials.id,
      expiresAt: secondsAfter(clock(), LIFETIME),
    });
    const mail = passwordResetMail({ to: credentials.email, token, site: mailbox.site });
    await mailbox.enqueue(transaction, mail);
    return true;
  });
}
