/** Requests passkeys from the browser. Pages load this module and its library only when they need them. */
import { WebAuthnAbortService, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Api } from '@skillharbor/api-client';
import type {
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyRequest,
  Session,
} from '@skillharbor/contract';
import { PasskeyError } from '../app/errors.ts';
import { addPasskey, logInWithPasskey, preparePasskey, preparePasskeyLogIn } from '../api/passkeys.ts';
import { problemOf } from './problemOf.ts';

/** Creates a passkey, and adds it to the account. The browser asks the user for consent, which the user may refuse. */
export async function makePasskey(
  api: Api,
  { name, password }: { name: string; password: string },
): Promise<Passkey> {
  const optionsJSON = await preparePasskey(api, { password });
  const credential: PasskeyAttestation = await explained(() => startRegistration({ optionsJSON }));
  return addPasskey(api, { name, credential });
}

/** Logs in with a passkey that the user has chosen, or lets the user choose one in a browser dialog. */
export async function logIn(api: Api, chosen: PasskeyAssertion | null): Promise<Session> {
  return logInWithPasskey(api, chosen ?? (await ask(await preparePasskeyLogIn(api), 'dialog')));
}

/** After this fraction of a challenge's lifetime, the browser gets another challenge. */
const RENEWAL = 0.9;

/**
 * Lets the browser suggest passkeys in the email field until the returned function is called. Failures are not shown,
 * because the user did not ask for suggestions.
 */
export function suggestPasskeys(api: Api, onChoose: (chosen: PasskeyAssertion) => void): () => void {
  let isOver = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;

  async function suggest() {
    if (!(await canSuggest())) return;
    const options = await preparePasskeyLogIn(api);
    if (isOver) return;
    renewal = setTimeout(start, options.timeout * RENEWAL);
    const chosen = await ask(options, 'suggestion');
    if (!isOver) onChoose(chosen);
  }
  const start = () => void suggest().catch(() => undefined);

  start();
  return () => {
    isOver = true;
    clearTimeout(renewal);
  };
}

/** Ends a request that is waiting for the user. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Returns true if the browser can suggest passkeys in fields. It cannot do so if the site's address is not a domain.
 */
async function canSuggest(): Promise<boolean> {
  const isDomain = !/^[\d.]+$|:/.test(location.hostname);
  // Old browsers lack this class, and some other browsers lack this function.
  const { PublicKeyCredential: known } = globalThis as Partial<
    Pick<typeof globalThis, 'PublicKeyCredential'>
  >;
  return isDomain && (await known?.isConditionalMediationAvailable?.()) === true;
}

/** Requests a passkey. A new request cancels an earlier one. */
async function ask(optionsJSON: PasskeyRequest, way: 'dialog' | 'suggestion'): Promise<PasskeyAssertion> {
  const useBrowserAutofill = way === 'suggestion';
  const { response, ...assertion } = await explained(() =>
    startAuthentication({ optionsJSON, useBrowserAutofill }),
  );
  // A passkey that can log in without a password always contains the id of its user. The server refuses other passkeys.
  return { ...assertion, response: { ...response, userHandle: response.userHandle ?? '' } };
}

/** Converts the browser's errors into errors that the app can explain. */
async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    throw problem === undefined ? error : new PasskeyError(problem, error);
  }
}
