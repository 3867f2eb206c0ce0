/**
 * Turns one-time codes on and off, and consumes recovery codes. The user is notified of each change by mail, in case
 * someone else made it.
 */
import type { Role } from '@skillharbor/contract';
import {
  codesTurnedOffMail,
  codesTurnedOnMail,
  factorsRemovedMail,
  recoveryCodeUsedMail,
  recoveryCodesRenewedMail,
} from '../../mail/templates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { recordActivity } from './accountActivity.repository.ts';
import { hashesOf, newRecoveryCodes } from './codes.ts';
import { consumeRecoveryCode, deleteCodes, replaceRecoveryCodes, writeTurnedOn } from './codes.repository.ts';
import type { CodeOwner } from './codes.repository.ts';
import { lockFactors } from './factors.repository.ts';
import { deletePasskeysOf } from './passkeys.repository.ts';
import { withdrawDemoAccount } from './users.repository.ts';
import type { Account } from './users.repository.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

type Named = Pick<Account, 'email' | 'firstName' | 'language'> & { id: number };
type Owner = Named & Pick<Person, 'sessionId'>;

/**
 * Turns on one-time codes with a prepared secret. Returns the recovery codes, or null if another secret has been
 * prepared since then. The login page stops offering a demo account that has one-time codes.
 */
export async function turnCodesOn(
  { queries, mailQueue, clock }: Services,
  owner: Owner,
  confirmed: { secret: Uint8Array; step: number },
): Promise<string[] | null> {
  const recoveryCodes = newRecoveryCodes();
  const isOn = await queries.transaction().execute(async (transaction) => {
    await lockFactors(transaction, owner.id, []);
    if (!(await writeTurnedOn(transaction, owner.id, { ...confirmed, now: clock() }))) return false;
    await replaceRecoveryCodes(transaction, owner.id, hashesOf(recoveryCodes));
    await withdrawDemoAccount(transaction, owner.id);
    await recordActivity(transaction, 'codes_turned_on', owner, clock());
    await mailQueue.enqueue(transaction, codesTurnedOnMail(mailAbout(owner, mailQueue)));
    return true;
  });
  if (isOn) mailQueue.deliverSoon();
  return isOn ? recoveryCodes : null;
}

/** Replaces the recovery codes. Returns null if one-time codes are off. */
export async function renewRecoveryCodes(
  { queries, mailQueue, clock }: Services,
  owner: Owner,
): Promise<string[] | null> {
  const renewed = await queries.transaction().execute(async (transaction) => {
    const { hasCodes } = await lockFactors(transaction, owner.id, []);
    if (!hasCodes) return null;
    const recoveryCodes = newRecoveryCodes();
    await replaceRecoveryCodes(transaction, owner.id, hashesOf(recoveryCodes));
    await recordActivity(transaction, 'recovery_codes_renewed', owner, clock());
    await mailQueue.enqueue(transaction, recoveryCodesRenewedMail(mailAbout(owner, mailQueue)));
    return recoveryCodes;
  });
  if (renewed) mailQueue.deliverSoon();
  return renewed;
}

/** Turns off one-time codes. Returns null if they are off now, or else the reason why they stay on. */
export async function turnCodesOff(
  { queries, mailQueue, clock, factorRoles }: Services & { factorRoles: readonly Role[] },
  owner: Owner,
): Promise<'codes_off' | 'last_factor' | null> {
  const refusal = await queries.transaction().execute(async (transaction) => {
    const { isRequired, hasPasskeys, hasCodes } = await lockFactors(transaction, owner.id, factorRoles);
    if (!hasCodes) return 'codes_off';
    if (isRequired && !hasPasskeys) return 'last_factor';
    await deleteCodes(transaction, owner.id);
    await recordActivity(transaction, 'codes_turned_off', owner, clock());
    await mailQueue.enqueue(transaction, codesTurnedOffMail(mailAbout(owner, mailQueue)));
    return null;
  });
  if (refusal === null) mailQueue.deliverSoon();
  return refusal;
}

/**
 * Removes all factors except the password for a user who has lost them, even if the operator requires a second factor.
 */
export async function removeFactors({ queries, ...services }: Services, owner: Named): Promise<void> {
  await queries.transaction().execute((transaction) => removeFactorsWithin(transaction, services, owner));
}

/**
 * Removes the factors like `removeFactors`, but in the caller's transaction. The caller starts the delivery of the
 * mail.
 */
export async function removeFactorsWithin(
  transaction: Queries,
  { mailQueue }: Pick<Services, 'mailQueue'>,
  owner: Named,
): Promise<void> {
  await deletePasskeysOf(transaction, owner.id);
  await deleteCodes(transaction, owner.id);
  await mailQueue.enqueue(transaction, factorsRemovedMail(mailAbout(owner, mailQueue)));
}

/** Consumes a recovery code. Returns false if the user has no such code. */
export async function spendRecoveryCode(
  { queries, mailQueue }: Services,
  owner: CodeOwner,
  hash: Uint8Array,
): Promise<boolean> {
  const isUsed = await queries.transaction().execute(async (transaction) => {
    const left = await consumeRecoveryCode(transaction, owner.id, hash);
    if (left === null) return false;
    await mailQueue.enqueue(transaction, recoveryCodeUsedMail({ ...mailAbout(owner, mailQueue), left }));
    return true;
  });
  if (isUsed) mailQueue.deliverSoon();
  return isUsed;
}

function mailAbout({ email: to, firstName, language }: Named, { site }: MailQueue) {
  return { to, firstName, language, site };
}
