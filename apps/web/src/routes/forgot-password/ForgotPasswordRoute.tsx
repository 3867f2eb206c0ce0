import { unwrap } from '@skillharbor/api-client';
import { ForgotPasswordPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useSubmission } from '../../data/useSubmission.ts';
import { sendFailure } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';

export function Component() {
  const { api } = useApp();
  const [sent, setSent] = useState(false);
  const [submission, submit] = useSubmission({
    send: async (body: { email: string }) => {
      await unwrap(api.credentialed.POST('/api/auth/password/reset/', { body }));
      setSent(true);
    },
    explain: (error) => sendFailure(error, words.notSent),
  });

  return (
    <>
      <PageTitle>{useMessages().account.forgotPassword.title}</PageTitle>
      <ForgotPasswordPage
        submission={submission}
        sent={sent}
        onSubmit={submit}
        onAgain={() => setSent(false)}
        signInHref={paths.signIn()}
      />
    </>
  );
}
