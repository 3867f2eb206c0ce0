/** A sentence for an error that the operator can correct, which has a code; another error with its stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? error.message : (error.stack ?? error.message);
}

/** A call of a command that does not fit its usage. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly code = 'USAGE';
}
