import { ResetPasswordPage } from '@skillharbor/ui/pages';
import { useAccountMessages, useIsHydrated } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkPasswordReset, confirmPasswordReset } from '../../api/account.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { useLinkToken } from '../../navigation/useLinkToken.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

export function Component() {
  const appMessages = useAppMessages();
  const { api, resetOrigin } = useApp();
  const isHydrated = useIsHydrated();
  const from = isHydrated ? resetOrigin.get() : undefined;
  const token = useLinkToken();
  const check = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => checkPasswordReset(api, token ?? ''),
    enabled: token !== null && token !== '',
  });
  const [done, setDone] = useState(false);
  const [submission, submit] = useSubmission({
    send: async ({ password }: { password: string }) => {
      await confirmPasswordReset(api, { token: token ?? '', password });
      // The server has ended all sessions of this account, possibly including the one in this browser.
      await api.refresher.refresh(Date.now());
      setDone(true);
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });

  return (
    <>
      <PageHead title={useAccountMessages().resetPassword.title} preview={null} />
      <ResetPasswordPage
        state={done ? 'done' : token === '' ? 'incomplete' : stateOf(check)}
        submission={submission}
        onSubmit={submit}
        signInHref={paths.signIn({ from })}
        forgotPasswordHref={paths.forgotPassword({ from })}
      />
    </>
  );
}

/**
 * Returns the state of the link. If the check itself fails, the form is shown, and the server refuses an invalid link
 * later.
 */
function stateOf({ data, isPending }: { data: { works: boolean } | undefined; isPending: boolean }) {
  if (isPending) return 'checking';
  return data?.works === false ? 'unusable' : 'ready';
}
