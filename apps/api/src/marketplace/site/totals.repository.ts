/** Counts what operators watch. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** Each number by a value of a column, such as the role. Values that do not occur are missing. */
type Counts = Record<string, number>;

export interface SiteTotals {
  /** By role. */
  members: Counts;
  /** Jobs that visitors find, until their deadline. */
  listedJobs: number;
  /** By status. */
  applications: Counts;
  /** Applications without a decision, although the day that the client named is over. */
  overdueDecisions: number;
  openCases: number;
  /** When the oldest open case was opened, or null if none is open. */
  oldestCase: Date | null;
  /** Mails that were given up and are still recorded. */
  mailsGivenUp: number;
}

/** @param today the current day, YYYY-MM-DD */
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
