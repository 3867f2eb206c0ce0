import type {
  Language,
  MailChoices,
  MailKind,
  Registration,
  Role,
  User,
  UserUpdate,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import { insertCompanies } from '../companies/companies.repository.ts';
import type { MailReceiver } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { pictureUrl } from '../../files/pictures.ts';
import { accountColumns } from '../members/members.rows.ts';
import { findNewAddress } from './confirmations.repository.ts';
import { needsFactor } from './factors.repository.ts';
import type { PasswordOwner } from './passwordRules.ts';
import { staffRoleColumn } from './staff.repository.ts';

export type NewUser = Omit<Registration, 'password' | 'time_zone'> & {
  timeZone: string | null;
  passwordHash: string;
  createdAt: Date;
};

export const isConfirmed = sql<boolean>`users.confirmed_at is not null`;
/**
 * An SQL condition that is true for an account that is not deleted. An account counts as deleted from its deletion time
 * on, although a background task deletes it some time later.
 */
export const isNotDue = (now: Date) => sql<boolean>`coalesce(users.deletes_at > ${now}, true)`;

/** The kinds of mails that a user gets by default. */
const ALL_MAILS: MailChoices = {
  applications: true,
  still_looking: true,
  questions: true,
  job_changes: true,
  messages: true,
  invitations: true,
  saved_searches: true,
};

/** Inserts a user together with a profile or a company, and returns the user's id. */
export async function insertUser(transaction: Queries, user: NewUser): Promise<number> {
  const { id } = await transaction
    .insertInto('users')
    .values({
      email: user.email,
      password_hash: user.passwordHash,
      first_name: user.first_name,
      last_name: user.last_name,
      role: user.role,
      language: user.language ?? null,
      time_zone: user.timeZone,
      created_at: user.createdAt,
      confirmed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const updated_at = user.createdAt;
  if (user.role === 'freelancer')
    await transaction.insertInto('freelancers').values({ user_id: id, updated_at }).execute();
  else await insertCompanies(transaction, [{ client_id: id, name: user.company ?? '', updated_at }]);
  return id;
}

/**
 * Finds a user by id.
 *
 * @param factorRoles the roles for which the operator requires a second factor
 */
export async function findUser(
  queries: Queries,
  id: number,
  now: Date,
  factorRoles: readonly Role[],
): Promise<User | null> {
  const row = await queries
    .selectFrom('users')
    .leftJoin('freelancers', 'freelancers.user_id', 'users.id')
    .select(['users.id', 'first_name', 'last_name', 'email', 'role', 'language', 'time_zone', 'deletes_at'])
    .select(['freelancers.picture', 'freelancers.is_withheld', 'mail_choices', 'quiet_hours', 'digest_hour'])
    .select(accountColumns)
    .select(staffRoleColumn)
    .select(isConfirmed.as('is_confirmed'))
    .select(needsFactor(factorRoles).as('needs_factor'))
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const {
    id: pk,
    picture,
    is_withheld,
    mail_choices,
    deletes_at,
    accountId: _account,
    teamRole,
    staffRole,
    ...user
  } = row;
  return {
    pk,
    ...user,
    team_role: teamRole,
    ...(staffRole !== null && { staff_role: staffRole }),
    new_email: user.is_confirmed ? await findNewAddress(queries, id, user.email, now) : null,
    profile_image: pictureUrl(picture, 150, is_withheld ?? false),
    mails: { ...ALL_MAILS, ...mail_choices },
    deletes_at: deletes_at && deletes_at.toISOString(),
  };
}

/** Changes the given fields of a user. Returns the user's email address. */
export async function updateUser(
  queries: Queries,
  id: number,
  { first_name, last_name, language, time_zone, quiet_hours, digest_hour, mails }: UserUpdate,
): Promise<string> {
  const { email } = await queries
    .updateTable('users')
    .set({
      ...(first_name !== undefined && { first_name: first_name.trim() }),
      ...(last_name !== undefined && { last_name: last_name.trim() }),
      ...(language !== undefined && { language }),
      ...(time_zone !== undefined && { time_zone }),
      ...(quiet_hours !== undefined && { quiet_hours: quiet_hours && JSON.stringify(quiet_hours) }),
      ...(digest_hour !== undefined && { digest_hour }),
      ...(mails !== undefined && { mail_choices: changedChoices(mails) }),
    })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}

/**
 * Changes whether a user wants these kinds of mails. Returns the user's email address, or undefined if the account does
 * not exist.
 */
export async function writeMailChoice(
  queries: Queries,
  id: number,
  kinds: readonly MailKind[],
  wanted: boolean,
): Promise<string | undefined> {
  const row = await queries
    .updateTable('users')
    .set({ mail_choices: changedChoices(Object.fromEntries(kinds.map((kind) => [kind, wanted]))) })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

const changedChoices = (mails: Partial<MailChoices>) =>
  sql<string>`mail_choices || ${JSON.stringify(mails)}::jsonb`;

/** Finds the kinds of mails that a user wants. Returns undefined if the account does not exist. */
export async function findMailChoices(queries: Queries, id: number): Promise<MailChoices | undefined> {
  const row = await queries
    .selectFrom('users')
    .select('mail_choices')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...ALL_MAILS, ...row.mail_choices };
}

/** Finds the user who has confirmed an email address, with the user's mail settings, quiet hours and time zone. */
export async function findMailReceiver(queries: Queries, email: string): Promise<MailReceiver | undefined> {
  const row = await queries
    .selectFrom('users')
    .select(['id', 'mail_choices', 'quiet_hours as quietHours'])
    .select(['digest_hour as digestHour', 'time_zone as timeZone'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { mail_choices, ...receiver } = row;
  return { ...receiver, mails: { ...ALL_MAILS, ...mail_choices } };
}

const NEW_FOR_S = 24 * 60 * 60;

/** Returns a function that checks whether an account is new, because new accounts have lower limits. */
export const isNewcomer = (queries: Queries, clock: Clock) => async (id: number) => {
  const found = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('created_at', '>', secondsAfter(clock(), -NEW_FOR_S))
    .executeTakeFirst();
  return found !== undefined;
};

export interface Credentials {
  id: number;
  email: string;
  language: Language | null;
  passwordHash: string;
  isConfirmed: boolean;
}

/**
 * Finds the accounts with an email address, ignoring case. The account that has confirmed the address comes first, and
 * then the newest account that has not. Rate limits also ignore case, so that a different spelling does not count as
 * another account.
 */
export async function findCredentials(
  queries: Queries,
  email: string,
  now: Date,
): Promise<readonly Credentials[]> {
  return queries
    .selectFrom('users')
    .select(['id', 'email', 'language', 'password_hash as passwordHash'])
    .select(isConfirmed.as('isConfirmed'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where(isNotDue(now))
    .orderBy(isConfirmed, 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
}

/** Confirms that the user owns this address. Throws a unique violation if another account has confirmed it before. */
export async function writeConfirmedAddress(
  queries: Queries,
  userId: number,
  email: string,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ email, confirmed_at: sql<Date>`coalesce(confirmed_at, ${now}::timestamptz)` })
    .where('id', '=', userId)
    .execute();
}

/** Returns true if the account's address is not confirmed. Anyone may have created such an account. */
export async function isUnowned(transaction: Queries, userId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Changes an unconfirmed address. Returns the language of the user's mails, or undefined if the address is confirmed.
 */
export async function correctUnconfirmedAddress(
  queries: Queries,
  userId: number,
  email: string,
): Promise<{ language: Language | null } | undefined> {
  return queries
    .updateTable('users')
    .set({ email })
    .where('id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('language')
    .executeTakeFirst();
}

/**
 * Locks some of the accounts that were created before this time and whose address is still unconfirmed. Returns their
 * ids.
 */
export async function lockUnconfirmed(
  queries: Queries,
  createdBefore: Date,
  limit: number,
): Promise<number[]> {
  const rows = await queries
    .selectFrom('users')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', createdBefore)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets or removes the deletion time of an account. Returns false if a deletion time is already set. */
export async function writeDeletion(queries: Queries, id: number, deletesAt: Date | null): Promise<boolean> {
  const users = queries.updateTable('users').set({ deletes_at: deletesAt }).where('id', '=', id);
  const row = await (deletesAt === null ? users : users.where('deletes_at', 'is', null))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Cancels the planned deletion of an account. Returns false if no deletion is planned. */
export async function takeDeletionBack(queries: Queries, id: number): Promise<boolean> {
  const row = await queries
    .updateTable('users')
    .set({ deletes_at: null })
    .where('id', '=', id)
    .where('deletes_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A user whose account is about to be deleted. */
export interface LeavingUser {
  id: number;
  role: Role;
  email: string;
  isConfirmed: boolean;
  /** The first and last name of the user, as one text. */
  names: string;
}

function selectDue(queries: Queries, now: Date) {
  return queries
    .selectFrom('users')
    .select(['id', 'role', 'email'])
    .select(isConfirmed.as('isConfirmed'))
    .select(sql<string>`first_name || ' ' || last_name`.as('names'))
    .where('deletes_at', '<=', now);
}

export async function listDueDeletions(queries: Queries, now: Date): Promise<LeavingUser[]> {
  return selectDue(queries, now).orderBy('deletes_at').execute();
}

/** Until the transaction ends, locks a user whose deletion is due, unless another server has locked the user. */
export async function lockDueDeletion(
  transaction: Queries,
  id: number,
  now: Date,
): Promise<LeavingUser | undefined> {
  return selectDue(transaction, now).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
}

/** Deletes users and all rows that belong only to them. */
export async function deleteUserRows(queries: Queries, ids: readonly number[]): Promise<void> {
  await queries.deleteFrom('users').where('id', 'in', ids).execute();
}

export async function findPasswordHash(queries: Queries, userId: number): Promise<string | undefined> {
  const row = await queries
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.password_hash;
}

/** The owner of a password, with the language and the time zone of mails to the owner. */
export interface Account extends PasswordOwner {
  language: Language | null;
  /** A name from the IANA time zone database, or null if the user has chosen none. */
  timeZone: string | null;
}

/** The owner of an email address, with the data that mails need. */
export interface AddressOwner {
  email: string;
  firstName: string;
  language: Language | null;
  isConfirmed: boolean;
}

/** Locks a user until the transaction ends. */
export async function lockOwner(transaction: Queries, userId: number): Promise<AddressOwner | undefined> {
  return transaction
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'language'])
    .select(isConfirmed.as('isConfirmed'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function findPasswordOwner(queries: Queries, userId: number): Promise<Account | undefined> {
  return queries
    .selectFrom('users')
    .leftJoin('companies', 'companies.client_id', 'users.id')
    .select([
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'language',
      'time_zone as timeZone',
    ])
    .select((column) => column.fn.coalesce('companies.name', sql<string>`''`).as('company'))
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/**
 * Changes the password. Returns false if `expectedHash` is no longer the hash of the user's password. The login page
 * stops offering a demo account whose password has changed.
 */
export async function writePassword(
  queries: Queries,
  userId: number,
  passwordHash: string,
  expectedHash?: string,
): Promise<boolean> {
  const users = queries.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId);
  const row = await (expectedHash === undefined ? users : users.where('password_hash', '=', expectedHash))
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await withdrawDemoAccount(queries, userId);
  return true;
}

/** Makes the login page stop offering a demo account, because its published password no longer works. */
export async function withdrawDemoAccount(queries: Queries, userId: number): Promise<void> {
  await queries.deleteFrom('demo_accounts').where('user_id', '=', userId).execute();
}
