/**
 * What went wrong in the database, read the same from both drivers.
 *
 *     isUniqueViolation(error, 'accounts_email_key') → boolean
 *     isDatabaseAway(error) → boolean
 */

/** It is there, but has too much to do. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** Node's codes for connections, and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (intervention). */
const CODES = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|08...|53...|57P..)$/;
/** What `pg` and its pool say without a code. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** The database cannot be reached, is full, busy or shutting down: another try may succeed. */
export function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return error instanceof DatabaseBusyError || CODES.test(code) || SENTENCES.test(error.message);
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** A row that must be unique is already there. Name the constraint, so that another one is not mistaken for it. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, UNIQUE_VIOLATION, constraint);
}

/** A row refers to one that is not there, or is still referred to. */
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
