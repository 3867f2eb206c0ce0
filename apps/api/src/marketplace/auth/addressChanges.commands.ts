/**
 * Replaces a confirmed email address. The user confirms the new address first (confirmations.commands.ts). The owner of
 * the old address can revert the change for seven days, because a stranger may have made it.
 */
import { randomBytes } from 'node:crypto';
import type { Language } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { recordActivity } from './accountActivity.repository.ts';
import { hasRoomForMail, queueMail } from './confirmations.commands.ts';
import type { ConfirmationServices } from './confirmations.commands.ts';
import {
  deletePreviousAddressesOf,
  expireConfirmationsOf,
  findPreviousAddress,
} from './confirmations.repository.ts';
import { deleteCodes } from './codes.repository.ts';
import { deletePasskeysOf } from './passkeys.repository.ts';
import { deleteResetsOf, insertResetRequest } from './passwordResets.repository.ts';
import { hashPassword } from './passwords.ts';
import { revokeSessionsOf } from './sessions.repository.ts';
import { hashOf } from './tokens.ts';
import { writeConfirmedAddress, writeDeletion, writePassword } from './users.repository.ts';

/**
 * If a change of address is reverted, one-time codes that were turned on within this time before the reversal are
 * removed, because a stranger may have turned them on. The link works for a week, and the stranger may have had the
 * account for a week before that. Older codes are the owner's and stay, because otherwise access to the mailbox would
 * be enough to bypass them.
 */
const SUSPECT_CODES_S = 14 * 24 * 60 * 60;

/**
 * Queues the mail with the link to a new address. Returns false if that address has received too many mails within a
 * day.
 */
export async function requestAddressChange(
  services: ConfirmationServices,
  person: Person,
  { email, language }: { email: string; language: Language | null },
): Promise<boolean> {
  const isQueued = await services.queries.transaction().execute(async (transaction) => {
    if (!(await hasRoomForMail(services, transaction, email))) return false;
    await expireConfirmationsOf(transaction, person.id, services.clock());
    await queueMail(services, transaction, { id: person.id, email, language }, true);
    await recordActivity(transaction, 'address_change_requested', person, services.clock());
    return true;
  });
  services.mailQueue.deliverSoon();
  return isQueued;
}

/**
 * Restores the previous address that a link belongs to, and returns it. A stranger who changed the address knew the
 * password. So the password, all passkeys and recent one-time codes stop working, all sessions end, a planned deletion
 * is cancelled, and a link for a new password is requested. Returns null if the link does not work.
 */
export async function restoreAddress(
  { queries, clock }: ConfirmationServices,
  token: string,
  userAgent: string | undefined,
): Promise<{ userId: number; email: string } | null> {
  const tokenHash = hashOf(token);
  if (!(await findPreviousAddress(queries, tokenHash, clock()))) return null;
  const unknownPassword = await hashPassword(randomBytes(32).toString('base64url'));
  try {
    return await queries.transaction().execute(async (transaction) => {
      const now = clock();
      const found = await findPreviousAddress(transaction, tokenHash, now);
      if (!found) return null;
      const { userId, email } = found;
      await writeConfirmedAddress(transaction, userId, email, now);
      await writePassword(transaction, userId, unknownPassword);
      await deletePasskeysOf(transaction, userId);
      await deleteCodes(transaction, userId, secondsAfter(now, -SUSPECT_CODES_S));
      await writeDeletion(transaction, userId, null);
      await revokeSessionsOf(transaction, userId, now);
      await expireConfirmationsOf(transaction, userId, now);
      await deletePreviousAddressesOf(transaction, userId);
      await deleteResetsOf(transaction, userId);
      await insertResetRequest(transaction, email, now);
      await recordActivity(transaction, 'address_restored', { id: userId, userAgent }, now);
      return found;
    });
  } catch (error) {
    // Another account has confirmed the old address since then.
    if (isUniqueViolation(error, 'users_confirmed_email_key')) return null;
    throw error;
  }
}
