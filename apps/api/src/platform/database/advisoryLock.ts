/**
 * Runs tasks that only one of several servers on a database may run at a time.
 *
 *     withLock(database.kysely, LOCKS.migrations, (connection) => …)     returns the result of the task
 *
 * PostgreSQL drops the lock with the connection that holds it. The task must use that `connection`, so that its
 * statements run under the lock or not at all. The embedded database has no other connection.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Arbitrary constants that all servers agree on. */
export const LOCKS = {
  migrations: 7_102_019,
  demoData: 7_102_020,
  texts: 7_102_021,
  backups: 7_102_022,
  legalTexts: 7_102_023,
} as const;

const POLL_INTERVAL_MS = 200;

export async function withLock<Schema, Result>(
  database: Kysely<Schema>,
  lock: number,
  task: (connection: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    // The lock is polled, because a statement that waits for it would exceed the statement timeout.
    while (!(await tryLock(connection, lock))) await setTimeout(POLL_INTERVAL_MS);
    try {
      return await task(connection);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}

async function tryLock<Schema>(connection: Kysely<Schema>, lock: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lock}) as locked`.execute(
    connection,
  );
  return rows[0]?.locked === true;
}
