import { ResetPasswordPage } from '@skillharbor/ui/pages';
import { useAccountMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { confirmPasswordReset } from '../../api/account.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

export function Component() {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const token = useSearchParams()[0].get('token') ?? '';
  const [done, setDone] = useState(false);
  const [submission, submit] = useSubmission({
    send: async ({ password }: { password: string }) => {
      await confirmPasswordReset(api, { token, password });
      // The server has ended all sessions of this account: perhaps the one that is open here.
      await api.refresher.refresh(Date.now());
      setDone(true);
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });

  return (
    <>
      <PageHead title={useAccountMessages().resetPassword.title} preview={null} />
      <ResetPasswordPage
        state={done ? 'done' : token === '' ? 'incomplete' : 'ready'}
        submission={submission}
        onSubmit={submit}
        signInHref={paths.signIn()}
        forgotPasswordHref={paths.forgotPassword()}
      />
    </>
  );
}
