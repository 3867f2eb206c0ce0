'use client';

import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Submission } from '../../primitives/state.ts';

export interface PasskeyLogInProps {
  submission: Submission;
  onLogIn: () => void;
}

/** Logs the user in with a passkey, which the browser asks for. */
export function PasskeyLogIn({ submission, onLogIn }: PasskeyLogInProps) {
  const messages = useAccountMessages().signIn.passkey;
  return (
    <Stack space="12">
      {submission.status === 'failed' && <Notice tone="critical">{submission.message}</Notice>}
      <Button
        fullWidth
        pending={submission.status === 'submitting'}
        pendingLabel={messages.submitting}
        onClick={onLogIn}
      >
        {messages.submit}
      </Button>
    </Stack>
  );
}
