import type { InviteInput } from '@skillharbor/ui/forms';
import { useInvitationMessages } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { useRef } from 'react';
import { inviteFreelancer } from '../../api/invitations.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { useNextPage } from '../../submission/useNextPage.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** Sends an invitation, and returns to the freelancer's profile. */
export function useInvite(
  freelancerId: number,
  unsaved: Pick<UnsavedGuard, 'sending'>,
): [Submission, (input: InviteInput) => void] {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const messages = useInvitationMessages().invite;
  const goOn = useNextPage();
  const attempt = useRef<InviteInput & { id: string }>(undefined);

  return useSubmission({
    send: async ({ jobId, message }: InviteInput, sending) => {
      // An invitation that is sent again has the same id, so that the server stores it once even if an earlier response
      // was lost.
      const before = attempt.current;
      const isSame = before?.jobId === jobId && before.message === message;
      const { id } = isSame ? before : { id: crypto.randomUUID() };
      attempt.current = { id, jobId, message };
      const body = { id, freelancer_id: freelancerId, message };
      await unsaved.sending(inviteFreelancer(api, jobId, body));
      await goOn(sending, paths.freelancer(freelancerId), { toast: messages.sent });
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
}
