import { ChangePasswordPage } from '@skillharbor/ui/pages';
import { useAccountMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { changePassword } from '../../api/account.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

export function Component() {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const [done, setDone] = useState(false);
  const [submission, submit] = useSubmission({
    send: async (body: { old_password: string; password: string }) => {
      await changePassword(api, body);
      setDone(true);
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });

  return (
    <>
      <PageHead title={useAccountMessages().changePassword.title} preview={null} />
      <ChangePasswordPage
        done={done}
        submission={submission}
        onSubmit={submit}
        homeHref={paths.home()}
        forgotPasswordHref={paths.forgotPassword()}
        accountHref={paths.account()}
      />
    </>
  );
}
