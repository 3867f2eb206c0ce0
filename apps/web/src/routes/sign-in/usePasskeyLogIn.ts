import type { PasskeyAssertion, Session } from '@skillharbor/contract';
import { useAccountMessages } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { useEffect, useEffectEvent } from 'react';
import { logInWithPasskey, preparePasskeyLogIn } from '../../api/passkeys.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { passkeyProblemOf } from '../../passkeys/passkeyProblem.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

const webAuthn = () => import('../../passkeys/webAuthn.ts');

/** Logs in with a passkey: from a dialog on a press, or from the suggestions of the email field. */
export function usePasskeyLogIn(enter: (opened: Session) => void): {
  submission: Submission;
  onLogIn: () => void;
} {
  const { api } = useApp();
  const appMessages = useAppMessages();
  const messages = useAccountMessages().signIn.passkey;
  const [submission, submit] = useSubmission({
    send: async (chosen: PasskeyAssertion | null) => {
      const ask = async () => (await webAuthn()).askForPasskey(await preparePasskeyLogIn(api), 'dialog');
      enter(await logInWithPasskey(api, chosen ?? (await ask())));
    },
    explain: (error) => {
      const problem = passkeyProblemOf(error);
      if (problem === undefined) return sendFailure(error, appMessages.notSent, appMessages);
      const message = problem === 'unsupported' ? messages.unsupported : messages.cancelled;
      return { status: 'failed', message };
    },
  });
  useSuggestions(submission.status !== 'submitting', submit);
  return { submission, onLogIn: () => submit(null) };
}

/** The part of a challenge's lifetime after which the browser gets another one. */
const RENEWAL = 0.9;

/** Lets the browser suggest passkeys in the email field. Nobody asked for it, so that a failure shows nowhere. */
function useSuggestions(isWanted: boolean, onChoose: (chosen: PasskeyAssertion) => void): void {
  const { api } = useApp();
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let renewal: ReturnType<typeof setTimeout> | undefined;

    async function suggest() {
      const [options, { askForPasskey }] = await Promise.all([preparePasskeyLogIn(api), webAuthn()]);
      if (isOver) return;
      renewal = setTimeout(start, options.timeout * RENEWAL);
      const chosen = await askForPasskey(options, 'autofill');
      if (!isOver) choose(chosen);
    }
    const start = () => void suggest().catch(() => undefined);

    canSuggest().then(
      (can) => can && !isOver && start(),
      () => undefined,
    );
    return () => {
      isOver = true;
      clearTimeout(renewal);
    };
  }, [api, isWanted]);

  useEffect(() => () => void webAuthn().then(({ stopAsking }) => stopAsking()), []);
}

/** Returns true if the browser suggests passkeys in fields. It has none for an address that is no domain. */
async function canSuggest(): Promise<boolean> {
  const isDomain = !/^[\d.]+$|:/.test(location.hostname);
  return isDomain && (await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()) === true;
}
