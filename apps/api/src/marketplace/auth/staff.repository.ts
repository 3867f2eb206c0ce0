/**
 * Stores which users are moderators or operators. Only the command `harbor admin` and the demo data write these rows.
 */
import type { StaffRole } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { hasFactor } from './factors.repository.ts';

/** Selects the user's role in the staff, or null. The query must select from `users`. */
export const staffRoleColumn = sql<StaffRole | null>`(
  select staff_roles.role from staff_roles where staff_roles.user_id = users.id
)`.as('staffRole');

export async function writeStaffRole(
  queries: Queries,
  userId: number,
  role: StaffRole,
  now: Date,
): Promise<void> {
  await queries
    .insertInto('staff_roles')
    .values({ user_id: userId, role, granted_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role, granted_at: now }))
    .execute();
}

/** Removes a user's role in the staff. Returns false if the user had no role. */
export async function removeStaffRole(queries: Queries, userId: number): Promise<boolean> {
  const row = await queries
    .deleteFrom('staff_roles')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface StaffMember {
  email: string;
  role: StaffRole;
  grantedAt: Date;
  hasFactor: boolean;
}

/** Lists the members of the staff, in the order in which they got their roles. */
export async function listStaff(queries: Queries): Promise<StaffMember[]> {
  return queries
    .selectFrom('staff_roles')
    .innerJoin('users', 'users.id', 'staff_roles.user_id')
    .select(['users.email', 'staff_roles.role', 'granted_at as grantedAt'])
    .select(hasFactor.as('hasFactor'))
    .orderBy('granted_at')
    .orderBy('users.id')
    .execute();
}

/**
 * Returns true if another member of the staff, besides these users, has a second factor. Only such a member can decide
 * about cases.
 */
export async function hasStaffBesides(queries: Queries, userIds: readonly number[]): Promise<boolean> {
  const row = await queries
    .selectFrom('staff_roles')
    .innerJoin('users', 'users.id', 'staff_roles.user_id')
    .select('user_id')
    .where('user_id', 'not in', userIds)
    .where(hasFactor)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isStaff(queries: Queries, userId: number): Promise<boolean> {
  const row = await queries
    .selectFrom('staff_roles')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
