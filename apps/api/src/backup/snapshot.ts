import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { withoutStatementTimeout } from '../platform/database/queryContext.ts';
import type { Queries, Tables } from '../platform/database/tables.ts';

/**
 * Runs a task that reads the database as it is at one moment, for as long as the task takes. Writers do not wait for
 * it.
 */
export function inSnapshot<Result>(
  { kysely }: Database<Tables>,
  task: (snapshot: Queries) => Promise<Result>,
): Promise<Result> {
  return withoutStatementTimeout(() =>
    kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        await unlimited(snapshot);
        return task(snapshot);
      }),
  );
}

/** Removes the time limits until the end of the transaction. */
export async function unlimited(transaction: Queries): Promise<void> {
  await sql`
    set local statement_timeout = 0; set local lock_timeout = '30s';
    set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
