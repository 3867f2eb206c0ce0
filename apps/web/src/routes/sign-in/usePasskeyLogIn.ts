import type { PasskeyAssertion, Session } from '@skillharbor/contract';
import { useAccountMessages } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { useEffect, useEffectEvent } from 'react';
import { PasskeyError, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

const webAuthn = () => import('../../passkeys/webAuthn.ts');

/** Logs in with a passkey, either from a dialog after a press, or from the suggestions of the email field. */
export function usePasskeyLogIn(enter: (opened: Session) => void): {
  submission: Submission;
  onLogIn: () => void;
} {
  const { api, log } = useApp();
  const appMessages = useAppMessages();
  const messages = useAccountMessages().signIn.passkey;
  const [submission, submit] = useSubmission({
    send: async (chosen: PasskeyAssertion | null) => enter(await (await webAuthn()).logIn(api, chosen)),
    explain: (error) =>
      error instanceof PasskeyError
        ? {
            status: 'failed',
            message: messages[error.problem === 'unsupported' ? 'unsupported' : 'cancelled'],
          }
        : sendFailure(error, appMessages.notSent, appMessages),
  });

  const choose = useEffectEvent(submit);
  const isSubmitting = submission.status === 'submitting';
  useEffect(() => {
    if (isSubmitting) return undefined;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    webAuthn().then(
      ({ suggestPasskeys }) => {
        if (!isOver) stop = suggestPasskeys(api, choose);
      },
      (error: unknown) => log('Passkeys cannot be suggested.', error),
    );
    return () => stop();
  }, [api, log, isSubmitting]);
  useEffect(() => () => void webAuthn().then(({ stopAsking }) => stopAsking()), []);

  return { submission, onLogIn: () => submit(null) };
}
