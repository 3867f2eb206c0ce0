import type { DeclineAllInput } from '@skillharbor/contract';
import { useClientMessages } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { declineAll } from '../../api/applications.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { aboutDecision } from '../../decisions/decisionToast.ts';
import { paths } from '../../navigation/paths.ts';
import { useNextPage } from '../../submission/useNextPage.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Declines all applicants who are waiting for a decision, and navigates to the job, where the client can undo this. */
export function useDeclineAll(jobId: number): [Submission, (input: DeclineAllInput) => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const messages = useClientMessages().declineAll;
  const goOn = useNextPage();

  return useSubmission({
    send: async (input: DeclineAllInput, sending) => {
      const { count } = await declineAll(api, jobId, input);
      await queries.invalidateQueries();
      const toast = appMessages.toasts.declinedAll(count);
      await goOn(sending, paths.manageJob(jobId), { toast, replace: true, ...aboutDecision });
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
}
