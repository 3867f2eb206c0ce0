/**
 * Selects the account for which a user acts, and the names of team members who did something. Other queries include
 * these columns.
 */
import type { TeamRole } from '@skillharbor/contract';
import { sql } from 'kysely';

/**
 * Selects a column of a user's membership in a team. A member does not act for an account that a moderator has
 * suspended.
 */
const ofTeam = (column: 'account_id' | 'role') => sql`(
  select team_members.${sql.ref(column)} from team_members join users as owner on owner.id = account_id
    where user_id = users.id and owner.suspended_until is null
)`;

/** The account for which a user of the query acts, and the user's role in it. */
export const accountColumns = [
  sql<number>`coalesce(${ofTeam('account_id')}, users.id)`.as('accountId'),
  sql<TeamRole>`coalesce(${ofTeam('role')}, 'owner')`.as('teamRole'),
] as const;

/**
 * Selects the first name of the user whose id is in a column, for the other members of the team. The name is null if
 * the reader is that user, or if the column is null.
 *
 * @param column the column with the user's id, such as `applications.decided_by`
 * @param readerId the id of the member who reads the row, or null for a reader of the other side, who must not see a
 *   name
 */
export const colleague = (column: string, readerId: number | null) =>
  sql<string | null>`(
    select first_name from users as colleague
      where colleague.id = ${sql.ref(column)} and colleague.id <> ${readerId}::int
  )`;
