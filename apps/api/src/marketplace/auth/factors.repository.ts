/**
 * Handles the factors that protect an account besides the password: passkeys and one-time codes. The operator may
 * require one of them for a role, and the staff always needs one.
 */
import type { Role } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

const hasPasskeys = sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)`;
const hasCodes = sql<boolean>`exists (
  select from one_time_codes where one_time_codes.user_id = users.id and turned_on_at is not null
)`;

/** An SQL condition that is true for a user with a second factor. Its query must select from users. */
export const hasFactor = sql<boolean>`(${hasPasskeys} or ${hasCodes})`;

const isStaff = sql<boolean>`exists (select from staff_roles where staff_roles.user_id = users.id)`;

const isRequired = (roles: readonly Role[]) =>
  roles.length === 0 ? isStaff : sql<boolean>`(users.role = any(${[...roles]}::text[]) or ${isStaff})`;

/** True for a user who has no second factor although the operator requires one of the role, or the user is in the staff. */
export function needsFactor(roles: readonly Role[]) {
  return sql<boolean>`(${isRequired(roles)} and not ${hasFactor})`;
}

export interface Factors {
  hasPasskeys: boolean;
  hasCodes: boolean;
  /** True if the operator requires a second factor of the user. */
  isRequired: boolean;
}

/** Locks and reads the factors of a user. Every change that adds, replaces or removes a factor takes the same lock. */
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
