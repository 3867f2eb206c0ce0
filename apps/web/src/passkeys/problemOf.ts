import type { PasskeyProblem } from '../app/errors.ts';

/** The error names of WebAuthn, most of which are also names of DOMException. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
};

/** Returns the problem that a browser reports, or undefined if the error is a bug. */
export function problemOf(error: unknown): PasskeyProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  // The library throws a plain error if the browser does not support passkeys.
  return error.message === 'WebAuthn is not supported in this browser' ? 'unsupported' : problems[error.name];
}
