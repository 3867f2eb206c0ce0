/** Asks the browser for passkeys. Pages load this module and its library when they need them. */
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

/** Makes a passkey, and adds it to the account. The browser asks its user, who may refuse. */
export async function makePasskey(
  api: Api,
  { name, password }: { name: string; password: string },
): Promise<Passkey> {
  const optionsJSON = await preparePasskey(api, { password });
  const credential: PasskeyAttestation = await explained(() => startRegistration({ optionsJSON }));
  return addPasskey(api, { name, credential });
}

/** Logs in with a passkey that the user has chosen, or asks for one in a dialog of the browser. */
export async function logIn(api: Api, chosen: PasskeyAssertion | null): Promise<Session> {
  return logInWithPasskey(api, chosen ?? (await ask(await preparePasskeyLogIn(api), 'dialog')));
}

/** The part of a challenge's lifetime after which the browser gets another one. */
const RENEWAL = 0.9;

/**
 * Lets the browser suggest passkeys in the email field, until the returned function is called. The user did not ask for
 * it, so that a failure shows nowhere.
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

/** Ends a request that waits for the user. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Returns true if the browser suggests passkeys in fields. It has none for an address that is no domain. */
async function canSuggest(): Promise<boolean> {
  const isDomain = !/^[\d.]+$|:/.test(location.hostname);
  // Old browsers have no such class, and others no such function.
  const { PublicKeyCredential: known } = globalThis as Partial<
    Pick<typeof globalThis, 'PublicKeyCredential'>
  >;
  return isDomain && (await known?.isConditionalMediationAvailable?.()) === true;
}

/** Asks for a passkey. Another request ends an earlier one. */
async function ask(optionsJSON: PasskeyRequest, way: 'dialog' | 'suggestion'): Promise<PasskeyAssertion> {
  const useBrowserAutofill = way === 'suggestion';
  const { response, ...assertion } = await explained(() =>
    startAuthentication({ optionsJSON, useBrowserAutofill }),
  );
  // A passkey that logs in alone always names its user. The server refuses others.
  return { ...assertion, response: { ...response, userHandle: response.userHandle ?? '' } };
}

/** Turns the errors of the browser into those that the app explains. */
async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    throw problem === undefined ? error : new PasskeyError(problem, error);
  }
}
