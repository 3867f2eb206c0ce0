/** A PostgreSQL server, through `pg`, for a DATABASE_URL. */
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { MAX_WAIT_MS, createAdmissionQueue } from './admissionQueue.ts';
import { ConnectionLostError } from './errors.ts';
import { fairPool } from './fairPool.ts';
import { sessionOptions } from './session.ts';

/**
 * How many connections there are, and how many of them long statements, and any single statement, leave to others: more
 * long statements at once would only compete for the processor.
 */
const CONNECTIONS = 10;
const RESERVED = 6;
/** The embedded database has none of these: its thread is replaced instead, and it never waits for a lock. */
const TIMEOUTS = `
  set statement_timeout to '5s'; set lock_timeout to '2s'; set idle_in_transaction_session_timeout to '60s'`;
/** A statement without a response after this time means that the network is down. */
const RESPONSE_TIMEOUT_MS = 7_000;

export interface PostgresOptions {
  databaseUrl: string;
  /** Receives the error of every lost connection. The pool opens a new one by itself. */
  onError: (error: Error) => void;
  responseTimeoutMs?: number | undefined;
}

export function openPostgres(options: PostgresOptions): PostgresPool {
  return fairPool({
    pool: openConnections(options),
    queue: createAdmissionQueue({ permits: CONNECTIONS, reserved: RESERVED }),
    interrupt: {
      afterMs: options.responseTimeoutMs ?? RESPONSE_TIMEOUT_MS,
      // Its statements fail, and the pool drops the released connection.
      run: (_statement, client) => void client.end(),
    },
  });
}

export function openConnections({ databaseUrl, onError }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    ...sessionOptions(TIMEOUTS),
    connectionString: databaseUrl,
    application_name: 'skill-harbor',
    max: CONNECTIONS,
    connectionTimeoutMillis: MAX_WAIT_MS,
    keepAlive: true,
  });
  pool.on('connect', (client) =>
    client.once('error', (error: Error) => onError(new ConnectionLostError(error))),
  );
  // The client has reported the error; without a listener, the pool would end the process.
  pool.on('error', () => undefined);
  return pool;
}
