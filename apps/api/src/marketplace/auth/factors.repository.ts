/**
 * Stores the factors that protect an account in addition to the password: passkeys and one-time codes. The operator may
 * require a second factor from all users with a role, and members of the staff always need one.
 */
import type { Role } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

const hasPasskeys = sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)`;
const hasCodes = sql<boolean>`exists (
  select from one_time_codes where one_time_codes.user_id = users.id and turned_on_at is not null
)`;

/**
 * An SQL condition that is true for a user with a second factor. The query that contains the condition must select from
 * `users`.
 */
export const hasFactor = sql<boolean>`(${hasPasskeys} or ${hasCodes})`;

const isStaff = sql<boolean>`exists (select from staff_roles where staff_roles.user_id = users.id)`;

const isRequired = (roles: readonly Role[]) =>
  roles.length === 0 ? isStaff : sql<boolean>`(users.role = any(${[...roles]}::text[]) or ${isStaff})`;

/**
 * An SQL condition that is true for a user who needs a second factor and has none. Members of the staff need one, and
 * so do users for whose role the operator requires one.
 */
export function needsFactor(roles: readonly Role[]) {
  return sql<boolean>`(${isRequired(roles)} and not ${hasFactor})`;
}

export interface Factors {
  hasPasskeys: boolean;
  hasCodes: boolean;
  /** True if the operator requires this user to have a second factor. */
  isRequired: boolean;
}

/**
 * Locks a user and returns the user's factors. Every change that adds, replaces or removes a factor takes the same
 * lock.
 */
export async function lockFactors(
  transaction: Queries,
  userId: number,
  roles: readonly Role[],
): Promise<Factors> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return readFactors(transaction, userId, roles);
}

export async function readFactors(
  queries: Queries,
  userId: number,
  roles: readonly Role[],
): Promise<Factors> {
  return queries
    .selectFrom('users')
    .select([hasPasskeys.as('hasPasskeys'), hasCodes.as('hasCodes'), isRequired(roles).as('isRequired')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}
