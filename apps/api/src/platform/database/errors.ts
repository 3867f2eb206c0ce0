/**
 * Recognizes the errors of databases, which are the same for both kinds of database.
 *
 *     isUniqueViolation(error, 'accounts_email_key') → boolean
 *     isDatabaseUnavailable(error) → boolean                     true if another attempt may succeed
 *     isConnectionLost(error) → boolean                          true if the connection failed
 *     remedyOf(error) → string | null                            for the log
 */

/** The error for a database that is reachable but overloaded. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/**
 * The error for a lost connection to a PostgreSQL server. It replaces the error of `pg`, which may contain a reference
 * to the whole client object.
 */
export class ConnectionLostError extends Error {
  override name = 'ConnectionLostError';
  readonly code: string | undefined;

  constructor(error: Error) {
    super(error.message);
    this.code = codeOf(error);
  }
}

/**
 * Matches the codes of socket errors, and PostgreSQL's codes of the classes 08 (connection) and 57P (operator
 * intervention).
 */
const LOST =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(DOWN|UNREACH)|08...|57P..)$/;
/** Matches the messages of errors of `pg` and its pool that have no code. */
const LOST_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection|was closed))/;
/**
 * Matches PostgreSQL's codes of class 53 (too many connections, out of memory), 55P03 (lock timeout) and 57014
 * (statement timeout).
 */
const TOO_BUSY = /^(40P01|53...|55P03|57014)$/;

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A PostgreSQL server that is down has no Unix socket, so connecting to it fails with ENOENT.
  const didNotConnect = 'syscall' in error && error.syscall === 'connect';
  return didNotConnect || LOST.test(codeOf(error) ?? '') || LOST_MESSAGES.test(error.message);
}

/** Returns true if the database is unreachable, full, busy or shutting down, so that another attempt may succeed. */
export function isDatabaseUnavailable(error: Error): boolean {
  return error instanceof DatabaseBusyError || isConnectionLost(error) || TOO_BUSY.test(codeOf(error) ?? '');
}

/** Returns the remedy for an unavailable database, with the names of the settings, or null if none is known. */
export function remedyOf(error: Error): string | null {
  if (error instanceof DatabaseBusyError || error.message.startsWith('timeout exceeded when trying')) {
    return 'No connection was free in time: find the slow statements, or raise DATABASE_CONNECTIONS.';
  }
  const code = codeOf(error);
  return (code && REMEDIES[code]) ?? null;
}

const REMEDIES: Readonly<Record<string, string>> = {
  '53300': "PostgreSQL's max_connections must be more than DATABASE_CONNECTIONS of all servers together.",
  '55P03': 'Another transaction held a lock for longer than DATABASE_LOCK_TIMEOUT.',
  '57014': 'A statement took longer than DATABASE_STATEMENT_TIMEOUT.',
};

function codeOf(error: Error): string | undefined {
  return 'code' in error ? String(error.code) : undefined;
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Returns true if a row violates this unique constraint. The caller names the constraint, because a row may also
 * violate another one.
 */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, UNIQUE_VIOLATION, constraint);
}

/** Returns true if a foreign key refuses a statement, because a row would refer to a missing row. */
export function isForeignKeyViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATION, constraint);
}

function isViolation(error: unknown, code: string, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === code &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
