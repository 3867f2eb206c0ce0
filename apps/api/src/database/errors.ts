/**
 * What went wrong in the database, read the same from both drivers.
 *
 *     isUniqueViolation(error, 'accounts_email_key') → boolean
 */

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
