import { sql } from 'kysely';
import type { QueryExecutorProvider, Transaction } from 'kysely';
import type { DataModel, Database } from './dataModel.ts';

/**
 * Runs a task that sees a consistent snapshot of the database, even if the task takes long. Writers do not have to wait
 * for the task.
 */
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

/** Turns off the time limits of statements until the transaction ends. */
export async function unlimited(transaction: QueryExecutorProvider): Promise<void> {
  await sql`
    set local statement_timeout = 0; set local lock_timeout = '30s';
    set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
