/**
 * Confirms that users own their email addresses. Anyone can sign up with any address. So the response to a sign-up must
 * not reveal whether an account has the address, and the mail must not contain text that a stranger has typed. Each
 * mail therefore has a fixed text, and an address gets only a few mails a day.
 */
import { randomBytes } from 'node:crypto';
import type { Language } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import { addressChangedMail, addressTakenMail, confirmationMail } from '../../mail/templates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { recordActivity } from './accountActivity.repository.ts';
import {
  countConfirmations,
  deleteConfirmationsBefore,
  expireConfirmationsOf,
  findConfirmation,
  insertConfirmation,
  insertPreviousAddress,
  lockAddress,
} from './confirmations.repository.ts';
import { deleteResetsOf } from './passwordResets.repository.ts';
import { hashOf } from './tokens.ts';
import {
  correctUnconfirmedAddress,
  findCredentials,
  insertUser,
  lockOwner,
  writeConfirmedAddress,
} from './users.repository.ts';
import type { AddressOwner, NewUser } from './users.repository.ts';

const DAY_S = 24 * 60 * 60;
/** A link works as long as an account may exist without a confirmed address. */
const LINK_LIFETIME_S = 7 * DAY_S;
/** The maximum number of mails to one address within a day, for all accounts together. */
const MAX_MAILS_A_DAY = 5;

export interface ConfirmationServices {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

interface Unconfirmed {
  id: number;
  email: string;
  language: Language | null;
}

/**
 * Registers a user and queues the mail to the address. Returns the user's id, or the reason why `refuse` has refused
 * the user.
 */
export async function registerUser<Refusal>(
  services: ConfirmationServices,
  user: NewUser,
  refuse: (transaction: Queries) => Promise<Refusal | null>,
): Promise<{ id: number } | { refusal: Refusal }> {
  const outcome = await services.queries.transaction().execute(async (transaction) => {
    const refusal = await refuse(transaction);
    if (refusal !== null) return { refusal };
    const id = await insertUser(transaction, user);
    const newcomer = { id, email: user.email, language: user.language ?? null };
    if (await hasRoomForMail(services, transaction, user.email))
      await queueMail(services, transaction, newcomer);
    return { id };
  });
  services.mailQueue.deliverSoon();
  return outcome;
}

/** Queues another mail with a link. Returns false if the address has received too many mails within a day. */
export async function sendConfirmation(services: ConfirmationServices, user: Unconfirmed): Promise<boolean> {
  const isQueued = await services.queries.transaction().execute(async (transaction) => {
    if (!(await hasRoomForMail(services, transaction, user.email))) return false;
    await queueMail(services, transaction, user);
    return true;
  });
  services.mailQueue.deliverSoon();
  return isQueued;
}

/**
 * Corrects an unconfirmed address, and queues the mail to the new address. Returns null if the address was changed, or
 * else the reason why it was not.
 */
export async function correctAddress(
  services: ConfirmationServices,
  person: Person,
  email: string,
): Promise<'address_confirmed' | 'confirmations_sent' | null> {
  const refusal = await services.queries.transaction().execute(async (transaction) => {
    if (!(await hasRoomForMail(services, transaction, email))) return 'confirmations_sent';
    const user = await correctUnconfirmedAddress(transaction, person.id, email);
    if (!user) return 'address_confirmed';
    await expireConfirmationsOf(transaction, person.id, services.clock());
    await queueMail(services, transaction, { id: person.id, email, ...user });
    await recordActivity(transaction, 'address_changed', person, services.clock());
    return null;
  });
  services.mailQueue.deliverSoon();
  return refusal;
}

/**
 * Confirms the address that a link was sent to, and returns the address and its user. Another confirmed address of the
 * same user is replaced. Returns null if the link does not work.
 */
export async function confirmAddress(
  services: ConfirmationServices,
  token: string,
  userAgent: string | undefined,
): Promise<{ userId: number; email: string } | null> {
  const { queries, mailQueue, clock } = services;
  const tokenHash = hashOf(token);
  const now = clock();
  const found = await findConfirmation(queries, tokenHash, now);
  if (!found) return null;
  const { userId, email } = found;
  try {
    await queries.transaction().execute(async (transaction) => {
      const owner = await lockOwner(transaction, userId);
      await writeConfirmedAddress(transaction, userId, email, now);
      const isReplaced = owner?.isConfirmed === true && owner.email !== email;
      if (isReplaced || !owner?.isConfirmed) {
        const event = isReplaced ? 'address_changed' : 'address_confirmed';
        await recordActivity(transaction, event, { id: userId, userAgent }, now);
      }
      if (!isReplaced) return;
      await expireConfirmationsOf(transaction, userId, now, tokenHash);
      await deleteResetsOf(transaction, userId);
      await sendWayBack(services, transaction, userId, owner);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_confirmed_email_key')) return null;
    throw error;
  }
  mailQueue.deliverSoon();
  return found;
}

/** Notifies the owner of the old address that the address was replaced. The mail has a link that reverts the change. */
async function sendWayBack(
  { mailQueue, clock }: ConfirmationServices,
  transaction: Queries,
  userId: number,
  { email, firstName, language }: AddressOwner,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = secondsAfter(clock(), LINK_LIFETIME_S);
  await insertPreviousAddress(transaction, { tokenHash: hashOf(token), userId, email, expiresAt });
  const mail = addressChangedMail({ to: email, firstName, language, token, site: mailQueue.site });
  await mailQueue.enqueue(transaction, mail);
}

/** Deletes the records of mails that are too old to count for the daily limit. */
export async function removeOldConfirmations({ queries, clock }: ConfirmationServices): Promise<void> {
  await deleteConfirmationsBefore(queries, secondsAfter(clock(), -DAY_S));
}

/**
 * Returns true if an address may get another mail today. Simultaneous requests for mails to the address wait for each
 * other.
 */
export async function hasRoomForMail(
  { clock }: ConfirmationServices,
  transaction: Queries,
  email: string,
): Promise<boolean> {
  await lockAddress(transaction, email);
  const count = await countConfirmations(transaction, email, secondsAfter(clock(), -DAY_S));
  return count < MAX_MAILS_A_DAY;
}

/**
 * Queues the mail to an address: with a link, or with a hint to log in if the address belongs to a confirmed account.
 *
 * @param isChange true if the link replaces a confirmed address
 */
export async function queueMail(
  { mailQueue, clock }: ConfirmationServices,
  transaction: Queries,
  { id, email, language }: Unconfirmed,
  isChange = false,
): Promise<void> {
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  await insertConfirmation(transaction, {
    tokenHash: hashOf(token),
    userId: id,
    email,
    createdAt: now,
    expiresAt: secondsAfter(now, LINK_LIFETIME_S),
  });
  const [owner] = await findCredentials(transaction, email, now);
  const { site } = mailQueue;
  const mail = owner?.isConfirmed
    ? addressTakenMail({ to: owner.email, language: owner.language, site })
    : confirmationMail({ to: email, language, token, site, isChange });
  await mailQueue.enqueue(transaction, mail);
}
