import { ApiError } from '@skillharbor/api-client';
import type { Credentials, Session } from '@skillharbor/contract';
import type { Submission } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { logIn } from '../../api/account.ts';
import { logInWithCode } from '../../api/oneTimeCodes.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useUntilSignedIn } from '../../session/useUntilSignedIn.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

interface PasswordLogIn {
  password: { submission: Submission; onSubmit: (credentials: Credentials) => void };
  /** The second step, or null until the password is entered. */
  code: { submission: Submission; onSubmit: (code: string) => void; onBack: () => void } | null;
}

/** The history state of the step that asks for the code. Back returns to the password. */
const step = { step: 'code' };

/** Logs in with the password, and with a code if the server asks for one. */
export function usePasswordLogIn(enter: (opened: Session) => void): PasswordLogIn {
  const { api } = useApp();
  const appMessages = useAppMessages();
  const location = useLocation();
  const navigate = useNavigate();
  // After a reload, the challenge is lost, and the page asks for the password again.
  const [challenge, setChallenge] = useState<string | null>(null);
  const explain = (error: unknown) => sendFailure(error, appMessages.notSent, appMessages);

  const [submission, onSubmit] = useSubmission({
    send: async (body: Credentials) => {
      try {
        enter(await logIn(api, body));
      } catch (error) {
        const given = challengeIn(error);
        if (given === null) throw error;
        setChallenge(given);
        await navigate(location, { state: step });
      }
    },
    explain,
  });
  const [checking, check] = useSubmission({
    send: async (body: { challenge: string; code: string }) => enter(await logInWithCode(api, body)),
    explain,
  });

  const checked = useUntilSignedIn(checking);
  return {
    password: { submission: useUntilSignedIn(submission), onSubmit },
    code:
      challenge !== null && isCodeStep(location.state)
        ? {
            submission: checked,
            onSubmit: (code) => check({ challenge, code }),
            onBack: () => void navigate(-1),
          }
        : null,
  };
}

function isCodeStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'step' in state && state.step === step.step;
}

/** Returns the challenge that the server sends if the password is correct and a code is also needed. */
function challengeIn(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_required') return null;
  const { challenge } = error.params;
  return typeof challenge === 'string' ? challenge : null;
}
