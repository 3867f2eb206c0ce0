import { ConfirmAddressPage } from '@skillharbor/ui/pages';
import type { ConfirmationLink } from '@skillharbor/ui/pages';
import { useConfirmationMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { confirmAddress, getCurrentUser } from '../../api/account.ts';
import { failureOf, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { useLinkToken } from '../../navigation/useLinkToken.ts';
import { currentUser } from '../../session/currentUser.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Asks before it confirms, because programs that check mails open their links as well and may run scripts. */
export function Component() {
  const appMessages = useAppMessages();
  const { api, session } = useApp();
  const token = useLinkToken();
  const messages = useConfirmationMessages().page;
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [submission, submit] = useSubmission({
    send: async (secret: string) => {
      const { email } = await confirmAddress(api, secret);
      // Another user than the owner of the address may be signed in here, so the server is asked.
      if (currentUser(session.get())) await getCurrentUser(api).then(session.setUser, () => undefined);
      setConfirmed(email);
    },
    explain: (error) => {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.status === 400)
        return { status: 'failed', message: messages.unusable };
      return sendFailure(error, messages.failed, appMessages);
    },
  });
  const link: ConfirmationLink =
    confirmed !== null
      ? { status: 'confirmed', email: confirmed }
      : token === ''
        ? { status: 'incomplete' }
        : { status: 'ready', submission, onConfirm: () => submit(token ?? '') };
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <ConfirmAddressPage link={link} homeHref={paths.home()} />
    </>
  );
}
