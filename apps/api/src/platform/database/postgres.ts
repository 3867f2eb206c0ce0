/** Opens a PostgreSQL server for a DATABASE_URL, through `pg`. */
import pg from 'pg';
import { MAX_WAIT_MS, createAdmissionQueue } from './admissionQueue.ts';
import { ConnectionLostError } from './errors.ts';
import { fairPool } from './fairPool.ts';
import type { FairPool } from './fairPool.ts';
import { sessionOptions } from './session.ts';

/** The settings DATABASE_CONNECTIONS, DATABASE_STATEMENT_TIMEOUT and DATABASE_LOCK_TIMEOUT. */
export interface DatabaseLimits {
  connections: number;
  /**
   * The statement timeout in seconds. The embedded database has neither timeout, because its thread is replaced
   * instead, and it never waits for a lock.
   */
  statementTimeoutS: number;
  lockTimeoutS: number;
}

export const DEFAULT_LIMITS: DatabaseLimits = { connections: 10, statementTimeoutS: 5, lockTimeoutS: 2 };

/**
 * The share of connections that long statements and simultaneous uses of one statement cannot take. Running more long
 * statements at once would only make them compete for the processor.
 */
const RESERVED = 0.6;
/**
 * Parallel workers would take the processor from other requests, and JIT compilation takes longer than most statements.
 */
const PLANS = `set max_parallel_workers_per_gather to 0; set jit to off`;
/** If PostgreSQL has not responded this long after a statement's timeout, the network is assumed to be down. */
const RESPONSE_DELAY_MS = 2_000;

export interface PostgresOptions {
  databaseUrl: string;
  /** Receives the error of every lost connection. The pool opens a new connection on its own. */
  onError: (error: Error) => void;
  responseTimeoutMs?: number | undefined;
  limits?: DatabaseLimits | undefined;
}

export function openPostgres(options: PostgresOptions): FairPool {
  const { connections, statementTimeoutS } = options.limits ?? DEFAULT_LIMITS;
  return fairPool({
    pool: openConnections(options),
    queue: createAdmissionQueue({ permits: connections, reserved: Math.floor(connections * RESERVED) }),
    interrupt: {
      afterMs: options.responseTimeoutMs ?? statementTimeoutS * 1000 + RESPONSE_DELAY_MS,
      // Ending the client makes its statements fail, and the pool drops the released connection.
      run: (_statement, client) => void client.end(),
    },
  });
}

export function openConnections({ databaseUrl, onError, limits = DEFAULT_LIMITS }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    ...sessionOptions(`${timeouts(limits)}; ${PLANS}`),
    connectionString: databaseUrl,
    application_name: 'skill-harbor',
    max: limits.connections,
    connectionTimeoutMillis: MAX_WAIT_MS,
    keepAlive: true,
  });
  pool.on('connect', (client) =>
    client.once('error', (error: Error) => onError(new ConnectionLostError(error))),
  );
  // The client has already reported the error. Without a listener, the pool would end the process.
  pool.on('error', () => undefined);
  return pool;
}

function timeouts({ statementTimeoutS, lockTimeoutS }: DatabaseLimits): string {
  const inMs = (seconds: number) => Math.round(seconds * 1000);
  return `
    set statement_timeout to ${inMs(statementTimeoutS)}; set lock_timeout to ${inMs(lockTimeoutS)};
    set idle_in_transaction_session_timeout to '60s'`;
}
