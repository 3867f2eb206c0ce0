import { sql } from 'kysely';
import type { QueryExecutorProvider, Transaction } from 'kysely';
import type { DataModel, Database } from './dataModel.ts';

/** Runs a task with a consistent snapshot of the database for as long as the task takes. Writers do not wait for it. */
export function inSnapshot<Schema, Result>(
  { untimed }: DataModel<Schema>,
  { kysely }: Database<Schema>,
  task: (snapshot: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return untimed(() =>
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
export async function unlimited(transaction: QueryExecutorProvider): Promise<void> {
  await sql`
    set local statement_timeout = 0; set local lock_timeout = '30s';
    set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
