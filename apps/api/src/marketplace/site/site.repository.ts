import type { Category, DemoAccount, JobCount } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

export async function listDemoAccounts(queries: Queries): Promise<DemoAccount[]> {
  return queries
    .selectFrom('demo_accounts')
    .innerJoin('users', 'users.id', 'demo_accounts.user_id')
    .select(['users.role', 'users.email', 'demo_accounts.password'])
    .orderBy('users.role', 'desc')
    .execute();
}

/** Sums the counts of active jobs by category, which triggers maintain. */
export async function listJobCounts(queries: Queries): Promise<JobCount[]> {
  return queries
    .selectFrom('job_value_counts')
    .select([sql<Category>`value`.as('category'), sql<number>`sum(active)::int`.as('active')])
    .where('filter', '=', 'category')
    .groupBy('value')
    .orderBy('value')
    .execute();
}

/** Throws an error if the database is unavailable. */
export async function ping(queries: Queries): Promise<void> {
  await sql`select 1`.execute(queries);
}
