/**
 * What to do when the embedded PostgreSQL breaks down: a disk that refuses an fsync or the next log file (a panic),
 * a stack or a memory that ran out.
 *
 * A PostgreSQL server then ends its process. PGlite instead swallows the exception and goes on: at best with a
 * query that seems to have succeeded, at worst in an endless loop that takes the whole server with it. So the
 * first such exception stops the database. It is asked nothing more; the next start recovers from its log.
 */
import type { PGlite } from '@electric-sql/pglite';

/** The embedded database has stopped. What was acknowledged is safe; the server must be started again. */
export class DatabaseStoppedError extends Error {
  readonly code = 'DATABASE_STOPPED';

  constructor(cause: unknown, lastWords: string) {
    super(
      `The embedded database has stopped: ${lastWords || String(cause)}. ` +
        'What it had confirmed is kept. Remove the cause, such as a full disk, and start the server again.',
      { cause },
    );
    this.name = 'DatabaseStoppedError';
  }
}

/** The exit status by which PGlite tells an ordinary SQL error, which it handles, from a breakdown. */
const SQL_ERROR_STATUS = 100;

export interface BreakdownWatch {
  /** Throws DatabaseStoppedError once the database has broken down. */
  check(): void;
  broken(): boolean;
}

/**
 * @param lastWords what PostgreSQL wrote last to its log; told in the error
 * @param onBreakdown told once, at the moment it happens
 */
export function watchForBreakdown(
  pglite: PGlite,
  lastWords: () => string,
  onBreakdown: (error: DatabaseStoppedError) => void,
): BreakdownWatch {
  const postgres = pglite.Module;
  const mainLoopOnce = postgres._PostgresMainLoopOnce;
  let stopped: DatabaseStoppedError | undefined;

  const check = () => {
    if (stopped) throw stopped;
  };

  postgres._PostgresMainLoopOnce = () => {
    try {
      mainLoopOnce();
    } catch (error) {
      if (!isSqlError(error)) stop(error);
      throw error;
    }
  };

  function stop(cause: unknown): void {
    if (stopped) return;
    stopped = new DatabaseStoppedError(cause, lastWords());
    pglite.execProtocolRawSync = () => {
      throw stopped;
    };
    // Asked by PGlite after every turn of its loop, outside its catch: the way out of the loop.
    postgres._pq_buffer_remaining_data = () => {
      throw stopped;
    };
    postgres._PostgresSendReadyForQueryIfNecessary = () => undefined;
    postgres._pgl_pq_flush = () => undefined;
    onBreakdown(stopped);
  }

  return { check, broken: () => stopped !== undefined };
}

function isSqlError(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && error.status === SQL_ERROR_STATUS
  );
}
