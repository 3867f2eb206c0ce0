/**
 * Handles fatal errors of the embedded PostgreSQL: a stack overflow, a lack of memory, or a panic, for example because
 * the disk refuses an fsync or the next log file.
 *
 * A PostgreSQL server would end its process. PGlite catches the exception and continues: at best, a failed query seems
 * to have succeeded, and at worst, PGlite runs in an endless loop. Therefore, the first such exception ends the thread
 * at once. The next start recovers the database from the log.
 */
import type { PGlite } from '@electric-sql/pglite';

/** The error for an embedded database that has stopped. Acknowledged commits are safe. The server must be restarted. */
export class DatabaseStoppedError extends Error {
  readonly code = 'DATABASE_STOPPED';

  constructor(reason: string) {
    super(
      `The embedded database has stopped: ${reason}. ` +
        'What it had confirmed is kept. Remove the cause, such as a full disk, and start the server again.',
    );
    this.name = 'DatabaseStoppedError';
  }
}

/**
 * The error for an embedded database that does not start: its files are damaged, its files belong to another user, or
 * the disk is full.
 */
export class DatabaseStartError extends Error {
  readonly code = 'DATABASE_NOT_STARTED';

  constructor(place: string, reason: string) {
    const remedy = /\bEACCES\b|permission denied/i.test(reason)
      ? 'A command that was run as another user, such as root, may have left files there: give the whole data folder back ' +
        'to the user of the server, with chown --recursive. Nothing is lost.'
      : 'If files are missing or cut, restore the data folder from a backup; if the disk is full, make room. ' +
        'Then start the server again.';
    super(`The embedded database ${place} does not start: ${reason.replace(/\.$/, '')}. ${remedy}`);
    this.name = 'DatabaseStartError';
  }
}

/** This exit status means an ordinary SQL error, which PGlite handles itself. */
const SQL_ERROR_STATUS = 100;

/**
 * Ends the thread at the first fatal error.
 *
 * @param exit ends the thread, and therefore does not return
 */
export function exitOnFatalError(pglite: PGlite, exit: (cause: unknown) => never): void {
  const postgres = pglite.Module;
  const mainLoopOnce = postgres._PostgresMainLoopOnce;
  postgres._PostgresMainLoopOnce = () => {
    try {
      mainLoopOnce();
    } catch (error) {
      if (!isSqlError(error)) exit(error);
      throw error;
    }
  };
}

function isSqlError(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && error.status === SQL_ERROR_STATUS
  );
}
