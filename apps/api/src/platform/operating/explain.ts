/** Returns the message of an error that the operator can correct, which has a code, or the stack of any other error. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? error.message : (error.stack ?? error.message);
}

/** The error for a command line that does not match the command's usage. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly code = 'USAGE';
}
