/**
 * Confirms that users own their email addresses. Anyone can sign up with any address, so signing up must neither reveal
 * whether an account has it, nor let a stranger write to its owner: each mail has a fixed text, and an address gets only
 * a few mails a day.
 */
import { randomBytes } from 'node:crypto';
import { addressTakenMail, confirmationMail } from '../../mail/templates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Language } from '@skillharbor/contract';
import {
  countConfirmations,
  deleteConfirmationsBefore,
  expireConfirmationsOf,
  findConfirmation,
  insertConfirmation,
} from './confirmations.repository.ts';
import { hashOf } from './tokens.ts';
import {
  correctUnconfirmedAddress,
  findCredentials,
  insertUser,
  writeConfirmedAddress,
} from './users.repository.ts';
import type { NewUser } from './users.repository.ts';

const DAY_S = 24 * 60 * 60;
/** A link works as long as an account may stay without a confirmed address. */
const LINK_LIFETIME_S = 7 * DAY_S;
/** The largest number of mails to one address within a day, whoever asks for them. */
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

/** Registers a user, queues the mail to the address, and returns the id. */
export async function registerUser(services: ConfirmationServices, user: NewUser): Promise<number> {
  const id = await services.queries.transaction().execute(async (transaction) => {
    const newId = await insertUser(transaction, user);
    await queueMail(services, transaction, { id: newId, email: user.email, language: user.language ?? null });
    return newId;
  });
  services.mailQueue.deliverSoon();
  return id;
}

/** Queues the mail again. Returns false if the address has got too many within a day. */
export async function sendConfirmation(services: ConfirmationServices, user: Unconfirmed): Promise<boolean> {
  const isQueued = await services.queries
    .transaction()
    .execute((transaction) => queueMail(services, transaction, user));
  services.mailQueue.deliverSoon();
  return isQueued;
}

/** Corrects an address, and queues the mail to it. Returns false if the address was confirmed meanwhile. */
export async function correctAddress(
  services: ConfirmationServices,
  userId: number,
  email: string,
): Promise<boolean> {
  const isCorrected = await services.queries.transaction().execute(async (transaction) => {
    const user = await correctUnconfirmedAddress(transaction, userId, email);
    if (!user) return false;
    await expireConfirmationsOf(transaction, userId, services.clock());
    await queueMail(services, transaction, { id: userId, email, ...user });
    return true;
  });
  services.mailQueue.deliverSoon();
  return isCorrected;
}

/** Confirms the address of a link, and returns it with its user. Returns null if the link does not work. */
export async function confirmAddress(
  { queries, clock }: ConfirmationServices,
  token: string,
): Promise<{ userId: number; email: string } | null> {
  const found = await findConfirmation(queries, hashOf(token), clock());
  if (!found) return null;
  try {
    await writeConfirmedAddress(queries, found.userId, found.email, clock());
    return found;
  } catch (error) {
    if (isUniqueViolation(error, 'users_confirmed_email_key')) return null;
    throw error;
  }
}

/** Deletes the records of mails that no longer count. */
export async function removeOldConfirmations({ queries, clock }: ConfirmationServices): Promise<void> {
  await deleteConfirmationsBefore(queries, secondsAfter(clock(), -DAY_S));
}

/** Queues a mail to a new address. Returns false if the address has got too many within a day. */
async function queueMail(
  { mailQueue, clock }: ConfirmationServices,
  transaction: Queries,
  { id, email, language }: Unconfirmed,
): Promise<boolean> {
  const now = clock();
  const count = await countConfirmations(transaction, email, secondsAfter(now, -DAY_S));
  if (count >= MAX_MAILS_A_DAY) return false;
  const token = randomBytes(32).toString('base64url');
  await insertConfirmation(transaction, {
    tokenHash: hashOf(token),
    userId: id,
    email,
    createdAt: now,
    expiresAt: secondsAfter(now, LINK_LIFETIME_S),
  });
  const [owner] = await findCredentials(transaction, email);
  const { site } = mailQueue;
  const mail = owner?.isConfirmed
    ? addressTakenMail({ to: owner.email, language: owner.language, site })
    : confirmationMail({ to: email, language, token, site });
  await mailQueue.enqueue(transaction, mail);
  return true;
}
