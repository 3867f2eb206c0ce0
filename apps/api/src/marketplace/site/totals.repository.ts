/** Counts the totals that operators monitor. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/**
 * The numbers of rows of a table by the values of a column, such as the role. Values that do not occur are missing from
 * the result.
 */
type Counts = Record<string, number>;

export interface SiteTotals {
  /** The number of users, by role. */
  members: Counts;
  /** The number of listed jobs whose deadline has not passed. */
  listedJobs: number;
  /** The number of applications, by status. */
  applications: Counts;
  /** The number of applications whose decision date has passed without a decision. */
  overdueDecisions: number;
  openCases: number;
  /** The time when the oldest open case was opened, or null if no case is open. */
  oldestCase: Date | null;
  /** The number of abandoned mails whose records still exist. */
  mailsGivenUp: number;
}

/**
 * Counts all totals.
 *
 * @param today the current day, YYYY-MM-DD
 */
export async function readTotals(queries: Queries, today: string): Promise<SiteTotals> {
  const countsBy = (column: string, table: string) => sql<Counts>`(
    select coalesce(json_object_agg(value, count), '{}')
    from (select ${sql.ref(column)} as value, count(*)::int as count from ${sql.table(table)} group by 1) as counts
  )`;
  return queries
    .selectNoFrom([
      countsBy('role', 'users').as('members'),
      sql<number>`(
        select count(*)::int from job_listings where is_listed and application_deadline >= ${today}
      )`.as('listedJobs'),
      countsBy('status', 'applications').as('applications'),
      sql<number>`(
        select count(*)::int from applications where status = 'pending' and promised_by < ${today}
      )`.as('overdueDecisions'),
      sql<number>`(select count(*)::int from moderation_cases where closed_at is null)`.as('openCases'),
      sql<Date | null>`(select min(opened_at) from moderation_cases where closed_at is null)`.as(
        'oldestCase',
      ),
      sql<number>`(
        select count(*)::int from mails where due_at is null and last_error is not null
      )`.as('mailsGivenUp'),
    ])
    .executeTakeFirstOrThrow();
}
