/**
 * Returns the message of an error with a code, because the operator can correct its cause. For any other error, returns
 * the stack.
 */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? error.message : (error.stack ?? error.message);
}

/** The error for a command line that does not match the usage of the command. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly code = 'USAGE';
}
