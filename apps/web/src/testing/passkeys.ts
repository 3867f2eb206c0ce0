/** Stands in for the browser's dialogs about passkeys, which a story cannot operate. */
import { spyOn } from 'storybook/test';

const bytes = new TextEncoder().encode('passkey').buffer;

/** What a browser returns when its user has agreed. Nobody verifies its signature in stories. */
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

/** Makes the dialogs end like this, and fields suggest no passkeys. Returns a function that undoes it. */
export function browserAnswers(answer: () => Promise<Credential>): () => void {
  const spies = [
    spyOn(navigator.credentials, 'create').mockImplementation(answer),
    spyOn(navigator.credentials, 'get').mockImplementation(answer),
    spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}
