import { DeletionNotice } from '@skillharbor/ui/layout';
import { useDeletionMessages, useToast } from '@skillharbor/ui/primitives';
import { cancelDeletion } from '../api/account.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useSubmission } from '../submission/useSubmission.ts';

/** Shows when the user's account will be deleted, and lets the user keep it. */
export function LeavingUser({ deletesAt }: { deletesAt: string }) {
  const { api, session } = useApp();
  const appMessages = useAppMessages();
  const messages = useDeletionMessages().notice;
  const toast = useToast();
  const [keeping, keep] = useSubmission({
    send: async () => {
      session.setUser(await cancelDeletion(api));
      toast.show(messages.kept);
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
  return <DeletionNotice deletesAt={deletesAt} keeping={keeping} onKeep={() => keep(undefined)} />;
}
