/** Replaces the passwords of users. */
import type { Person } from '../../contract/operations.ts';
import { passwordChangedMail } from '../../mail/templates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { recordActivity } from './accountActivity.repository.ts';
import { deleteCodes } from './codes.repository.ts';
import { deletePasskeysOf } from './passkeys.repository.ts';
import { consumeReset, deleteResetsOf } from './passwordResets.repository.ts';
import { revokeSessionsOf } from './sessions.repository.ts';
import { isUnowned, writeConfirmedAddress, writePassword } from './users.repository.ts';
import type { Account } from './users.repository.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

interface Reset {
  tokenHash: Uint8Array;
  passwordHash: string;
  /** The User-Agent header of the browser in which the link was opened. */
  userAgent: string | undefined;
}

/**
 * Replaces a forgotten password. The link was sent to the email address, so it confirms the address as well. A stranger
 * may have signed up with the address before, so the passkeys and codes of an unconfirmed account are deleted. Returns
 * false if the link no longer works.
 */
export async function resetPassword(
  services: Services,
  owner: Account,
  { tokenHash, passwordHash, userAgent }: Reset,
): Promise<boolean> {
  try {
    return await change(services, owner, async (transaction, now) => {
      const id = await consumeReset(transaction, tokenHash, now);
      if (id === null || !(await replacePassword(transaction, id, now, { passwordHash }))) return false;
      if (await isUnowned(transaction, id)) {
        await deletePasskeysOf(transaction, id);
        await deleteCodes(transaction, id);
      }
      await writeConfirmedAddress(transaction, id, owner.email, now);
      await recordActivity(transaction, 'password_reset', { id, userAgent }, now);
      return true;
    });
  } catch (error) {
    // Another account has confirmed the address since the link was sent.
    if (isUniqueViolation(error, 'users_confirmed_email_key')) return false;
    throw error;
  }
}

/**
 * Replaces the password of a user who entered the old one. Returns false if the password has changed in the meantime.
 */
export function changePassword(
  services: Services,
  owner: Account,
  person: Person,
  replacement: Omit<NewPassword, 'exceptSessionId'>,
): Promise<boolean> {
  return change(services, owner, async (transaction, now) => {
    const kept = { ...replacement, exceptSessionId: person.sessionId };
    if (!(await replacePassword(transaction, person.id, now, kept))) return false;
    await recordActivity(transaction, 'password_changed', person, now);
    return true;
  });
}

/**
 * Runs `replace`, which replaces a password, and queues the mail about it in the same transaction. Returns the result
 * of `replace`.
 */
async function change(
  { queries, mailQueue, clock }: Services,
  { email: to, firstName, language }: Account,
  replace: (transaction: Queries, now: Date) => Promise<boolean>,
): Promise<boolean> {
  const isChanged = await queries.transaction().execute(async (transaction) => {
    if (!(await replace(transaction, clock()))) return false;
    const mail = passwordChangedMail({ to, firstName, language, site: mailQueue.site });
    await mailQueue.enqueue(transaction, mail);
    return true;
  });
  if (isChanged) mailQueue.deliverSoon();
  return isChanged;
}

interface NewPassword {
  passwordHash: string;
  /** The hash of the old password, if the user had to enter the old password. */
  expectedHash?: string;
  /** The only session that stays open. If it is missing, all sessions end. */
  exceptSessionId?: string;
}

/**
 * Replaces the password, and ends all sessions and reset links. Returns false if `expectedHash` is no longer the hash
 * of the user's password.
 */
async function replacePassword(
  transaction: Queries,
  userId: number,
  now: Date,
  { passwordHash, expectedHash, exceptSessionId }: NewPassword,
): Promise<boolean> {
  if (!(await writePassword(transaction, userId, passwordHash, expectedHash))) return false;
  await deleteResetsOf(transaction, userId);
  await revokeSessionsOf(transaction, userId, now, exceptSessionId);
  return true;
}
