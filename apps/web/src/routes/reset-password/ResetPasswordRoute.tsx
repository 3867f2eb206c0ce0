import { unwrap } from '@skillharbor/api-client';
import { ResetPasswordPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSubmission } from '../../data/useSubmission.ts';
import { sendFailure } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';

export function Component() {
  const { api } = useApp();
  const token = useSearchParams()[0].get('token') ?? '';
  const [done, setDone] = useState(false);
  const [submission, submit] = useSubmission({
    send: async ({ password }: { password: string }) => {
      await unwrap(api.credentialed.POST('/api/auth/password/reset/confirm/', { body: { token, password } }));
      // The server has ended the sessions of whoever this is: perhaps the one that is open here.
      await api.refresher.refresh(Date.now());
      setDone(true);
    },
    explain: (error) => sendFailure(error, words.notSent),
  });

  return (
    <>
      <PageTitle>{useMessages().account.resetPassword.title}</PageTitle>
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
