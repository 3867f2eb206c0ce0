/** Adds and removes passkeys. The user is notified of each change by mail, in case someone else made it. */
import { randomUUID } from 'node:crypto';
import type { Passkey, Role } from '@skillharbor/contract';
import { passkeyAddedMail, passkeyRemovedMail } from '../../mail/templates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { lockFactors } from './factors.repository.ts';
import { recordActivity } from './accountActivity.repository.ts';
import { countPasskeys, deletePasskey, deleteUsedChallenges, insertPasskey } from './passkeys.repository.ts';
import type { Account } from './users.repository.ts';
import type { VerifiedCredential } from './webAuthn.ts';

/** The maximum number of passkeys of a user. */
export const MAX_PASSKEYS = 20;

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

/** The user who adds or removes a passkey, and the user's session. */
interface Owner extends Account {
  id: number;
  sessionId: string;
}

/** Adds a passkey. Returns the reason if the passkey cannot be added. */
export async function addPasskey(
  { queries, mailQueue, clock }: Services,
  owner: Owner,
  name: string,
  credential: VerifiedCredential,
): Promise<Passkey | 'passkeys_full' | 'passkey_not_added'> {
  try {
    const added = await queries.transaction().execute(async (transaction) => {
      if ((await countPasskeys(transaction, owner.id)) >= MAX_PASSKEYS) return 'passkeys_full';
      const now = clock();
      const row = { ...credential, passkeyId: randomUUID(), userId: owner.id, name, createdAt: now };
      const passkey = await insertPasskey(transaction, row);
      await recordActivity(transaction, 'passkey_added', owner, now);
      await mailQueue.enqueue(transaction, passkeyAddedMail(mailAbout(owner, name, mailQueue)));
      return passkey;
    });
    mailQueue.deliverSoon();
    return added;
  } catch (error) {
    // No two users can have the same passkey.
    if (isUniqueViolation(error, 'passkeys_credential_id_key')) return 'passkey_not_added';
    throw error;
  }
}

/** Removes a passkey. Returns the reason if the passkey cannot be removed. */
export async function removePasskey(
  { queries, mailQueue, clock, factorRoles }: Services & { factorRoles: readonly Role[] },
  owner: Owner,
  passkeyId: string,
): Promise<'not_found' | 'last_factor' | null> {
  const refusal = await queries.transaction().execute(async (transaction) => {
    const { isRequired, hasCodes } = await lockFactors(transaction, owner.id, factorRoles);
    if (isRequired && !hasCodes && (await countPasskeys(transaction, owner.id)) === 1) return 'last_factor';
    const name = await deletePasskey(transaction, passkeyId, owner.id);
    if (name === null) return 'not_found';
    await recordActivity(transaction, 'passkey_removed', owner, clock());
    await mailQueue.enqueue(transaction, passkeyRemovedMail(mailAbout(owner, name, mailQueue)));
    return null;
  });
  if (refusal === null) mailQueue.deliverSoon();
  return refusal;
}

/** Deletes the records of used challenges that have expired, because expired challenges are refused anyway. */
export async function removeUsedChallenges({ queries, clock }: Omit<Services, 'mailQueue'>): Promise<void> {
  await deleteUsedChallenges(queries, clock());
}

function mailAbout({ email: to, firstName, language }: Owner, passkey: string, { site }: MailQueue) {
  return { to, firstName, language, passkey, site };
}
