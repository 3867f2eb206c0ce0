import type { Api } from '@skillharbor/api-client';
import type { AddressLink } from '@skillharbor/ui/pages';
import { useState } from 'react';
import { getCurrentUser } from '../api/currentUser.ts';
import { failureOf, sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useLinkToken } from '../navigation/useLinkToken.ts';
import { currentUser } from '../session/currentUser.ts';
import { useSubmission } from './useSubmission.ts';

/**
 * Returns the state of a mail link about an email address. The page asks for confirmation before it sends a request,
 * because programs that scan mails also open their links and may run scripts.
 */
export function useAddressLink(
  send: (api: Api, token: string) => Promise<{ email: string }>,
  messages: { failed: string; unusable: string },
): AddressLink {
  const appMessages = useAppMessages();
  const { api, session } = useApp();
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [submission, submit] = useSubmission({
    send: async (secret: string) => {
      const { email } = await send(api, secret);
      // The signed-in user may not be the owner of the email address, so the server checks this.
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
  if (confirmed !== null) return { status: 'confirmed', email: confirmed };
  if (token === '') return { status: 'incomplete' };
  return { status: 'ready', submission, onConfirm: () => submit(token ?? '') };
}
