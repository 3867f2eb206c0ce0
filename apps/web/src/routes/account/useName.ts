import { useAccountPageMessages, useToast } from '@skillharbor/ui/primitives';
import type { AccountPageProps } from '@skillharbor/ui/pages';
import { updateCurrentUser } from '../../api/currentUser.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Changes the name of the user. */
export function useName(): Pick<AccountPageProps, 'naming' | 'onName'> {
  const { api, session } = useApp();
  const appMessages = useAppMessages();
  const messages = useAccountPageMessages().name;
  const toast = useToast();
  const [naming, onName] = useSubmission({
    send: async (name: Parameters<AccountPageProps['onName']>[0]) => {
      session.setUser(await updateCurrentUser(api, name));
      toast.show(messages.saved);
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });
  return { naming, onName };
}
