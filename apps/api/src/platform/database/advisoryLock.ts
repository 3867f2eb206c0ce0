/**
 * Runs tasks that only one of the servers on a database may run at a time.
 *
 *     withLock(database.kysely, LOCKS.migrations, (connection) => …)     returns the result of the task
 *
 * If the connection that holds the lock is lost, PostgreSQL drops the lock. The task must use that `connection`, so
 * that its statements cannot run without the lock. The embedded database has only one connection.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The keys of the locks: arbitrary numbers that are the same on all servers. */
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
    // Tries to get the lock again and again, because a statement that waits for the lock would exceed the statement
    // timeout.
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
