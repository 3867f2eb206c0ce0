/** Why a browser gave no passkey. */
export type PasskeyProblem = 'cancelled' | 'known' | 'unsupported';

/** The names of the errors of WebAuthn, most of them those of DOMException. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
};

/** Returns the problem that the browser reports, or undefined if the error is another one, such as of the server. */
export function passkeyProblemOf(error: unknown): PasskeyProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  // The library throws a plain error where the browser knows no passkeys.
  return error.message === 'WebAuthn is not supported in this browser' ? 'unsupported' : problems[error.name];
}
