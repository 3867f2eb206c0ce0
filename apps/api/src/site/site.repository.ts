import type { DemoAccount } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../tables.ts';

export async function listDemoAccounts(queries: Queries): Promise<DemoAccount[]> {
  return queries
    .selectFrom('demo_accounts')
    .innerJoin('users', 'users.id', 'demo_accounts.user_id')
    .select(['users.role', 'users.email', 'demo_accounts.password'])
    .orderBy('users.role', 'desc')
    .execute();
}

/** Throws where the database does not answer. */
export async function ping(queries: Queries): Promise<void> {
  await sql`select 1`.execute(queries);
}
