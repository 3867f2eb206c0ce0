/** Replaces the browser's passkey dialogs, which a story cannot control. */
import { spyOn } from 'storybook/test';

const bytes = new TextEncoder().encode('passkey').buffer;

/** The browser's response after the user has agreed. The mock server does not verify its signature. */
export class MadePasskey implements Credential {
  readonly id = 'cGFzc2tleQ';
  readonly type = 'public-key';
  readonly rawId = bytes;
  readonly authenticatorAttachment = 'platform';
  readonly response = {
    attestationObject: bytes,
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    getTransports: () => ['internal'],
  };

  getClientExtensionResults() {
    return {};
  }
}

/**
 * Makes the dialogs end with this result, and makes fields suggest no passkeys. Returns a function that restores both.
 */
export function browserAnswers(answer: () => Promise<Credential>): () => void {
  const spies = [
    spyOn(navigator.credentials, 'create').mockImplementation(answer),
    spyOn(navigator.credentials, 'get').mockImplementation(answer),
    spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}
