/** Asks the browser for passkeys. Pages load this module and its library when they need them. */
import { WebAuthnAbortService, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@skillharbor/contract';

/** Makes a passkey. The browser asks its user, who may refuse. */
export function makePasskey(optionsJSON: PasskeyCreation): Promise<PasskeyAttestation> {
  return startRegistration({ optionsJSON });
}

/**
 * Asks the user for a passkey: in a dialog, or, for `autofill`, in the suggestions of the email field, for as long as it
 * takes. Another request ends an earlier one.
 */
export async function askForPasskey(
  optionsJSON: PasskeyRequest,
  way: 'dialog' | 'autofill',
): Promise<PasskeyAssertion> {
  const { response, ...assertion } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: way === 'autofill',
  });
  // A passkey that logs in alone always names its user. The server refuses others.
  return { ...assertion, response: { ...response, userHandle: response.userHandle ?? '' } };
}

/** Ends a request that waits for the user. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}
