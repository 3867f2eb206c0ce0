/** Connects to the PostgreSQL server of a DATABASE_URL with the library `pg`. */
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
   * The statement timeout in seconds. The embedded database needs no timeouts of statements or locks: its thread is
   * replaced if a query runs too long, and statements never wait for a lock.
   */
  statementTimeoutS: number;
  lockTimeoutS: number;
}

export const DEFAULT_LIMITS: DatabaseLimits = { connections: 10, statementTimeoutS: 5, lockTimeoutS: 2 };

/**
 * The share of connections that long statements, and statements that are already running, do not get. Several long
 * statements at once would only slow each other down.
 */
const RESERVED = 0.6;
/**
 * Turns off parallel workers, which would take the processor from other requests, and JIT compilation, which takes
 * longer than most statements.
 */
const PLANS = `set max_parallel_workers_per_gather to 0; set jit to off`;
/** How long after the statement timeout PostgreSQL may still respond. After that, the network is assumed to be down. */
const RESPONSE_DELAY_MS = 2_000;

export interface PostgresOptions {
  databaseUrl: string;
  /** Receives the error of every lost connection. The pool opens a new connection by itself. */
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
      // Ends the client, so that its statements fail. When the connection is released, the pool drops it.
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
  // Ignores the error, because the client has already reported it. Without this listener, the error would end the
  // process.
  pool.on('error', () => undefined);
  return pool;
}

function timeouts({ statementTimeoutS, lockTimeoutS }: DatabaseLimits): string {
  const inMs = (seconds: number) => Math.round(seconds * 1000);
  return `
    set statement_timeout to ${inMs(statementTimeoutS)}; set lock_timeout to ${inMs(lockTimeoutS)};
    set idle_in_transaction_session_timeout to '60s'`;
}
