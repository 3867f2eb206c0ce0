import { ForgotPasswordPage } from '@skillharbor/ui/pages';
import { useAccountMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { requestPasswordReset } from '../../api/account.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { useOrigin } from '../../session/useOrigin.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

export function Component() {
  const appMessages = useAppMessages();
  const { api, resetOrigin } = useApp();
  const from = useOrigin();
  const [sent, setSent] = useState(false);
  const [submission, submit] = useSubmission({
    send: async (body: { email: string }) => {
      await requestPasswordReset(api, body);
      resetOrigin.set(from);
      setSent(true);
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });

  return (
    <>
      <PageHead title={useAccountMessages().forgotPassword.title} preview={null} />
      <ForgotPasswordPage
        submission={submission}
        sent={sent}
        onSubmit={submit}
        onAgain={() => setSent(false)}
        signInHref={paths.signIn({ from })}
      />
    </>
  );
}
