import type { User } from '@skillharbor/contract';
import { AddressNotice } from '@skillharbor/ui/layout';
import { CorrectAddressModal } from '@skillharbor/ui/modals';
import { useConfirmationMessages, useToast } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { correctAddress, sendConfirmation } from '../api/account.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { siteQuery } from '../site/siteQuery.ts';
import { useSubmission } from '../submission/useSubmission.ts';

/** Asks a user to confirm the email address, and lets the user correct it. */
export function UnconfirmedAddress({ user }: { user: User }) {
  const app = useApp();
  const { api, session } = app;
  const appMessages = useAppMessages();
  const messages = useConfirmationMessages();
  const toast = useToast();
  const { data: site } = useQuery(siteQuery(app));
  const [isCorrecting, setIsCorrecting] = useState(false);

  const [sending, send] = useSubmission({
    send: async () => {
      await sendConfirmation(api);
      toast.show(messages.notice.sent);
    },
    explain: (error) => sendFailure(error, messages.notice.sendFailed, appMessages),
  });
  const [correcting, correct] = useSubmission({
    send: async (email: string) => {
      session.setUser(await correctAddress(api, { email }));
      setIsCorrecting(false);
      toast.show(messages.correctModal.done(email));
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });

  return (
    <>
      <AddressNotice
        email={user.email}
        sending={sending}
        onSend={() => send(undefined)}
        onCorrect={() => setIsCorrecting(true)}
        outboxHref={site?.has_outbox ? `/api/outbox/?to=${encodeURIComponent(user.email)}` : null}
      />
      <CorrectAddressModal
        key={user.email}
        open={isCorrecting}
        onClose={() => setIsCorrecting(false)}
        email={user.email}
        submission={correcting}
        onSubmit={correct}
      />
    </>
  );
}
