import { useApplicationMessages, useToast } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { withdrawApplication } from '../../api/applications.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useConflict } from '../../submission/useConflict.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Withdraws the freelancer's own application. `reason` may be empty. */
export function useWithdrawal(applicationId: number): [Submission, (reason: string) => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const messages = useApplicationMessages().withdrawModal;
  const toast = useToast();
  const onConflict = useConflict();

  return useSubmission({
    send: async (reason: string) => {
      await withdrawApplication(api, applicationId, reason === '' ? {} : { reason }).catch(onConflict);
      await queries.invalidateQueries();
      toast.show(messages.withdrawn);
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
}
