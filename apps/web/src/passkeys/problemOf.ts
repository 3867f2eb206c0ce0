import type { PasskeyProblem } from '../app/errors.ts';

/** The names of the errors of WebAuthn, most of them those of DOMException. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
};

/** Returns the problem that a browser reports, or undefined if the error is a fault. */
export function problemOf(error: unknown): PasskeyProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  // The library throws a plain error where the browser knows no passkeys.
  return error.message === 'WebAuthn is not supported in this browser' ? 'unsupported' : problems[error.name];
}
