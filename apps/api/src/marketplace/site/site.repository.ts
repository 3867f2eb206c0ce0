import type { Category, DemoAccount, JobCount, LandingJobValue } from '@skillharbor/contract';
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

/** Sums up the counts of active jobs by category. Triggers maintain these counts. */
export async function listJobCounts(queries: Queries): Promise<JobCount[]> {
  return queries
    .selectFrom('job_value_counts')
    .select([sql<Category>`value`.as('category'), sql<number>`sum(active)::int`.as('active')])
    .where('filter', '=', 'category')
    .groupBy('value')
    .orderBy('value')
    .execute();
}

/** Lists the most frequent locations of active jobs together with the number of remote jobs, sorted by frequency. */
export async function listFrequentValues(queries: Queries, limit: number): Promise<LandingJobValue[]> {
  return queries
    .selectFrom('job_value_counts')
    .select([
      sql<LandingJobValue['filter']>`filter`.as('filter'),
      'value',
      sql<number>`sum(active)::int`.as('count'),
    ])
    .where((where) =>
      where.or([
        // The location “Remote” is left out, because a client may type it and remote jobs are counted separately.
        where.and([
          where('filter', '=', 'location'),
          where((of) => of.fn<string>('lower', ['value']), 'not in', ['', 'remote']),
        ]),
        where.and([where('filter', '=', 'remote'), where('value', '=', 'remote')]),
      ]),
    )
    .groupBy(['filter', 'value'])
    .having(sql<number>`sum(active)`, '>', 0)
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(limit)
    .execute();
}

/** Throws an error if the database cannot be reached. */
export async function ping(queries: Queries): Promise<void> {
  await sql`select 1`.execute(queries);
}
